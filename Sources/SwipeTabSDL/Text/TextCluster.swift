/// What a reader takes for one character, with all that laying out needs to know about it.
struct TextCluster: Hashable, Sendable {
  /// How a cluster is drawn.
  enum Kind: UInt8, Hashable, Sendable {
    /// By its glyphs, in the text colour.
    case text
    /// Not at all, but it takes room.
    case space
    /// By a picture.
    case color
    /// Not at all, and it takes no room.
    case invisible
    /// By a hyphen where a line ends with it, else not at all.
    case softHyphen
  }

  /// Its characters.
  var text: String
  /// How it is drawn.
  var kind: Kind
  /// The level of the bidirectional algorithm: odd ones go from right to left.
  var level: UInt8
  /// The script its run is shaped in.
  var script: Script
  /// The face it is drawn from, as the font store counts them.
  var face: Int
  /// Whether a line may end after it.
  var allowsBreak: Bool

  /// What it is to the rules for the ends of lines.
  var breakKind: LineBreakRules.Kind {
    LineBreakRules.kind(
      of: text.unicodeScalars.first?.value ?? 0x20, isPicture: kind == .color)
  }

  /// Whether it vanishes at the end of a line.
  var isSpace: Bool { kind == .space || kind == .invisible }

  /// More characters in one cluster are cut off: real ones have fewer (the stream-safe format of
  /// Unicode Annex 15 allows 30 marks), and each mark may rise above the last.
  static let greatestLength = 32
}

/// A paragraph, analysed once: what doesn't depend on width.
struct TextParagraph: Sendable {
  /// Its clusters in logical order.
  var clusters: [TextCluster]
  /// The level of the paragraph: 0 from left to right, 1 from right to left.
  var baseLevel: UInt8
}
