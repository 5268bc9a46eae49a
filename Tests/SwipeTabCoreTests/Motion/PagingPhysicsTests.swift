import SwipeTabCore
import Testing

@Suite("The numbers of paging")
struct PagingPhysicsTests {
  private let physics = PagingPhysics.standard

  @Test("the standard numbers are the documented ones")
  func standard() {
    #expect(physics.slop(for: .touch) == 16)
    #expect(physics.slop(for: .mouse) == 8)
    #expect(physics.slop(for: .pen) == 16)
    #expect(physics.trackpadAxisRatio == 1.2)
    #expect(physics.velocityWindow == 0.1)
    #expect(physics.velocityTimeout == 0.04)
    #expect(physics.maximumVelocity == 8000)
    #expect(physics.turnHysteresis == 2)
    #expect(physics.pageThreshold == 0.5)
    #expect(abs(physics.settlingAngularFrequency - 31.6) < 0.03)
    #expect(physics.settlingDampingRatio == 1)
    #expect(physics.selectionDuration == 0.3)
    #expect(physics.rubberBandCoefficient == 0.55)
    #expect(physics.trackpadRubberBandLimit == 10)
    #expect(physics.trackpadUnitsPerPage == 400)
    #expect(physics.trackpadUnitsPerWheelUnit == 10)
    #expect(physics.trackpadSilence == 0.15)
    #expect(physics.wheelLockout == 0.15)
    #expect(physics == PagingPhysics())
  }

  @Test(
    "a fling has at least 300 pt/s and 25 points of travel",
    arguments: [
      (300.0, 25.0, true), (-300, 25, true), (299.9, 25, false), (-299.9, 99, false),
      (300, 24.9, false), (8000, 0, false), (0, 900, false),
    ])
  func fling(velocity: Double, travel: Double, isFling: Bool) {
    #expect(physics.isFling(PanRelease(velocity: velocity, travel: travel)) == isFling)
  }

  @Test(
    "on a trackpad a fling has at least 600 units per second",
    arguments: [
      (600.0, 25.0, true), (-600, 25, true), (599.9, 25, false), (600, 24.9, false),
    ])
  func trackpadFling(velocity: Double, travel: Double, isFling: Bool) {
    #expect(physics.isTrackpadFling(PanRelease(velocity: velocity, travel: travel)) == isFling)
  }

  @Test("settling starts with the release velocity and stops at its target")
  func settling() {
    let spring = physics.settling(from: 0.4, to: 1, velocity: 2.5, pageWidth: 800)
    #expect(spring.position(at: 0) == 0.4)
    #expect(spring.velocity(at: 0) == 2.5)
    #expect(spring.dampingRatio == 1)
    #expect(spring.isClamped)
  }

  @Test(
    "settling is over below half a device pixel and 20 points per second",
    arguments: [(320.0, 1.0), (800, 1), (800, 2), (1920, 3)])
  func settlingEnd(width: Double, scale: Double) {
    let spring = physics.settling(from: 0, to: 1, velocity: 0, pageWidth: width, scale: scale)
    var time = 0.0
    while !spring.isDone(at: time) { time += 1.0 / 1024 }
    func isNear(_ time: Double) -> Bool {
      (1 - spring.position(at: time)) * width * scale < 0.5
        && spring.velocity(at: time) * width < 20
    }
    #expect(isNear(time))
    #expect(!isNear(time - 1.0 / 1024))
    #expect(time > 0.25 && time < 0.45)
  }

  @Test("settling without a page or with a strange scale still ends")
  func settlingWithoutPage() {
    for (width, scale) in [(0.0, 1.0), (-5, 0), (800, 0)] {
      let spring = physics.settling(from: 0, to: 1, velocity: 0, pageWidth: width, scale: scale)
      #expect(spring.isDone(at: 2))
    }
  }

  @Test("a fast fling settles sooner than a slow release, and never passes its page")
  func fastFling() {
    func duration(_ velocity: Double) -> Double {
      let spring = physics.settling(from: 0.2, to: 1, velocity: velocity, pageWidth: 400)
      var time = 0.0
      while !spring.isDone(at: time) {
        #expect(spring.position(at: time) <= 1)
        time += 1.0 / 1024
      }
      return time
    }
    #expect(duration(20) < duration(2))
    #expect(duration(60) < 0.03)
  }

  @Test("a selection slides for 300 ms, and takes no time with reduced motion")
  func selection() {
    let slide = physics.selection(from: 0, to: 4)
    #expect(!slide.isDone(at: 0.299))
    #expect(slide.isDone(at: 0.3))
    let jump = physics.selection(from: 0, to: 4, reducesMotion: true)
    #expect(jump.isDone(at: 0))
    #expect(jump.position(at: 0) == 4)
  }

  @Test("every number can be replaced")
  func replaced() {
    var physics = PagingPhysics()
    physics.touchSlop = 4
    physics.flingVelocity = 100
    #expect(physics.slop(for: .touch) == 4)
    #expect(physics.isFling(PanRelease(velocity: 100, travel: 25)))
    var pan = PanRecognizer(axis: .horizontal, physics: physics)
    _ = pan.handle(.touch(.down, 0, 0, at: 0))
    #expect(pan.handle(.touch(.move, 4, 0, at: 0.1)) == .began)
  }
}
