import CSDL2
import SwipeTabDrawing

/// Rectangles that are drawn by one call, each in a colour of its own; the memory is used again.
@MainActor final class QuadList {
  private var vertices: [SDL_Vertex] = []
  private var indices: [Int32] = []

  /// Adds the pixels of runs.
  ///
  /// - Parameters:
  ///   - runs: Rectangles in pixels of the target.
  ///   - texture: What is multiplied with their colours; nil for nothing.
  ///   - x: Where the texture's left edge would be on the target.
  ///   - y: Where its top edge would be.
  func add(_ runs: [PixelRuns.Run], texture: RenderTexture?, x: Int, y: Int) {
    let width = Float(texture?.width ?? 1)
    let height = Float(texture?.height ?? 1)
    for run in runs {
      let rect = run.rect
      let color = SDL_Color(pixel: run.pixel)
      let first = Int32(vertices.count)
      func add(_ cornerX: Int, _ cornerY: Int) {
        vertices.append(
          SDL_Vertex(
            position: SDL_FPoint(x: Float(cornerX), y: Float(cornerY)), color: color,
            tex_coord: SDL_FPoint(
              x: Float(cornerX - x) / width, y: Float(cornerY - y) / height)))
      }
      add(rect.x, rect.y)
      add(rect.maxX, rect.y)
      add(rect.maxX, rect.maxY)
      add(rect.x, rect.maxY)
      addTriangle(first, first + 1, first + 2)
      addTriangle(first, first + 2, first + 3)
    }
  }

  private func addTriangle(_ first: Int32, _ second: Int32, _ third: Int32) {
    indices.append(first)
    indices.append(second)
    indices.append(third)
  }

  /// Draws what was added, and forgets it.
  func draw(by renderer: TextureRenderer, texture: RenderTexture?) throws(SDLError) {
    defer {
      vertices.removeAll(keepingCapacity: true)
      indices.removeAll(keepingCapacity: true)
    }
    guard !indices.isEmpty else { return }
    renderer.drawCalls += 1
    try checked(
      "SDL_RenderGeometry",
      SDL_RenderGeometry(
        renderer.handle, texture?.handle, vertices, Int32(vertices.count), indices,
        Int32(indices.count)))
  }
}

extension SDL_Color {
  /// The channels of a pixel, whatever they mean.
  init(pixel: UInt32) {
    self.init(
      r: UInt8(truncatingIfNeeded: pixel >> 16), g: UInt8(truncatingIfNeeded: pixel >> 8),
      b: UInt8(truncatingIfNeeded: pixel), a: UInt8(truncatingIfNeeded: pixel >> 24))
  }
}
