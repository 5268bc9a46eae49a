import CSDL2
import SwipeTabCore
import Testing

@testable import SwipeTabSDL

@Suite("Keys")
struct KeyTranslationTests {
  private func keys(_ event: SDL_Event) -> [InputEvent] {
    var translator = PointerTranslationTests.translator()
    return translator.translate(event, at: 4)
  }

  private func key(
    _ key: Key, _ modifiers: KeyModifiers = [], isDown: Bool = true, isRepeat: Bool = false
  ) -> [InputEvent] {
    [
      .key(
        KeyEvent(key: key, modifiers: modifiers, isDown: isDown, isRepeat: isRepeat, time: 4))
    ]
  }

  @Test(
    "Named keys keep their names",
    arguments: [
      (SDLK_TAB, Key.tab), (SDLK_RETURN, .enter), (SDLK_KP_ENTER, .enter), (SDLK_SPACE, .space),
      (SDLK_ESCAPE, .escape), (SDLK_LEFT, .left), (SDLK_RIGHT, .right), (SDLK_UP, .up),
      (SDLK_DOWN, .down), (SDLK_HOME, .home), (SDLK_END, .end), (SDLK_PAGEUP, .pageUp),
      (SDLK_PAGEDOWN, .pageDown), (SDLK_BACKSPACE, .backspace), (SDLK_DELETE, .delete),
      (SDLK_a, .character("a")), (SDLK_1, .character("1")), (SDLK_COMMA, .character(",")),
    ])
  func names(code: SDL_KeyCode, expected: Key) {
    #expect(keys(Synthetic.key(code)) == key(expected))
  }

  @Test("Keys of a layout that is not Latin come as their characters")
  func otherScripts() {
    #expect(keys(Synthetic.key(SDL_KeyCode(rawValue: 0x0448))) == key(.character("ш")))
  }

  @Test("Modifiers, release and repeat are told; AltGr is no Alt")
  func modifiers() {
    let all = SDL_Keymod(
      rawValue: KMOD_LCTRL.rawValue | KMOD_RSHIFT.rawValue | KMOD_LALT.rawValue
        | KMOD_RGUI.rawValue)
    #expect(
      keys(Synthetic.key(SDLK_TAB, modifiers: all)) == key(.tab, [.control, .shift, .alt, .logo]))
    #expect(keys(Synthetic.key(SDLK_TAB, modifiers: KMOD_MODE)) == key(.tab))
    #expect(keys(Synthetic.key(SDLK_TAB, isDown: false)) == key(.tab, isDown: false))
    #expect(keys(Synthetic.key(SDLK_TAB, isRepeat: true)) == key(.tab, isRepeat: true))
  }

  @Test("Alt with a key of the digit row means the digit, whatever the layout puts there")
  func digitsOfOtherLayouts() {
    let french = Synthetic.key(SDLK_AMPERSAND, scancode: SDL_SCANCODE_1, modifiers: KMOD_LALT)
    #expect(keys(french) == key(.character("1"), .alt))
    let zero = Synthetic.key(SDLK_AMPERSAND, scancode: SDL_SCANCODE_0, modifiers: KMOD_LALT)
    #expect(keys(zero) == key(.character("0"), .alt))
    let plain = Synthetic.key(SDLK_AMPERSAND, scancode: SDL_SCANCODE_1)
    #expect(keys(plain) == key(.character("&")))
  }

  @Test("The keypad gives digits with Num Lock and movement without")
  func keypad() {
    let locked = Synthetic.key(SDLK_KP_1, scancode: SDL_SCANCODE_KP_1, modifiers: KMOD_NUM)
    #expect(keys(locked) == key(.character("1")))
    #expect(keys(Synthetic.key(SDLK_KP_1, scancode: SDL_SCANCODE_KP_1)) == key(.end))
    #expect(keys(Synthetic.key(SDLK_KP_5, scancode: SDL_SCANCODE_KP_5)).isEmpty)
  }

  @Test("Function keys count from 1 to 24")
  func functionKeys() {
    #expect(keys(Synthetic.key(SDLK_F1, scancode: SDL_SCANCODE_F1)) == key(.function(1)))
    #expect(keys(Synthetic.key(SDLK_F12, scancode: SDL_SCANCODE_F12)) == key(.function(12)))
    #expect(keys(Synthetic.key(SDLK_F24, scancode: SDL_SCANCODE_F24)) == key(.function(24)))
  }

  @Test("Keys without a meaning and keys of another window are dropped")
  func drops() {
    #expect(keys(Synthetic.key(SDLK_LSHIFT, scancode: SDL_SCANCODE_LSHIFT)).isEmpty)
    #expect(keys(Synthetic.key(SDLK_UNKNOWN)).isEmpty)
    #expect(keys(Synthetic.key(SDLK_TAB, window: 8)).isEmpty)
  }
}
