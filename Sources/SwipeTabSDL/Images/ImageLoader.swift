import Glibc
import SwipeTabDrawing

/// Decodes pictures off the main actor, a few at a time, and reports what fails.
@MainActor public final class ImageLoader {
  /// When pictures are decoded.
  public enum Mode: Hashable, Sendable {
    /// In the background, with a placeholder meanwhile.
    case background
    /// At once, which makes the first frame complete; for screenshots.
    case immediate
  }

  private struct Job: Sendable {
    let path: String
    let work: @Sendable ([UInt8]) throws(ImageError) -> PixelBuffer
    let completion: @MainActor (PixelBuffer?) -> Void
  }

  /// When pictures are decoded.
  public let mode: Mode
  /// Called when the last pending picture has been decoded.
  public var onIdle: (@MainActor () -> Void)?
  /// What was decoded.
  let pictures: PictureStore
  private let log: @MainActor (String) -> Void
  private let library: ImageLibrary
  private var waiting: [Job] = []
  private var runningCount = 0
  private var reported: Set<String> = []

  /// How much later than the main thread those that decode are served by a busy system.
  private nonisolated static let niceness: Int32 = 5

  /// So many pictures are decoded at a time: each may take 200 MB while it is.
  public static let greatestRunningCount = 2

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - mode: when pictures are decoded.
  ///   - byteBudget: what decoded pictures may take, in bytes; those not shown for longest are
  ///     forgotten, and decoded again when they are needed.
  ///   - log: takes one line for each file that cannot be shown, with the reason.
  /// - Throws: `SDLError` when SDL_image cannot read PNG, JPEG or WebP.
  public init(
    mode: Mode = .background, byteBudget: Int = ImageLimits.pictureByteBudget,
    log: @escaping @MainActor (String) -> Void
  ) throws(SDLError) {
    self.mode = mode
    self.log = log
    pictures = PictureStore(byteBudget: byteBudget)
    library = try ImageLibrary()
  }

  /// Forgets all decoded pictures, as a shortage of memory asks for; those that are seen are decoded
  /// again when they are painted.
  public func removeCaches() { pictures.removeAll() }

  /// How many pictures are waiting or being decoded.
  public var pendingCount: Int { waiting.count + runningCount }

  /// Reads and decodes a file, then calls back: at once, or later, as the mode says.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - work: makes pixels of the bytes, on any thread.
  ///   - completion: takes the picture, or nil after the failure was logged.
  func load(
    _ path: String, work: @escaping @Sendable ([UInt8]) throws(ImageError) -> PixelBuffer,
    completion: @escaping @MainActor (PixelBuffer?) -> Void
  ) {
    let job = Job(path: path, work: work, completion: completion)
    guard mode == .background else {
      let result = Self.perform(job.work, path: path)
      finish(result, of: job)
      return
    }
    waiting.append(job)
    startNext()
  }

  /// Reports a file once.
  func report(_ path: String, _ error: ImageError) {
    guard reported.insert(path).inserted else { return }
    log("picture \(path) \(error)")
  }

  private func startNext() {
    while runningCount < Self.greatestRunningCount, !waiting.isEmpty {
      let job = waiting.removeFirst()
      runningCount += 1
      let (path, work) = (job.path, job.work)
      // The thread keeps the loader, and with it SDL_image, until the picture is there.
      let isStarted = BackgroundThread.start {
        // The priority of this thread alone: frames come first.
        setpriority(.init(PRIO_PROCESS.rawValue), 0, Self.niceness)
        let result = Self.perform(work, path: path)
        Task { @MainActor in self.end(job, with: result) }
      }
      guard !isStarted else { continue }
      // Without a thread to be had the picture is worth the wait.
      let result = Self.perform(work, path: path)
      Task { end(job, with: result) }
    }
  }

  private func end(_ job: Job, with result: Result<PixelBuffer, ImageError>) {
    runningCount -= 1
    finish(result, of: job)
    startNext()
    if pendingCount == 0 { onIdle?() }
  }

  private func finish(_ result: Result<PixelBuffer, ImageError>, of job: Job) {
    switch result {
    case .success(let picture): job.completion(picture)
    case .failure(let error):
      report(job.path, error)
      job.completion(nil)
    }
  }

  private nonisolated static func perform(
    _ work: @Sendable ([UInt8]) throws(ImageError) -> PixelBuffer, path: String
  ) -> Result<PixelBuffer, ImageError> {
    do throws(ImageError) {
      return .success(try work(FileReader.read(path, limit: ImageLimits.greatestFileSize)))
    } catch {
      return .failure(error)
    }
  }
}
