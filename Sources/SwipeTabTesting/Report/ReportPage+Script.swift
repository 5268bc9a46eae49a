extension ReportPage {
  /// What it does.
  ///
  /// The part behind `#` in its address chooses what is shown, such as
  /// `#2/slider/dark`: the second failure, the view, the theme.
  static let script = #"""
    "use strict";
    const modes = [["both", "Side by side"], ["slider", "Slider"], ["blink", "Blink"],
      ["difference", "Difference"], ["expected", "Expected"], ["actual", "Actual"]];
    const kinds = { different: "different", size: "other size", missing: "no reference",
      unreadable: "unreadable reference", recorded: "recorded" };
    const titles = { expected: "Expected", actual: "Actual", difference: "Difference" };
    const $ = id => document.getElementById(id);
    let failures = [], shown = [], current = null, pictures = {}, mode = "both", zoom = 0,
      part = 50, isSwapped = false, timer = 0, images = {};

    function make(tag, text, name) {
      const element = document.createElement(tag);
      if (text !== undefined) element.textContent = text;
      if (name) element.className = name;
      return element;
    }

    function load() {
      const all = new Map();
      for (const block of document.querySelectorAll("script.failure")) {
        const text = block.textContent, end = text.indexOf("\n");
        try {
          const facts = JSON.parse(text.slice(0, end));
          facts.data = text.slice(end + 1);
          all.delete(facts.key);
          all.set(facts.key, facts);
        } catch (error) { console.error(error); }
        block.textContent = "";
      }
      failures = [...all.values()];
      const recorded = failures.filter(one => one.kind === "recorded").length;
      const failed = failures.length - recorded, words = [];
      if (failed) words.push(failed + (failed === 1 ? " screenshot" : " screenshots")
        + " not as expected");
      if (recorded) words.push(recorded + " recorded anew");
      $("summary").textContent = words.join(", ") || "All screenshots are as expected";
      document.title = $("summary").textContent;
      $("list").setAttribute("role", "listbox");
      failures.forEach((one, index) => {
        const item = make("li", one.name);
        item.setAttribute("role", "option");
        item.append(make("small", kinds[one.kind] || one.kind));
        item.addEventListener("click", () => select(one));
        one.item = item;
        one.index = index;
        $("list").append(item);
      });
      for (const [name, title] of modes) {
        const button = make("button", title);
        button.id = "mode-" + name;
        button.title = title + " (" + (1 + modes.findIndex(one => one[0] === name)) + ")";
        button.addEventListener("click", () => choose(name));
        $("modes").append(button);
      }
      search();
      follow();
    }

    function search() {
      const words = $("filter").value.toLowerCase().split(" ").filter(Boolean);
      shown = failures.filter(one => {
        const text = (one.name + " " + one.kind + " " + one.origin).toLowerCase();
        one.item.hidden = !words.every(word => text.includes(word));
        return !one.item.hidden;
      });
    }

    function follow() {
      const [number, view, theme] = location.hash.slice(1).split("/");
      if (modes.some(one => one[0] === view)) mode = view;
      if (theme === "dark" || theme === "light") document.documentElement.dataset.theme = theme;
      select(failures[Math.max(0, (parseInt(number, 10) || 1) - 1)] || failures[0]);
    }

    function remember() {
      const theme = document.documentElement.dataset.theme;
      const words = [current.index + 1, mode].concat(theme ? [theme] : []);
      history.replaceState(null, "", "#" + words.join("/"));
    }

    function select(one) {
      if (!one) { document.querySelector("main").hidden = true; return; }
      if (current) current.item.setAttribute("aria-selected", "false");
      current = one;
      one.item.setAttribute("aria-selected", "true");
      one.item.scrollIntoView({ block: "nearest" });
      document.querySelector("main").className = one.kind;
      for (const id of ["name", "origin", "message", "command"]) $(id).textContent = one[id];
      $("accept").hidden = !one.command;
      const isRecorded = one.kind === "recorded";
      titles.expected = isRecorded ? "Before" : "Expected";
      titles.actual = isRecorded ? "After" : "Actual";
      for (const name of ["expected", "actual"]) $("mode-" + name).textContent = titles[name];
      pictures = JSON.parse(one.data);
      images = {};
      for (const name of Object.keys(titles)) {
        if (!pictures[name]) continue;
        images[name] = new Image();
        images[name].draggable = false;
        images[name].alt = titles[name];
        images[name].src = "data:image/png;base64," + pictures[name].data;
      }
      zoom = 0;
      choose(mode);
    }

    function isPossible(name) {
      if (name === "both") return true;
      if (name === "slider" || name === "blink") return pictures.expected && pictures.actual;
      return Boolean(pictures[name]);
    }

    function choose(name) {
      mode = name;
      remember();
      show();
    }

    function extent() {
      let width = 1, height = 1;
      for (const name of Object.keys(images)) {
        width = Math.max(width, pictures[name].width);
        height = Math.max(height, pictures[name].height);
      }
      return [width, height];
    }

    function scale() {
      if (zoom) return zoom;
      const [width, height] = extent(), stage = $("stage");
      const space = stage.clientWidth - 26, count = Object.keys(images).length || 1;
      const columns = mode === "both" && width * count + 16 * count <= space * 2 ? count : 1;
      const room = space / columns - (columns > 1 ? 16 : 0);
      const fit = Math.min(room / width, count === 1 || columns > 1 || mode !== "both"
        ? (stage.clientHeight - 56) / height : 8);
      return Math.max(.05, fit >= 1 ? Math.min(8, Math.floor(fit)) : fit);
    }

    function paper(names, factor) {
      const box = make("div", undefined, "paper" + (factor >= 1 ? " sharp" : ""));
      let width = 0, height = 0;
      for (const name of names) {
        const picture = pictures[name], image = images[name];
        width = Math.max(width, picture.width);
        height = Math.max(height, picture.height);
        image.style.width = picture.width * factor + "px";
        image.style.height = picture.height * factor + "px";
        image.style.clipPath = "";
        image.style.visibility = "";
        box.append(image);
      }
      box.style.width = width * factor + "px";
      box.style.height = height * factor + "px";
      box.addEventListener("pointermove", event => inspect(event, box, factor));
      box.addEventListener("pointerleave", () => { $("pixel").textContent = ""; });
      return box;
    }

    function figure(title, names, factor) {
      const result = make("figure");
      const sizes = names.map(name => pictures[name].width + "\u00d7" + pictures[name].height);
      result.append(make("figcaption", title + " \u00b7 " + [...new Set(sizes)].join(", ")));
      result.append(paper(names, factor));
      return result;
    }

    function show() {
      clearInterval(timer);
      for (const [name] of modes) {
        $("mode-" + name).disabled = !isPossible(name);
        $("mode-" + name).setAttribute("aria-pressed", String(name === mode));
      }
      const view = isPossible(mode) ? mode : "both", stage = $("stage"), factor = scale();
      stage.replaceChildren();
      $("control").hidden = view !== "slider";
      $("zoom").textContent = Math.round(factor * 100) + " %";
      if (!Object.keys(images).length) {
        stage.append(make("p", "The pictures of this failure are not in the report."));
      } else if (view === "both") {
        for (const name of Object.keys(images)) {
          stage.append(figure(titles[name], [name], factor));
        }
      } else if (view === "slider") {
        const result = figure(titles.expected + " to the left of the line, "
          + titles.actual.toLowerCase() + " to the right", ["expected", "actual"], factor);
        const box = result.querySelector(".paper");
        box.classList.add("sliding");
        box.append(make("div", undefined, "edge"));
        const pull = event => {
          if (event.buttons & 1) slide(event.offsetX / box.clientWidth * 100);
        };
        box.addEventListener("pointerdown", event => {
          box.setPointerCapture(event.pointerId);
          slide(event.offsetX / box.clientWidth * 100);
        });
        box.addEventListener("pointermove", pull);
        stage.append(result);
        slide(part);
      } else if (view === "blink") {
        stage.append(figure("", ["expected", "actual"], factor));
        isSwapped = true;
        swap();
        timer = setInterval(swap, 600);
      } else {
        stage.append(figure(titles[view], [view], factor));
      }
    }

    function slide(value) {
      part = Math.min(100, Math.max(0, value));
      $("slider").value = part;
      const edge = document.querySelector(".edge");
      if (!edge) return;
      edge.style.left = part + "%";
      const [width] = extent();
      const both = Math.max(pictures.expected.width, pictures.actual.width) || width;
      const cut = name => part / 100 * both / pictures[name].width * 100;
      images.actual.style.clipPath = "inset(0 0 0 " + cut("actual") + "%)";
      images.expected.style.clipPath = "inset(0 " + (100 - cut("expected")) + "% 0 0)";
    }

    function swap() {
      isSwapped = !isSwapped;
      images.expected.style.visibility = isSwapped ? "hidden" : "";
      images.actual.style.visibility = isSwapped ? "" : "hidden";
      const caption = document.querySelector("figcaption");
      if (caption) caption.textContent = isSwapped ? titles.actual : titles.expected;
    }

    function enlarge(step) {
      const present = scale();
      const steps = [.1, .25, .5, .75, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32];
      zoom = step > 0 ? steps.find(one => one > present + .01) || 32
        : steps.filter(one => one < present - .01).pop() || .1;
      show();
    }

    function inspect(event, box, factor) {
      const bounds = box.getBoundingClientRect();
      const x = Math.floor((event.clientX - bounds.left) / factor);
      const y = Math.floor((event.clientY - bounds.top) / factor);
      const words = ["expected", "actual"].filter(name => images[name]).map(name => {
        const canvas = images[name].canvas || (images[name].canvas = (() => {
          const sheet = make("canvas");
          sheet.width = pictures[name].width;
          sheet.height = pictures[name].height;
          sheet.getContext("2d", { willReadFrequently: true }).drawImage(images[name], 0, 0);
          return sheet;
        })());
        if (x < 0 || y < 0 || x >= canvas.width || y >= canvas.height) return name + " \u2013";
        const data = canvas.getContext("2d").getImageData(x, y, 1, 1).data;
        const hex = [...data].slice(0, data[3] < 255 ? 4 : 3)
          .map(value => value.toString(16).padStart(2, "0"));
        return name + " #" + hex.join("");
      });
      $("pixel").textContent = x + ", " + y + "  " + words.join("  ");
    }

    function step(count) {
      const place = shown.indexOf(current);
      select(shown[Math.min(shown.length - 1, Math.max(0, place + count))] || current);
    }

    function turnTheme() {
      const root = document.documentElement;
      const isDark = root.dataset.theme ? root.dataset.theme === "dark"
        : matchMedia("(prefers-color-scheme: dark)").matches;
      root.dataset.theme = isDark ? "light" : "dark";
      if (current) remember();
    }

    function press(event) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target === $("filter")) {
        if (event.key === "Escape" || event.key === "Enter") $("filter").blur();
        return;
      }
      const key = event.key, digit = "123456".indexOf(key);
      if (!current) return;
      if (key === "j" || key === "ArrowDown") step(1);
      else if (key === "k" || key === "ArrowUp") step(-1);
      else if (key === "ArrowLeft" && mode === "slider") slide(part - (event.shiftKey ? 10 : 1));
      else if (key === "ArrowRight" && mode === "slider") slide(part + (event.shiftKey ? 10 : 1));
      else if (key.length === 1 && digit >= 0) {
        if (isPossible(modes[digit][0])) choose(modes[digit][0]);
      }
      else if (key === "b") { if (isPossible("blink")) choose("blink"); }
      else if (key === " " && mode === "blink" && event.target.tagName !== "BUTTON") {
        clearInterval(timer);
        swap();
      }
      else if (key === "+" || key === "=") enlarge(1);
      else if (key === "-") enlarge(-1);
      else if (key === "0") { zoom = 0; show(); }
      else if (key === "t") turnTheme();
      else if (key === "/") $("filter").focus();
      else return;
      event.preventDefault();
    }

    $("filter").addEventListener("input", search);
    $("theme").addEventListener("click", turnTheme);
    $("slider").addEventListener("input", event => slide(Number(event.target.value)));
    $("smaller").addEventListener("click", () => enlarge(-1));
    $("larger").addEventListener("click", () => enlarge(1));
    $("fit").addEventListener("click", () => { zoom = 0; show(); });
    $("copy").addEventListener("click", () => {
      const range = document.createRange();
      range.selectNodeContents($("command"));
      getSelection().removeAllRanges();
      getSelection().addRange(range);
      if (navigator.clipboard) navigator.clipboard.writeText(current.command).catch(() => {});
    });
    addEventListener("keydown", press);
    addEventListener("resize", () => { if (current && !zoom) show(); });
    addEventListener("hashchange", follow);
    addEventListener("DOMContentLoaded", load);
    """#
}
