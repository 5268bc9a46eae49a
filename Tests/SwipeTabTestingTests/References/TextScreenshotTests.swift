import SwipeTabTesting
import SwipeTabs
import Testing

/// Text in every script and every way to set it, as it is drawn.
@Suite("Reference pictures of text", .serialized) @MainActor struct TextScreenshotTests {
  struct Sample: CustomTestStringConvertible, Sendable {
    var name: String
    var title: String
    var body: String
    var direction = LayoutDirection.leftToRight
    var locale = "en"
    var scales = [1.0]

    var testDescription: String { name }
  }

  nonisolated static let samples = [
    Sample(
      name: "latin", title: "AVATAR To Typography",
      body:
        "“Fly,” she said – it’s office work… Tölpel, naïve, Žižek, soft\u{AD}hyphen\u{AD}ated "
        + "words wrap where they may; 1/2 & 100 %.", scales: [1, 2]),
    Sample(
      name: "greek-cyrillic", title: "Ελληνικά Русский",
      body: "Η γρήγορη αλεπού πηδά πάνω από τον σκύλο. Съешь же ещё этих мягких булок."),
    Sample(
      name: "arabic", title: "الصفحة تتبع الإصبع",
      body:
        "بِسْمِ ٱللَّهِ ٱلرَّحْمَٰنِ، النص العربي يلتف من اليمين إلى اليسار، مع أرقام ١٢٣ و 456.",
      direction: .rightToLeft, locale: "ar", scales: [1, 2]),
    Sample(
      name: "hebrew", title: "הדף עוקב אחרי האצבע",
      body: "בְּרֵאשִׁית בָּרָא אֱלֹהִים אֵת הַשָּׁמַיִם; שורה שנייה עם (סוגריים) ומספר 42.",
      direction: .rightToLeft, locale: "he"),
    Sample(
      name: "mixed", title: "Open שלום.txt (1)",
      body:
        "The word שלום עולם (peace) and مرحبا 123 in one line, then [אבג] and 12.5% of it."),
    Sample(
      name: "mixed-rtl", title: "פתח את SwipeTabs (1)",
      body:
        "הספרייה SwipeTabs 2.0 (Linux) מציירת 200 שורות ב־3 ms, כולל [abc] ו־مرحبا.",
      direction: .rightToLeft, locale: "he"),
    Sample(
      name: "devanagari", title: "पृष्ठ उंगली का अनुसरण",
      body: "क्षत्रिय, हिन्दी और संस्कृत में संयुक्ताक्षर: र्क, त्र, ज्ञ, श्री। मात्राएँ क्रम बदलती हैं।",
      locale: "hi"),
    Sample(
      name: "thai", title: "หน้าเลื่อนตามนิ้ว",
      body: "สวัสดีชาวโลก น้ำ ที่ เป็น ผู้ใหญ่ ปู่ย่าตายาย วรรณยุกต์ซ้อนกันอย่างถูกต้อง", locale: "th"),
    Sample(
      name: "chinese", title: "页面跟随手指", body: "中文没有空格，行末可在任何字之后；但标点（如「，」）不会出现在行首。",
      locale: "zh-CN"),
    Sample(
      name: "japanese", title: "ページは指に従う", body: "日本語の文章は、どこでも改行できます。「ただし」行頭には来ません。骨・直・誤。",
      locale: "ja", scales: [1, 2]),
    Sample(
      name: "korean", title: "페이지는 손가락을", body: "한국어 문장은 낱말 사이에서 줄을 바꿉니다. 각 글자는 조합됩니다.",
      locale: "ko"),
    Sample(
      name: "emoji", title: "👍🏽 Well done 🎉",
      body: "Family 👨‍👩‍👧‍👦, flags 🇩🇪🇯🇵, keycap 1️⃣, heart ❤️ and 😀 in שלום 🌍 and text.",
      scales: [1, 2]),
  ]

  @Test("each script: a title, lines that wrap, a line that ends early", arguments: samples)
  func script(_ sample: Sample) throws {
    for scale in sample.scales {
      let title = Label(sample.title, font: .system(20, weight: .bold))
      let body = Label(sample.body, font: .system(15), numberOfLines: 0)
      let end = Label(sample.body, font: .system(13), color: .secondaryLabel)
      try expect(
        scale == 1 ? [title, body, end] : [title, end],
        named: "text-\(sample.name)" + (scale == 1 ? "" : "-2x"),
        width: scale == 1 ? 300 : 240, scale: scale, direction: sample.direction,
        locale: sample.locale)
    }
  }

