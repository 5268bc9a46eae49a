import CSDL2
import SwipeTabCore

extension EventTranslator {
  func key(_ event: SDL_KeyboardEvent, at time: Double) -> [InputEvent] {
    guard event.windowID == windowID || event.windowID == 0 else { return [] }
    let modifiers = Self.modifiers(event.keysym.mod)
    guard let key = Self.key(event.keysym, modifiers: modifiers) else { return [] }
    return [
      .key(
        KeyEvent(
          key: key, modifiers: modifiers, isDown: event.type == SDL_KEYDOWN.rawValue,
          isRepeat: event.repeat != 0, time: time))
    ]
  }

  /// The keys held with another one; AltGr is not Alt, for it makes characters.
  static func modifiers(_ bits: UInt16) -> KeyModifiers {
    let bits = UInt32(bits)
    var modifiers: KeyModifiers = []
    if bits & KMOD_SHIFT.rawValue != 0 { modifiers.insert(.shift) }
    if bits & KMOD_CTRL.rawValue != 0 { modifiers.insert(.control) }
    if bits & KMOD_ALT.rawValue != 0 { modifiers.insert(.alt) }
    if bits & KMOD_GUI.rawValue != 0 { modifiers.insert(.logo) }
    return modifiers
  }

  private static func key(_ symbol: SDL_Keysym, modifiers: KeyModifiers) -> Key? {
    if let key = named[symbol.sym] { return key }
    let hasNumLock = UInt32(symbol.mod) & KMOD_NUM.rawValue != 0
    if let (digit, name) = keypad[symbol.scancode.rawValue] {
      return hasNumLock ? .character(digit) : name
    }
    // On layouts where digits need Shift, Alt with the key still means the digit printed on it.
    if modifiers.contains(.alt), let digit = digitRow(symbol.scancode) { return .character(digit) }
    if let number = function(symbol.scancode) { return .function(number) }
    // Below this bit a key code is the character; above it stand keys without one.
    guard symbol.sym > 32, UInt32(bitPattern: symbol.sym) & (1 << 30) == 0,
      let scalar = Unicode.Scalar(UInt32(bitPattern: symbol.sym))
    else { return nil }
    return .character(Character(scalar))
  }

  private static let named: [SDL_Keycode: Key] = [
    code(SDLK_TAB): .tab, code(SDLK_RETURN): .enter, code(SDLK_KP_ENTER): .enter,
    code(SDLK_RETURN2): .enter, code(SDLK_SPACE): .space, code(SDLK_ESCAPE): .escape,
    code(SDLK_LEFT): .left, code(SDLK_RIGHT): .right, code(SDLK_UP): .up, code(SDLK_DOWN): .down,
    code(SDLK_HOME): .home, code(SDLK_END): .end, code(SDLK_PAGEUP): .pageUp,
    code(SDLK_PAGEDOWN): .pageDown, code(SDLK_BACKSPACE): .backspace, code(SDLK_DELETE): .delete,
    code(SDLK_AC_BACK): .escape,
  ]

  private static func code(_ key: SDL_KeyCode) -> SDL_Keycode {
    SDL_Keycode(bitPattern: key.rawValue)
  }

  /// What the keypad's keys mean with and without Num Lock, by scancode.
  private static let keypad: [UInt32: (Character, Key?)] = [
    SDL_SCANCODE_KP_0.rawValue: ("0", nil), SDL_SCANCODE_KP_1.rawValue: ("1", .end),
    SDL_SCANCODE_KP_2.rawValue: ("2", .down), SDL_SCANCODE_KP_3.rawValue: ("3", .pageDown),
    SDL_SCANCODE_KP_4.rawValue: ("4", .left), SDL_SCANCODE_KP_5.rawValue: ("5", nil),
    SDL_SCANCODE_KP_6.rawValue: ("6", .right), SDL_SCANCODE_KP_7.rawValue: ("7", .home),
    SDL_SCANCODE_KP_8.rawValue: ("8", .up), SDL_SCANCODE_KP_9.rawValue: ("9", .pageUp),
    SDL_SCANCODE_KP_PERIOD.rawValue: (".", .delete),
  ]

  private static func digitRow(_ scancode: SDL_Scancode) -> Character? {
    let index = Int(scancode.rawValue) - Int(SDL_SCANCODE_1.rawValue)
    guard (0...9).contains(index) else { return nil }
    return Character("\((index + 1) % 10)")
  }

  private static func function(_ scancode: SDL_Scancode) -> Int? {
    let code = scancode.rawValue
    if (SDL_SCANCODE_F1.rawValue...SDL_SCANCODE_F12.rawValue).contains(code) {
      return Int(code - SDL_SCANCODE_F1.rawValue) + 1
    }
    if (SDL_SCANCODE_F13.rawValue...SDL_SCANCODE_F24.rawValue).contains(code) {
      return Int(code - SDL_SCANCODE_F13.rawValue) + 13
    }
    return nil
  }
}
