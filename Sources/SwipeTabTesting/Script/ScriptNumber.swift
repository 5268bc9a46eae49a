/// How numbers are written in scripts and on command lines: `12`, `-0.5`, `1e3`, nothing else.
public enum ScriptNumber {
  /// A finite number in decimal notation; nil for anything else, such as `nan`, `0x10` or `1,5`.
  public static func decimal(_ text: some StringProtocol) -> Double? {
    guard !text.isEmpty, text.utf8.count <= 64,
      text.utf8.allSatisfy({ byte in
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.eE".utf8.contains(byte)
      }),
      let value = Double(String(text)), value.isFinite
    else { return nil }
    return value
  }

  /// A whole number; one too great for the machine becomes the greatest there is, nil for anything
  /// that is not digits with an optional sign.
  public static func integer(_ text: some StringProtocol) -> Int? {
    let isNegative = text.first == "-"
    let digits = isNegative || text.first == "+" ? text.dropFirst() : text[...]
    guard !digits.isEmpty,
      digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return Int(String(text)) ?? (isNegative ? .min : .max)
  }
}
