import SwipeTabCore
import SwipeTabDrawing

/// The pictures of a window that were not there when they were first painted.
///
/// Whatever view paints one is painted again once it has come, and the picture fades in over its
/// placeholder; at once where motion is reduced. Pictures that were there at first never fade.
@MainActor final class LatePictures: FrameAnimation {
  /// How long a picture takes to fade in, in seconds.
  static let fadeDuration = 0.2

  private struct WeakView {
    weak var view: View?
  }

  /// What is known of a provider that was late.
  private struct Wait {
    /// Views that show the placeholder, or the picture as it fades in.
    var empty: [ObjectIdentifier: WeakView] = [:]
    /// Views that show the picture in another size.
    var coarse: [ObjectIdentifier: WeakView] = [:]
    /// When the fading began; nil while the picture is awaited.
    var fadeStart: Double?
  }

  private weak var window: Window?
  private var waits: [ObjectIdentifier: Wait] = [:]

  init(of window: Window) { self.window = window }

  /// What a view has painted, with placeholders under the pictures that fade in.
  func prepared(
    _ list: DisplayList, for view: View, at origin: Point = .zero
  ) -> DisplayList {
    guard let window, list.commands.contains(where: Self.mayHoldImages) else { return list }
    var hasChanged = false
    var result = DisplayList()
    for command in list.commands {
      switch command {
      case .image(let image, let rect, let tint, let opacity):
        let placed = rect.offsetBy(dx: origin.x, dy: origin.y)
        let part = part(of: image, in: placed, scale: window.scale, for: view)
        guard part < 1 else {
          result.append(command)
          continue
        }
        hasChanged = true
        result.append(Image.placeholder(in: rect, opacity: opacity * (1 - part)))
        result.append(.image(image, in: rect, tint: tint, opacity: opacity * part))
      case .list(let inner, let point):
        result.append(.list(prepared(inner, for: view, at: origin + point), at: point))
        hasChanged = true
      default: result.append(command)
      }
    }
    return hasChanged ? result : list
  }

  private static func mayHoldImages(_ command: DrawCommand) -> Bool {
    switch command {
    case .image, .list: true
    default: false
    }
  }

  /// How much of a picture is seen, from 0 to 1.
  private func part(of image: Image, in rect: Rect, scale: Double, for view: View) -> Double {
    guard let (width, height) = Image.pixelSize(of: rect, scale: scale) else { return 1 }
    let provider = image.provider
    let id = ObjectIdentifier(provider)
    switch provider.readiness(width: width, height: height) {
    case .missing: return 1
    case .ready: break
    case .coarse: note(view, at: \.coarse, provider)
    case .pending:
      // The rasteriser draws the placeholder.
      note(view, at: \.empty, provider)
      return 1
    }
    guard let window, let start = waits[id]?.fadeStart else { return 1 }
    let part = min(max((window.time - start) / Self.fadeDuration, 0), 1)
    if part < 1 { note(view, at: \.empty, provider) }
    return part
  }

  private func note(
    _ view: View, at list: WritableKeyPath<Wait, [ObjectIdentifier: WeakView]>,
    _ provider: any ImageProvider
  ) {
    let id = ObjectIdentifier(provider)
    if waits[id] == nil {
      provider.addObserver(self) { [weak self, weak provider] in
        if let provider { self?.didLoad(provider) }
      }
    }
    waits[id, default: Wait()][keyPath: list][ObjectIdentifier(view)] = WeakView(view: view)
  }

  private func didLoad(_ provider: any ImageProvider) {
    let id = ObjectIdentifier(provider)
    guard let window, var wait = waits[id] else { return }
    for view in wait.coarse.values { view.view?.setNeedsPaint() }
    for view in wait.empty.values { view.view?.setNeedsPaint() }
    wait.coarse = [:]
    if wait.fadeStart == nil, !wait.empty.isEmpty, !window.reducesMotion {
      // The clock, since the last event may be long ago.
      wait.fadeStart = window.currentTime
      window.addAnimation(self)
    }
    waits[id] = wait.fadeStart == nil ? nil : wait
  }

  /// Paints what fades in.
  func update(at time: Double) -> Bool {
    for (id, wait) in waits {
      guard let start = wait.fadeStart else { continue }
      for view in wait.empty.values { view.view?.setNeedsPaint() }
      guard time >= start + Self.fadeDuration else { continue }
      waits[id] = wait.coarse.isEmpty ? nil : Wait(coarse: wait.coarse)
    }
    return waits.values.contains { $0.fadeStart != nil }
  }
}
