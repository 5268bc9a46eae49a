import SwipeTabTesting
import SwipeTabs
import Testing

@Suite("State of a container")
struct ContainerStateTests {
  @Test("an empty container has null where there is nothing")
  func empty() {
    #expect(
      ContainerState().json.description
        == #"{"time":0,"committed":null,"offset":null,"phase":"rest","from":null,"to":null,"#
        + #""progress":null,"queued":null,"appeared":[],"loaded":0,"pages":0,"navigation":"#
        + #"{"title":null,"left":[],"right":[],"depth":1},"bar":null,"indicator":null,"#
        + #""focus":null,"pageFrames":[],"layoutDirection":"ltr","scale":1}"#)
  }

  @Test("every key is written, in the order of the script language")
  func full() {
    var item = BarState.Item(index: 1, frame: Rect(x: 10, y: 552, width: 80, height: 48))
    item.title = "Inbox"
    item.image = "inbox"
    item.titleFrame = Rect(x: 20, y: 580, width: 60, height: 16)
    item.imageFrame = Rect(x: 38, y: 554, width: 24, height: 24)
    item.badge = "3"
    item.badgeFrame = Rect(x: 55, y: 552, width: 18, height: 18)
    item.isEnabled = false
    item.isSelected = true
    item.accessibilityLabel = "Inbox"
    item.accessibilityValue = "3"
    var state = ContainerState()
    state.time = 1250
    state.committed = 1
    state.offset = 1.5
    state.phase = .interactive
    state.from = 1
    state.to = 2
    state.progress = 0.5
    state.queued = 0
    state.appeared = [1]
    state.loaded = 3
    state.pages = 5
    state.navigation = .init(title: "Mail", left: ["Edit"], right: ["New"], depth: 2)
    state.bar = BarState(
      style: "underline", frame: Rect(x: 0, y: 552, width: 960, height: 48), contentOffset: 12.5,
      items: [item])
    state.indicator = Rect(x: 0, y: 597, width: 192, height: 3)
    state.focus = .control("Send")
    state.pageFrames = [.init(index: 1, frame: Rect(x: -480, y: 0, width: 960, height: 552))]
    state.layoutDirection = .rightToLeft
    state.scale = 1.25
    #expect(
      state.json.description
        == #"{"time":1250,"committed":1,"offset":1.5,"phase":"interactive","from":1,"to":2,"#
        + #""progress":0.5,"queued":0,"appeared":[1],"loaded":3,"pages":5,"navigation":"#
        + #"{"title":"Mail","left":["Edit"],"right":["New"],"depth":2},"bar":"#
        + #"{"style":"underline","frame":[0,552,960,48],"contentOffset":12.5,"items":["#
        + #"{"index":1,"frame":[10,552,80,48],"title":"Inbox","image":"inbox","#
        + #""titleFrame":[20,580,60,16],"imageFrame":[38,554,24,24],"badge":"3","#
        + #""badgeFrame":[55,552,18,18],"enabled":false,"selected":true,"#
        + #""accessibilityLabel":"Inbox","accessibilityValue":"3"}]},"#
        + #""indicator":{"frame":[0,597,192,3]},"focus":"Send","#
        + #""pageFrames":[{"index":1,"frame":[-480,0,960,552]}],"layoutDirection":"rtl","#
        + #""scale":1.25}"#)
    state.focus = .item(2)
    #expect(state.json["focus"] == .integer(2))
  }
}
