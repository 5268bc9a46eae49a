import CSDL2
import Glibc
import SwipeTabs

// An existing SDL program: its own window, its own loop, its own drawing. A container of pages lives
// in a rectangle of it. With --surface it draws into the window's memory instead of by a renderer.
//
// What it does on its own: clicks beside the container fill a bar, the arrow keys move it unless the
// container was clicked last, and Escape ends the program. Each of these is a line of output.

/// The size of the window, in units.
let windowSize: (width: Int32, height: Int32) = (640, 480)
/// Where the container is, in points.
let containerArea = Rect(x: 160, y: 40, width: 440, height: 400)
/// The number of clicks at which the program's bar is full.
let fullBar: Int32 = 10

let usesSurface = CommandLine.arguments.contains("--surface")

/// Writes a line, to the standard output unless told otherwise.
func say(_ line: String, to descriptor: Int32 = STDOUT_FILENO) {
  let bytes = Array((line + "\n").utf8)
  write(descriptor, bytes, bytes.count)
}

/// Ends the program with a message.
func fail(_ message: String) -> Never {
  say(message, to: STDERR_FILENO)
  exit(1)
}

/// Ends the program with SDL's message.
func fail(call: String) -> Never { fail("\(call): \(String(cString: SDL_GetError()))") }

guard SDL_Init(SDL_INIT_VIDEO) == 0 else { fail(call: "SDL_Init") }
let centered = Int32(bitPattern: SDL_WINDOWPOS_CENTERED_MASK)
guard
  let sdlWindow = SDL_CreateWindow(
    "A program of its own", centered, centered, windowSize.width, windowSize.height, 0)
else { fail(call: "SDL_CreateWindow") }
let renderer = usesSurface ? nil : SDL_CreateRenderer(sdlWindow, -1, 0)
if !usesSurface, renderer == nil { fail(call: "SDL_CreateRenderer") }

// MARK: The container

/// Three coloured pages that tell of their changes.
final class Pages: SwipeTabViewController {
  override var generatedViewControllers: [any SwipeTabViewControllerType] {
    let colors: [DynamicColor] = [.systemIndigo, .systemTeal, .systemOrange]
    return zip(["One", "Two", "Three"], colors).map { title, color in
      let page = SwipeTabBaseViewController()
      page.title = title
      page.tabBarItem = TabBarItem(title: title)
      page.view = Label(title, font: .system(40, weight: .bold), color: .white, alignment: .center)
      page.view.backgroundColor = color
      return page
    }
  }
}

/// Makes the container, or ends the program.
@MainActor func makeContainer() -> EmbeddedHost {
  do {
    let host = EmbeddedHost(
      window: sdlWindow, renderer: renderer, area: containerArea,
      textEngine: try SDLTextEngine(log: { say($0, to: STDERR_FILENO) }))
    let pages = Pages()
    pages.afterSwipeCallback = { _, _, page in say("page \(page)") }
    host.window.rootViewController = NavigationController(rootViewController: pages)
    return host
  } catch {
    fail("\(error)")
  }
}
let host = makeContainer()
host.takesKeys = false

// MARK: The program's own state and drawing

var clicks: Int32 = 0
var isRunning = true
var needsDrawing = true

/// What the program draws around the container: a bar that its clicks fill.
@MainActor func ownRectangles() -> [(SDL_Rect, (UInt8, UInt8, UInt8))] {
  let height = 400 * min(clicks, fullBar) / fullBar
  return [
    (SDL_Rect(x: 0, y: 0, w: windowSize.width, h: windowSize.height), (32, 36, 44)),
    (SDL_Rect(x: 40, y: 40, w: 80, h: 400), (56, 62, 74)),
    (SDL_Rect(x: 40, y: 440 - height, w: 80, h: height), (240, 180, 60)),
  ]
}

/// Draws everything by the renderer.
@MainActor func draw(by renderer: OpaquePointer) throws {
  for (rect, color) in ownRectangles() {
    var rect = rect
    SDL_SetRenderDrawColor(renderer, color.0, color.1, color.2, 255)
    SDL_RenderFillRect(renderer, &rect)
  }
  try host.draw()
  SDL_RenderPresent(renderer)
}

/// Draws everything into the window's memory.
@MainActor func drawIntoSurface() throws {
  guard let surface = SDL_GetWindowSurface(sdlWindow) else { fail(call: "SDL_GetWindowSurface") }
  for (rect, color) in ownRectangles() {
    var rect = rect
    let pixel = SDL_MapRGB(surface.pointee.format, color.0, color.1, color.2)
    SDL_FillRect(surface, &rect, pixel)
  }
  try host.draw(onto: surface)
  SDL_UpdateWindowSurface(sdlWindow)
}

/// What the program does with events that are not the container's.
@MainActor func handle(_ event: SDL_Event) {
  switch SDL_EventType(rawValue: event.type) {
  case SDL_QUIT: isRunning = false
  case SDL_MOUSEBUTTONDOWN:
    clicks += 1
    host.takesKeys = false
    say("click \(event.button.x) \(event.button.y)")
  case SDL_KEYDOWN:
    switch SDL_KeyCode(rawValue: UInt32(bitPattern: event.key.keysym.sym)) {
    case SDLK_ESCAPE: isRunning = false
    case SDLK_UP: clicks += 1
    case SDLK_DOWN: clicks = max(0, clicks - 1)
    default: return
    }
    say("key \(String(cString: SDL_GetKeyName(event.key.keysym.sym)))")
  case SDL_WINDOWEVENT: break
  default: return
  }
  needsDrawing = true
}

// MARK: The loop

/// Waits for an event, or for the time at which the container has to move.
@MainActor func nextEvent() -> SDL_Event? {
  var event = SDL_Event()
  guard let deadline = host.nextFrameDeadline else {
    return SDL_WaitEvent(&event) == 1 ? event : nil
  }
  let milliseconds = max(0, (deadline - host.clock.now()) * 1000)
  return SDL_WaitEventTimeout(&event, Int32(min(milliseconds, 1000))) == 1 ? event : nil
}

do {
  while isRunning {
    if var event = nextEvent() {
      repeat {
        let isTaken = host.handle(event)
        // The keys go where the last click went.
        if isTaken, event.type == SDL_MOUSEBUTTONDOWN.rawValue { host.takesKeys = true }
        if !isTaken { handle(event) }
      } while SDL_PollEvent(&event) == 1
    }
    if try host.frame(at: host.clock.now()) { needsDrawing = true }
    guard needsDrawing else { continue }
    if let renderer { try draw(by: renderer) } else { try drawIntoSurface() }
    needsDrawing = false
    if host.needsFrame { SDL_Delay(4) }  // More pictures than the display shows help nobody.
  }
} catch {
  fail("\(error)")
}
if let renderer { SDL_DestroyRenderer(renderer) }
SDL_DestroyWindow(sdlWindow)
SDL_Quit()
