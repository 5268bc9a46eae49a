import SwipeTabCore
import Testing

@testable import SwipeTabResources

@Suite("Language preferences")
struct LanguagePreferencesTests {
  private func languages(_ environment: [String: String]) -> [String] {
    LanguagePreferences(environment: environment).languages.map(\.description)
  }

  @Test("take the first of LC_ALL, LC_MESSAGES and LANG that is not empty")
  func order() {
    #expect(languages(["LANG": "de_DE.UTF-8"]) == ["de-DE"])
    #expect(languages(["LC_MESSAGES": "fr_FR", "LANG": "de_DE"]) == ["fr-FR"])
    #expect(languages(["LC_ALL": "ja_JP", "LC_MESSAGES": "fr_FR", "LANG": "de_DE"]) == ["ja-JP"])
    #expect(languages(["LC_ALL": "", "LC_MESSAGES": "", "LANG": "de_DE"]) == ["de-DE"])
    #expect(languages([:]) == [])
  }

  @Test("LANGUAGE comes before the locale, as a list")
  func list() {
    #expect(languages(["LANGUAGE": "de_AT:fr:fr", "LANG": "en_GB.UTF-8"]) == ["de-AT", "fr"])
    #expect(languages(["LANGUAGE": "", "LANG": "en_GB.UTF-8"]) == ["en-GB"])
    #expect(languages(["LANGUAGE": ":he::ar", "LANG": "en_GB"]) == ["he", "ar"])
  }

  @Test(
    "LANGUAGE does not count in the portable locale",
    arguments: ["C", "POSIX", "C.UTF-8", "C.utf8"])
  func portable(locale: String) {
    #expect(languages(["LANGUAGE": "de", "LANG": locale]) == [])
    #expect(languages(["LANGUAGE": "de", "LC_ALL": locale, "LANG": "fr_FR"]) == [])
  }

  @Test("without any locale LANGUAGE does not count either")
  func noLocale() { #expect(languages(["LANGUAGE": "de"]) == []) }

  @Test("an element C ends the list")
  func end() {
    #expect(languages(["LANGUAGE": "de:C:fr", "LANG": "en_GB"]) == ["de"])
  }

  @Test("names that are no languages are passed over")
  func nonsense() {
    #expect(languages(["LANGUAGE": "x:../../etc:de:verylongword:12", "LANG": "en"]) == ["de"])
  }

  @Test(
    "tags are read from locales in all forms",
    arguments: [
      ("pt_BR.UTF-8", "pt-BR"), ("pt-br", "pt-BR"), ("sr_RS@latin", "sr-Latn-RS"),
      ("sr@cyrillic", "sr-Cyrl"), ("zh_Hant_TW", "zh-Hant-TW"), ("zh-hans", "zh-Hans"),
      ("iw_IL", "he-IL"), ("in", "id"), ("no", "nb"), ("de_DE@euro", "de-DE"),
      ("ca_ES@valencia", "ca-ES-valencia"), ("es_419", "es-419"), ("sh", "sr-Latn"),
      ("de-1996", "de-1996"), ("fil_PH", "fil-PH"), ("AR", "ar"),
    ])
  func tags(locale: String, tag: String) {
    #expect(LanguageTag(locale)?.description == tag)
  }

  @Test(
    "region and script are given up step by step",
    arguments: [
      ("pt_BR", ["pt", "pt-BR", "en"], ["pt-BR", "pt"]),
      ("pt_BR", ["pt", "en"], ["pt"]),
      ("zh_TW", ["zh-Hans", "zh-Hant", "zh"], ["zh-Hant", "zh"]),
      ("zh_TW", ["zh-TW", "zh-Hant-TW", "zh-Hant"], ["zh-TW", "zh-Hant-TW", "zh-Hant"]),
      ("zh_TW", ["zh-Hans"], []),
      ("zh_HK", ["zh-TW", "zh-Hant"], ["zh-Hant", "zh-TW"]),
      ("zh_CN", ["zh-Hant", "zh-Hans"], ["zh-Hans"]),
      ("zh", ["zh-CN", "zh-TW"], ["zh-CN"]),
      ("sr_RS@latin", ["sr", "sr-Latn"], ["sr-Latn", "sr"]),
      ("sr_RS", ["sr-Latn", "sr"], ["sr"]),
      ("sr", ["sr-Cyrl"], ["sr-Cyrl"]),
      ("iw", ["he"], ["he"]),
      ("he_IL", ["iw"], ["he"]),
      ("de_CH", ["de-AT", "de-DE", "en"], ["de-AT"]),
      ("ca_ES@valencia", ["ca", "ca-valencia"], ["ca-valencia", "ca"]),
      ("fr", ["en", "de"], []),
    ])
  func fallbacks(locale: String, available: [String], found: [String]) {
    let preferences = LanguagePreferences(environment: ["LANG": locale])
    let tags = available.compactMap { LanguageTag($0) }
    #expect(preferences.matches(among: tags).map(\.description) == found)
  }

  @Test("several languages are matched in their order, each once")
  func several() {
    let preferences = LanguagePreferences(
      environment: ["LANGUAGE": "fr_CH:de_CH:fr", "LANG": "en_GB"])
    let tags = ["de", "en", "fr"].compactMap { LanguageTag($0) }
    #expect(preferences.matches(among: tags).map(\.description) == ["fr", "de"])
  }

  @Test(
    "Arabic, Hebrew, Persian, Urdu and their like run from right to left",
    arguments: [
      "ar", "ar_EG", "he_IL", "iw", "fa_IR", "ur_PK", "yi", "ps_AF", "ckb_IQ", "sd_PK", "ug_CN",
      "dv_MV", "pa_PK", "az_IR", "uz_AF", "ks_IN",
    ])
  func rightToLeft(locale: String) {
    #expect(LanguageTag(locale)?.layoutDirection == .rightToLeft)
    #expect(LanguagePreferences(environment: ["LANG": locale]).layoutDirection == .rightToLeft)
  }

  @Test(
    "other languages and scripts run from left to right",
    arguments: ["en", "de_DE", "ja_JP", "pa_IN", "az_AZ", "ur@latin", "sr_RS", "zh_TW", "sd_IN"])
  func leftToRight(locale: String) {
    #expect(LanguageTag(locale)?.layoutDirection == .leftToRight)
  }

  @Test("without a language the direction is left to right")
  func noDirection() {
    #expect(LanguagePreferences(environment: [:]).layoutDirection == .leftToRight)
  }
}
