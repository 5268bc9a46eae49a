public import SwipeTabViews

/// Scenes by identifier: made by code, described by a JSON file, or some of each.
///
/// A container with a storyboard finds its pages here, by its `viewControllerIDs`
/// and its segues. The format of the files is described in `docs/storyboard.md`.
///
///     let storyboard = Storyboard()
///     try storyboard.load(path: "Main.storyboard.json")
///     try storyboard.onAction("next") { _, controller in
///       controller.navigationController?.popToRootViewController(animated: true)
///     }
///     window.rootViewController = try storyboard.instantiateInitialViewController()
@MainActor public final class Storyboard: ViewControllerSource {
  /// Makes a controller.
  public typealias Factory = @MainActor () -> ViewController
  /// What a named action does: told what was pressed and the controller of its scene.
  public typealias Action = @MainActor (StoryboardSender, ViewController) -> Void

  /// Where images are found by name; without a catalog placeholders are shown.
  public var images: (any ImageSource)?
  /// Where texts that begin with `SLUG-` are looked up when a scene is made.
  ///
  /// Without one they stay. Tab items are looked up by the container in any case.
  public var localizer: (any StringLocalizer)?
  /// Where lines for developers go; standard error unless replaced.
  public var log: @MainActor (String) -> Void = StandardErrorLog.write
  /// The scene that ``instantiateInitialViewController()`` makes.
  public var initialIdentifier: String?

  private(set) var actions: [String: Action] = [:]
  private var scenes: [String: Scene] = [:]
  private var classes: [String: Factory] = [
    "ViewController": { ViewController() },
    "SwipeTabBaseViewController": { SwipeTabBaseViewController() },
    "SwipeTabViewController": { SwipeTabViewController() },
  ]
  private var files: [String] = []
  private var missingImages = Set<String>()
  /// The scenes that are known to be containers, which are followed to find cycles.
  private var containers = Set<String>()

  private enum Scene {
    case made(Factory, segues: [String])
    case described(SceneDescription)

    var segues: [String] {
      switch self {
      case .made(_, let segues): segues
      case .described(let scene): scene.segues.map(\.string)
      }
    }
  }

  /// Creates a storyboard without scenes.
  public init() {}

  // MARK: Scenes

  /// The identifiers of all scenes, sorted.
  public var identifiers: [String] { scenes.keys.sorted() }

  /// Adds a scene that code makes.
  ///
  /// - Parameters:
  ///   - identifier: its identifier.
  ///   - segues: the scenes that are pages of it if it is a container.
  ///   - factory: makes its controller, a new one each time.
  /// - Throws: an error if the identifier is empty or taken.
  public func register(
    _ identifier: String, segues: [String] = [], _ factory: @escaping Factory
  ) throws(StoryboardError) {
    guard !identifier.isEmpty else {
      throw StoryboardError(
        .emptyIdentifier, "a scene cannot be registered with an empty identifier", identifier: "")
    }
    guard scenes[identifier] == nil else { throw duplicate(identifier, at: nil) }
    scenes[identifier] = .made(factory, segues: segues)
  }

  /// Adds a class for the key `class` of scenes in files.
  ///
  /// - Throws: an error if the name is empty or taken.
  public func registerClass(
    _ name: String, _ factory: @escaping Factory
  ) throws(StoryboardError) {
    guard !name.isEmpty, classes[name] == nil else {
      throw StoryboardError(
        .invalidValue,
        name.isEmpty
          ? "a class cannot be registered with an empty name"
          : "a class is registered with the name \(name.quoted) already")
    }
    classes[name] = factory
  }

  /// Says what the buttons do whose key `action` has a name.
  ///
  /// - Throws: an error if the name is empty or taken.
  public func onAction(_ name: String, _ action: @escaping Action) throws(StoryboardError) {
    guard !name.isEmpty, actions[name] == nil else {
      throw StoryboardError(
        .invalidValue,
        name.isEmpty
          ? "an action cannot have an empty name"
          : "there is an action with the name \(name.quoted) already")
    }
    actions[name] = action
  }

  /// Adds the scenes of a file.
  ///
  /// - Parameter path: the path of a file of at most 1 MiB.
  /// - Throws: an error that names the place in the file; then nothing was added.
  public func load(path: String) throws(StoryboardError) {
    try add(StoryboardFile.read(path: path))
  }

  /// Adds the scenes of a text.
  ///
  /// - Parameters:
  ///   - json: the text.
  ///   - name: what errors call it.
  /// - Throws: an error that names the place in the text; then nothing was added.
  public func load(json: String, name: String = "storyboard") throws(StoryboardError) {
    try add(StoryboardFile(bytes: Array(json.utf8), name: name))
  }

  private func add(_ file: StoryboardFile) throws(StoryboardError) {
    for scene in file.scenes where scenes[scene.identifier.string] != nil {
      throw duplicate(scene.identifier.string, at: scene.identifier.value)
    }
    if let initial = file.initial, let initialIdentifier {
      throw initial.value.failure(
        .invalidValue, "the initial scene is \(initialIdentifier.quoted) already")
    }
    for scene in file.scenes { scenes[scene.identifier.string] = .described(scene) }
    if let initial = file.initial { initialIdentifier = initial.string }
    files.append(file.name)
  }

