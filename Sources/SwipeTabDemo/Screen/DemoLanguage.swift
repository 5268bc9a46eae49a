import Glibc
import SwipeTabs

/// The language of the demo and the direction in which it is written.
struct DemoLanguage: Hashable, Sendable {
  /// The language as it was given, such as `pt_BR.UTF-8`; empty when unknown.
  let identifier: String

  /// The language asked for, or the user's, or English without a desktop.
  init(options: DemoOptions) {
    identifier = options.locale ?? (options.isHeadless ? "en" : Self.environment)
  }

  /// The language part of the identifier, in lower case: `pt`.
  var code: String {
    String(identifier.prefix { $0.isLetter && $0.isASCII }).lowercased()
  }

  /// The direction of the language's script.
  var direction: LayoutDirection {
    let rightToLeft: Set<String> = [
      "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi",
    ]
    return rightToLeft.contains(code) ? .rightToLeft : .leftToRight
  }

  /// The user's language by the usual variables, of which the first that is set decides.
  private static var environment: String {
    for name in ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let value = getenv(name), value.pointee != 0 else { continue }
      // LANGUAGE is a list in order of preference.
      let first = String(cString: value).split(separator: ":").first.map(String.init) ?? ""
      if !first.isEmpty { return first == "C" || first == "POSIX" ? "en" : first }
    }
    return "en"
  }
}
