import SwipeTabViews
import Testing

@testable import SwipeTabSDL

@Suite("What the settings portal says") struct PortalSettingsTests {
  private func settings(
    _ appearance: Appearance = .light, _ contrast: Contrast = .normal, reducesMotion: Bool = false
  ) -> DesktopSettings {
    var settings = DesktopSettings()
    settings.appearance = appearance
    settings.contrast = contrast
    settings.reducesMotion = reducesMotion
    return settings
  }

  @Test("Numbers that are defined count; others mean no preference")
  func numbers() {
    var heard = PortalSettings()
    #expect(heard.settings == settings())
    heard.take(.number(1), for: .colorScheme)
    heard.take(.number(1), for: .contrast)
    heard.take(.number(1), for: .reducedMotion)
    #expect(heard.settings == settings(.dark, .increased, reducesMotion: true))
    for number: UInt32 in [0, 2, 3, .max] {
      heard.take(.number(number), for: .colorScheme)
      heard.take(.number(number), for: .contrast)
      heard.take(.number(number), for: .reducedMotion)
      #expect(heard.settings == settings())
    }
  }

  @Test("Motion is reduced by either setting")
  func motion() {
    var heard = PortalSettings()
    heard.take(.boolean(false), for: .animations)
    #expect(heard.settings.reducesMotion)
    heard.take(.boolean(true), for: .animations)
    #expect(!heard.settings.reducesMotion)
    heard.take(.number(1), for: .reducedMotion)
    #expect(heard.settings.reducesMotion)
  }

  @Test("Values of a wrong type and settings of no interest change nothing")
  func nonsense() {
    var heard = PortalSettings()
    heard.take(.number(1), for: .colorScheme)
    let before = heard
    heard.take(.text("light"), for: .colorScheme)
    heard.take(.array([]), for: .contrast)
    heard.take(.number(0), for: .animations)
    heard.take(.number(1), for: .init(namespace: "org.example", name: "color-scheme"))
    heard.take(change: [])
    heard.take(change: [.text(PortalSettings.Key.appearance), .number(1), .number(0)])
    heard.take(
      change: [.text(PortalSettings.Key.appearance), .text("color-scheme"), .number(0), .other])
    heard.take(all: [])
    heard.take(all: [.array([.text("a"), .entry(.text("b"), .number(1))])])
    #expect(heard == before)
  }

  @Test("News survive the way through an event")
  func codes() {
    var all: [DesktopNews] = [.resources]
    for appearance in Appearance.allCases {
      for contrast in Contrast.allCases {
        for reduces in [false, true] {
          all.append(.settings(settings(appearance, contrast, reducesMotion: reduces)))
        }
      }
    }
    #expect(Set(all.map(\.code)).count == all.count)
    for news in all { #expect(DesktopNews(code: news.code) == news) }
  }
}