  @Test("head, middle and tail give way, on the side where the text is missing")
  func truncation() throws {
    let texts = [
      "The quick brown fox jumps over the lazy dog", "שלום לכולם זהו טקסט ארוך מאוד בעברית היום",
      "left שלום לכולם זהו טקסט and more words here", "مرحبا بالعالم هذا نص طويل جدا في سطر واحد",
      "日本語の長い文章はここで終わりますが続きます", "👨‍👩‍👧‍👦👍🏽🇩🇪😀🎉👨‍👩‍👧‍👦👍🏽🇩🇪😀🎉👨‍👩‍👧‍👦",
    ]
    let modes: [(String, LineBreakMode)] = [
      ("head", .truncatingHead), ("middle", .truncatingMiddle), ("tail", .truncatingTail),
      ("clipping", .clipping),
    ]
    for (name, mode) in modes {
      let labels = texts.map { text in
        let label = Label(text, font: .system(15), alignment: .paragraph)
        label.lineBreakMode = mode
        label.backgroundColor = .secondarySystemBackground
        return label
      }
      try expect(labels, named: "text-truncation-\(name)", width: 220)
    }
  }

  @Test("lines wrap at words, at characters of East Asia, in the middle of endless words")
  func wrapping() throws {
    let texts = [
      "Donaudampfschifffahrtsgesellschaftskapitän is one word", "well-known e-mail/web – and so on",
      "これは「改行」の、ちょっとした例です。きっと、そう。", "Latin の中の 日本語 mixed 文字 text", "שלום לכולם abc def זהו טקסט",
    ]
    let labels = texts.map { text in
      let label = Label(text, font: .system(15), alignment: .paragraph, numberOfLines: 0)
      label.backgroundColor = .secondarySystemBackground
      return label
    }
    try expect(labels, named: "text-wrapping", width: 130)
  }

  @Test("alignment by direction", arguments: LayoutDirection.allCases)
  func alignment(direction: LayoutDirection) throws {
    let alignments: [(String, TextAlignment)] = [
      ("natural", .natural), ("paragraph", .paragraph), ("left", .left), ("center", .center),
      ("right", .right), ("trailing", .trailing),
    ]
    let labels = alignments.flatMap { name, alignment in
      ["\(name) one", "שורה \(name)"].map { text in
        let label = Label(text, font: .system(13), alignment: alignment)
        label.backgroundColor = .secondarySystemBackground
        return label
      }
    }
    try expect(
      labels, named: "text-alignment-\(direction == .leftToRight ? "ltr" : "rtl")", width: 200,
      direction: direction)
  }

  @Test("weights of Latin and of other scripts")
  func weights() throws {
    let labels = FontWeight.allCases.flatMap { weight in
      ["Hamburg \(weight.rawValue) 0123", "مرحبا שלום नमस्ते 日本語"].map {
        Label($0, font: .system(17, weight: weight))
      }
    }
    try expect(labels, named: "text-weights")
  }

  @Test("sizes from small to large, and the text size of the whole window")
  func sizes() throws {
    let labels = [9, 11, 12.5, 13, 15, 17, 22, 28, 34].map {
      Label("\($0) Ag شلو 字", font: .system($0))
    }
    try expect(labels, named: "text-sizes")
    for factor in [0.8, 2] {
      let body = Label(
        "The whole window grows, and lines wrap anew.", font: .system(13), numberOfLines: 0)
      try expect([body], named: "text-factor-\(factor == 2 ? "200" : "80")", factor: factor)
    }
  }

  @Test("one line of all scripts stands on one baseline and is as high as a Latin one")
  func baseline() throws {
    let labels = ["Hxg مرحبا שלום नमस्ते ไทยน้ำ 日本 한국 😀 x̂́", "Hxg Latin only"].map { text in
      let label = Label(text, font: .system(17))
      label.backgroundColor = .secondarySystemBackground
      return label
    }
    try expect(labels, named: "text-baseline", width: 400)
    try expect(
      labels.map { Label($0.text, font: .system(17)) }, named: "text-baseline-2x", width: 400,
      scale: 2)
  }

  /// Shows labels below one another and compares.
  private func expect(
    _ labels: [Label], named name: String, width: Double = 300, scale: Double = 1,
    direction: LayoutDirection = .leftToRight, locale: String = "en", factor: Double = 1
  ) throws {
    let harness = try TestHarness(
      size: Size(width: width, height: 100), scale: scale, direction: direction, locale: locale,
      textSize: factor)
    let stack = StackView(
      spacing: 6, insets: EdgeInsets(top: 8, leading: 10, bottom: 8, trailing: 10), labels)
    stack.backgroundColor = .systemBackground
    harness.show(stack)
    let height = stack.sizeThatFits(Size(width: width, height: .infinity)).height
    harness.resize(to: Size(width: width, height: height.rounded(.up)))
    try harness.settle()
    try harness.expectScreenshot(named: name)
  }
}
