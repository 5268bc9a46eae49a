/// The page of a report, without its failures: they follow as blocks of JSON, which it reads.
///
/// It holds everything it needs, asks for nothing, and says so to the browser (its content policy).
enum ReportPage {
  /// The page, up to and without the end of its script.
  static let text = """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
    style-src 'unsafe-inline'; script-src 'unsafe-inline'">
    <meta name="viewport" content="width=device-width">
    <meta name="color-scheme" content="light dark">
    <title>Screenshots</title>
    <style>
    \(style)
    </style>
    \(body)
    <script>
    \(script)

    """

  private static let body = """
    <header>
      <h1 id="summary">Screenshots</h1>
      <span class="space"></span>
      <button id="theme" title="Light or dark (t)">Theme</button>
    </header>
    <nav>
      <input id="filter" type="search" placeholder="Filter (/)" aria-label="Filter">
      <ol id="list"></ol>
    </nav>
    <main>
      <h2 id="name"></h2>
      <p id="origin"></p>
      <p id="message"></p>
      <p id="accept"><span>If it is right:</span> <code id="command"></code><button id="copy">Copy</button></p>
      <div id="bar">
        <span id="modes" role="group" aria-label="View"></span>
        <span class="group">
          <button id="smaller" title="Smaller (-)">\u{2212}</button>
          <output id="zoom"></output>
          <button id="larger" title="Larger (+)">+</button>
          <button id="fit" title="Fit into the window (0)">Fit</button>
        </span>
        <label id="control"><input id="slider" type="range" min="0" max="100" value="50"
          aria-label="How much of the actual picture is shown"></label>
        <output id="pixel"></output>
      </div>
      <div id="stage" tabindex="0"></div>
      <p id="keys"><kbd>j</kbd> <kbd>k</kbd> next, previous \u{00B7}
        <kbd>1</kbd>\u{2013}<kbd>6</kbd> view \u{00B7} <kbd>b</kbd> blink \u{00B7}
        <kbd>space</kbd> swap \u{00B7} <kbd>\u{2190}</kbd> <kbd>\u{2192}</kbd> slider \u{00B7}
        <kbd>+</kbd> <kbd>-</kbd> <kbd>0</kbd> zoom \u{00B7} <kbd>t</kbd> theme \u{00B7}
        <kbd>/</kbd> filter</p>
    </main>
    <noscript>This page shows its pictures by a script of its own; allow it to run.</noscript>
    """
}