  private func duplicate(_ identifier: String, at value: StoryboardValue?) -> StoryboardError {
    let message = "there is another scene \(identifier.quoted)"
    return value?.failure(.duplicateIdentifier, message, identifier: identifier)
      ?? StoryboardError(.duplicateIdentifier, message, identifier: identifier)
  }

  // MARK: Controllers

  /// Makes the controller of the initial scene.
  ///
  /// - Throws: as ``instantiateViewController(withIdentifier:)``, and if there is no initial scene.
  public func instantiateInitialViewController() throws(StoryboardError) -> ViewController {
    guard let initialIdentifier else {
      throw StoryboardError(
        .noInitialScene,
        "there is no initial scene; set the key 'initial' to one of \(scenes.keys.listed)")
    }
    return try instantiateViewController(withIdentifier: initialIdentifier)
  }

  /// Makes the controller of a scene, a new one each time, without loading its view.
  ///
  /// - Throws: an error that names the identifier and the known ones, or the class or action that
  ///   is missing and where it is used.
  public func instantiateViewController(
    withIdentifier identifier: String
  ) throws(StoryboardError) -> ViewController {
    guard let scene = scenes[identifier] else { throw unknown(identifier) }
    switch scene {
    case .made(let factory, _):
      let controller = factory()
      try prepare(controller, identifier: identifier, segues: scene.segues)
      return controller
    case .described(let description):
      let builder = SceneBuilder(storyboard: self)
      try builder.check(description)
      let controller = try makeController(of: description)
      try prepare(controller, identifier: identifier, segues: scene.segues)
      try builder.build(description, into: controller)
      return controller
    }
  }

  /// Says that there is no scene, and which segue asks for it if one does.
  private func unknown(_ identifier: String) -> StoryboardError {
    let kind = identifier.isEmpty ? StoryboardError.Kind.emptyIdentifier : .unknownIdentifier
    let known = "known are \(scenes.keys.listed)"
    for case .described(let scene) in scenes.sorted(by: { $0.key < $1.key }).map(\.value) {
      guard let segue = scene.segues.first(where: { $0.string == identifier }) else { continue }
      return segue.value.failure(
        kind, "there is no scene \(identifier.quoted); \(known)", identifier: identifier)
    }
    let place = files.isEmpty ? "" : " in \(files.joined(separator: ", "))"
    return StoryboardError(
      kind,
      identifier.isEmpty
        ? "an identifier is empty; \(known)\(place)"
        : "there is no scene \(identifier.quoted)\(place); \(known)", identifier: identifier)
  }

  private func makeController(
    of scene: SceneDescription
  ) throws(StoryboardError) -> ViewController {
    guard let name = scene.className else { return SwipeTabBaseViewController() }
    guard let factory = classes[name.string] else {
      throw name.value.failure(
        .unknownClass,
        "the class \(name.string.quoted) is unknown; known are \(classes.keys.listed)",
        identifier: scene.identifier.string)
    }
    return factory()
  }

  /// Gives a container its storyboard and segues.
  private func prepare(
    _ controller: ViewController, identifier: String, segues: [String]
  ) throws(StoryboardError) {
    guard let container = controller as? SwipeTabViewController else { return }
    containers.insert(identifier)
    try checkCycles(from: identifier)
    if container.storyboard == nil { container.storyboard = self }
    if container.segues.isEmpty { container.segues = segues.map(SwipeTabSegue.init(identifier:)) }
  }

  private func isContainer(_ identifier: String) -> Bool {
    if containers.contains(identifier) { return true }
    guard case .described(let scene) = scenes[identifier] else { return false }
    return scene.className?.string == "SwipeTabViewController"
  }

  /// A container that is its own page, at whatever depth, would never be complete.
  private func checkCycles(from start: String) throws(StoryboardError) {
    var visited = Set<String>()
    var paths = [[start]]
    while let path = paths.popLast(), let last = path.last {
      for segue in scenes[last]?.segues ?? [] where isContainer(segue) {
        if segue == start {
          let way = (path + [start]).map(\.quoted).joined(separator: " > ")
          throw StoryboardError(
            .cycle, "the segues of the container lead back to it: \(way)", identifier: start,
            location: location(of: start))
        }
        if visited.insert(segue).inserted { paths.append(path + [segue]) }
      }
    }
  }

  private func location(of identifier: String) -> StoryboardError.Location? {
    guard case .described(let scene) = scenes[identifier] else { return nil }
    let value = scene.identifier.value
    return value.text.location(offset: value.node.offset, path: value.path)
  }

  // MARK: Images

  /// Tells once that an image is missing.
  func reportMissing(_ name: StoryboardName) {
    guard missingImages.insert(name.string).inserted else { return }
    let error = name.value.failure(
      .invalidValue, "there is no image \(name.string.quoted); a placeholder is shown")
    log("SwipeTabs: \(error.description)")
  }
}
