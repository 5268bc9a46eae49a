import Testing

@testable import SwipeTabSDL

@Suite("What is missing for a screen without a display server")
struct KernelDevicesTests {
  private func devices(
    _ folders: [String: [String]], allowed: Set<String> = [], group: String? = nil
  ) -> KernelDevices {
    KernelDevices(
      names: { folders[$0] }, isAllowed: { allowed.contains($0) }, group: { _ in group })
  }

  @Test("A machine without a graphics card is told so", arguments: [nil, [], ["renderD128"]])
  func noCard(names: [String]?) {
    let problem = devices(names.map { ["/dev/dri": $0] } ?? [:]).displayProblem
    #expect(problem?.hasPrefix("/dev/dri has no graphics card") == true)
  }

  @Test("A card that may not be opened names its group; one of several is enough")
  func cards() {
    let folders = ["/dev/dri": ["card1", "renderD128", "card0"]]
    #expect(
      devices(folders, group: "video").displayProblem
        == "no permission to open /dev/dri/card0: put the user into the group 'video'")
    #expect(devices(folders, allowed: ["/dev/dri/card1"]).displayProblem == nil)
    #expect(!devices(folders).hasGraphicsCard)
    #expect(devices(folders, allowed: ["/dev/dri/card1"]).hasGraphicsCard)
  }

  @Test("Input devices that belong to the administrator need a rule")
  func inputs() {
    let folders = ["/dev/input": ["mice", "event3"]]
    let problem = devices(folders, group: "root").inputProblem
    #expect(problem?.hasPrefix("no permission to open /dev/input/event3: a udev rule") == true)
    #expect(problem?.contains("'input'") == true)
    #expect(devices(folders, allowed: ["/dev/input/event3"]).inputProblem == nil)
    #expect(
      devices(["/dev/input": ["mice"]]).inputProblem
        == "/dev/input has no keyboard, mouse or touch screen")
  }

  @Test("The real machine is asked without an error")
  func system() {
    #expect(KernelDevices.system.names("/nowhere") == nil)
    #expect(KernelDevices.system.names("/")?.contains("proc") == true)
    #expect(KernelDevices.system.group("/proc") == "root")
  }
}
