extension ReportPage {
  /// How it looks; light and dark as the system says, or as the button asks.
  static let style = """
    :root { color-scheme: light dark; --back: #f4f4f7; --card: #fff; --ink: #1c1c1e;
      --faint: #65656b; --line: #d5d5da; --accent: #0060df; --accent-ink: #fff; --red: #c0271d;
      --amber: #8a5a00; --green: #1d7a37; --check: #e4e4e8; }
    @media (prefers-color-scheme: dark) { :root:not([data-theme=light]) { --back: #161618;
      --card: #232326; --ink: #f2f2f7; --faint: #a0a0a8; --line: #3d3d42; --accent: #4a9bff;
      --accent-ink: #06121f; --red: #ff7b72; --amber: #f0b849; --green: #5fd180;
      --check: #2e2e32; } }
    :root[data-theme=dark] { color-scheme: dark; --back: #161618; --card: #232326;
      --ink: #f2f2f7; --faint: #a0a0a8; --line: #3d3d42; --accent: #4a9bff;
      --accent-ink: #06121f; --red: #ff7b72; --amber: #f0b849; --green: #5fd180;
      --check: #2e2e32; }
    :root[data-theme=light] { color-scheme: light; }
    * { box-sizing: border-box; }
    body { margin: 0; height: 100vh; display: grid; grid-template: auto 1fr / 19rem 1fr;
      background: var(--back); color: var(--ink); font: 14px/1.45 system-ui, sans-serif; }
    header { grid-column: 1 / 3; display: flex; align-items: center; padding: .6rem 1rem;
      background: var(--card); border-bottom: 1px solid var(--line); }
    h1 { font-size: 1.1rem; margin: 0; }
    h2 { font-size: 1.25rem; margin: 0; overflow-wrap: anywhere; }
    p { margin: 0; }
    .space { flex: 1; }
    nav { overflow: auto; border-right: 1px solid var(--line); background: var(--card);
      padding: .6rem; }
    nav input { width: 100%; padding: .4rem .6rem; border: 1px solid var(--line);
      border-radius: 8px; background: var(--back); color: inherit; font: inherit; }
    ol { list-style: none; margin: .6rem 0 0; padding: 0; }
    li { padding: .35rem .6rem; border-radius: 8px; cursor: pointer; overflow-wrap: anywhere;
      content-visibility: auto; contain-intrinsic-size: auto 2.6rem; }
    li small { display: block; color: var(--faint); }
    li[aria-selected=true] { background: var(--accent); color: var(--accent-ink); }
    li[aria-selected=true] small { color: inherit; }
    main { overflow: hidden; padding: 1rem 1.2rem; display: flex; flex-direction: column;
      gap: .5rem; min-width: 0; }
    #origin { color: var(--faint); overflow-wrap: anywhere; }
    #message { overflow-wrap: anywhere; white-space: pre-wrap; color: var(--red); }
    .missing #message { color: var(--amber); }
    .recorded #message { color: var(--green); }
    #accept { display: flex; gap: .5rem; align-items: center; }
    code { font: 13px/1.4 ui-monospace, monospace; background: var(--card); overflow-wrap: anywhere;
      border: 1px solid var(--line); border-radius: 6px; padding: .15rem .5rem; }
    #bar { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; }
    #bar output { color: var(--faint); font-variant-numeric: tabular-nums; }
    #zoom { min-width: 3.6rem; text-align: center; display: inline-block; }
    button { font: inherit; color: inherit; background: var(--card); padding: .2rem .7rem;
      border: 1px solid var(--line); border-radius: 7px; cursor: pointer; }
    button[aria-pressed=true] { background: var(--accent); color: var(--accent-ink);
      border-color: var(--accent); }
    button:disabled { opacity: .4; cursor: default; }
    #modes button { border-radius: 0; margin-left: -1px; }
    #modes button:first-child { border-radius: 7px 0 0 7px; margin: 0; }
    #modes button:last-child { border-radius: 0 7px 7px 0; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    #stage { flex: 1; min-height: 0; overflow: auto; border: 1px solid var(--line);
      border-radius: 10px; padding: 12px; background: var(--card); }
    figure { margin: 0; display: inline-block; vertical-align: top; margin-right: 14px; }
    figcaption { color: var(--faint); margin-bottom: 4px; white-space: nowrap; }
    .paper { position: relative; display: block;
      background: repeating-conic-gradient(var(--check) 0 25%, var(--card) 0 50%) 0 / 16px 16px;
      outline: 1px solid var(--line); }
    .paper img { position: absolute; left: 0; top: 0; display: block; }
    .sharp img { image-rendering: pixelated; }
    .edge { position: absolute; top: 0; bottom: 0; width: 2px; margin-left: -1px;
      background: var(--accent); pointer-events: none; }
    .sliding { cursor: ew-resize; touch-action: none; }
    #keys { color: var(--faint); font-size: 12px; }
    kbd { font: 11px ui-monospace, monospace; border: 1px solid var(--line); border-radius: 4px;
      padding: 0 .3rem; background: var(--card); color: var(--ink); }
    [hidden] { display: none !important; }
    @media (max-width: 700px) { body { grid-template: auto 10rem 1fr / 1fr; }
      header { grid-column: 1; } nav { border: 0; border-bottom: 1px solid var(--line); } }
    """
}
