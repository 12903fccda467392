import Foundation
import Geometry
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

@Suite struct InnerAppTests {
  /// Tells what is there once while it appears, and moves.
  private final class Page: UIViewController {
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    private(set) var screens: [UIScreen] = []
    private(set) var taps = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      square.backgroundColor = .red
      view.addSubview(square)
      view.addGestureRecognizer(
        UITapGestureRecognizer(target: self, action: Selector(Page.tapped(_:))))
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      screens.append(.main)
    }

    private func tapped(_ tap: UITapGestureRecognizer) {
      taps += 1
      screens.append(.main)
      UIView.animate(withDuration: 0.5) { self.square.center.x = 80 }
      // A mistake, to be told to nobody.
      square.transform = CGAffineTransform(scaleX: 2, y: 2)
      square.frame = square.frame
    }
  }

  private static let size = CGSize(width: 100, height: 200)

  private func makeInner(_ page: Page) -> InnerApp {
    let inner = InnerApp(size: Self.size, scale: 1, style: .dark)
    inner.show { page }
    return inner
  }

  @Test func `it runs on a screen, a finger and a clock of its own`() {
    let simulation = Simulation()
    let page = Page()
    simulation.show(UIViewController())
    simulation.settle()

    let inner = makeInner(page)
    inner.touch(.began, at: CGPoint(x: 50, y: 50), time: 0.1)
    inner.touch(.ended, at: CGPoint(x: 50, y: 50), time: 0.15)
    for _ in 0..<12 { inner.advance(by: 1.0 / 60) }

    #expect(page.taps == 1)
    #expect(page.screens.count == 2)
    #expect(page.screens.allSatisfy { $0 === inner.screen })
    #expect(page.traitCollection.userInterfaceStyle == .dark)
    #expect(UIScreen.main === simulation.screen)
    #expect(simulation.screen.userInterfaceStyle == .light)
    #expect(TimeAxis.current === TimeAxis.main)
    #expect(!InnerApp.isRunning)
  }

  @Test func `nobody outside hears of it, and nothing outside is woken up`() {
    let simulation = Simulation()
    simulation.show(UIViewController())
    simulation.settle()
    var heard = 0
    let listening = [
      Engine.listen { _ in heard += 1 }, Diagnostics.listen { _ in heard += 1 },
    ]
    let ticks = simulation.clock.tickCount

    let inner = makeInner(Page())
    inner.touch(.began, at: CGPoint(x: 50, y: 50), time: 0.1)
    inner.touch(.ended, at: CGPoint(x: 50, y: 50), time: 0.15)
    for _ in 0..<60 { inner.advance(by: 1.0 / 60) }

    withExtendedLifetime(listening) { #expect(heard == 0) }
    #expect(simulation.clock.isIdle)
    #expect(simulation.clock.tickCount == ticks)
    #expect(FrameAlarm.next == nil)
    #expect(EndOfTurn.isEmpty)
  }

  /// Where on the stack the caller stands. Units: bytes.
  private static func stackPlace() -> Int {
    var here = 0
    return withUnsafeMutablePointer(to: &here) { Int(bitPattern: $0) }
  }

  @Test func `those outside are reached as directly after any number of its turns`() {
    let simulation = Simulation()
    var depths: [Int] = []
    var top = 0
    let onEnqueue = EndOfTurn.onEnqueue
    Engine.onEvent = { _ in depths.append(top - Self.stackPlace()) }
    Diagnostics.onReport = { _ in depths.append(top - Self.stackPlace()) }
    ScrollEvent.onEvent = { _ in depths.append(top - Self.stackPlace()) }
    EndOfTurn.onEnqueue = { depths.append(top - Self.stackPlace()) }
    defer {
      (Engine.onEvent, Diagnostics.onReport, ScrollEvent.onEvent) = (nil, nil, nil)
      EndOfTurn.onEnqueue = onEnqueue
    }
    func tell() -> [Int] {
      depths = []
      top = Self.stackPlace()
      Engine.onEvent?(.appearance(controller: "Page", callback: "viewDidAppear"))
      Diagnostics.onReport?(Diagnostic(id: "H1", message: "", advice: ""))
      ScrollEvent.onEvent?(
        ScrollEvent(scrollView: UIScrollView(), offset: .zero, phase: .dragging))
      EndOfTurn.onEnqueue?()
      return depths
    }
    let inner = makeInner(Page())
    let before = tell()

    for _ in 0..<500 { inner.advance(by: 1.0 / 60) }

    #expect(before.count == 4)
    #expect(tell() == before)
    withExtendedLifetime(simulation) {}
  }

  @Test func `what it animates goes by its time, to rest`() throws {
    let simulation = Simulation()
    let page = Page()
    let inner = makeInner(page)
    inner.touch(.began, at: CGPoint(x: 50, y: 50), time: 0)
    inner.touch(.ended, at: CGPoint(x: 50, y: 50), time: 0.02)
    for _ in 0..<15 { inner.advance(by: 1.0 / 60) }

    let half = try #require(page.square.layer.presentation()?.position.x)
    // The outer app's time has nothing to do with it.
    simulation.advance(by: 2)
    #expect(page.square.layer.presentation()?.position.x == half)
    #expect(half > 20 && half < 80)
    #expect(!inner.isResting)
    var frames = 0
    while !inner.isResting, frames < 200 {
      inner.advance(by: 1.0 / 60)
      frames += 1
    }

    #expect(page.square.center.x == 80)
    #expect(inner.isResting)
    #expect(!inner.advance(by: 1.0 / 60), "nothing new is to be seen")
  }

  @Test func `its picture is what is seen of it`() throws {
    let simulation = Simulation()
    let inner = makeInner(Page())

    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(size: Self.size, format: format).image { _ in
      inner.draw(in: CGRect(origin: .zero, size: Self.size))
    }
    let nothing = UIGraphicsImageRenderer(size: Self.size, format: format).image { _ in }

    withExtendedLifetime(simulation) { #expect(picture.pngData() != nothing.pngData()) }
  }

  @Test func `nothing is left of it when it goes`() {
    let simulation = Simulation()
    weak var page: Page?
    var inner: InnerApp?
    do {
      let made = Page()
      page = made
      inner = makeInner(made)
    }
    inner?.touch(.began, at: CGPoint(x: 50, y: 50), time: 0)
    inner?.advance(by: 0.1)
    #expect(page != nil)

    inner = nil

    #expect(page == nil)
    #expect(simulation.clock.isIdle || simulation.settle())
    #expect(UIScreen.main === simulation.screen)
  }

  @Test
  func `what it says of all bars it says of its own, and it takes nothing from those outside`()
    throws
  {
    let simulation = Simulation()
    simulation.show(UIViewController())
    UINavigationBar.appearance().tintColor = .purple
    defer { AppearanceProxies.clear() }

    let inner = InnerApp(size: Self.size, scale: 1, style: .light)
    inner.show {
      UINavigationBar.appearance().barTintColor = .red
      return UINavigationController(rootViewController: Page())
    }
    inner.advance(by: 0.1)
    let navigation = UINavigationController(rootViewController: UIViewController())
    simulation.show(navigation)
    simulation.settle()

    #expect(navigation.navigationBar.tintColor == .purple)
    #expect(navigation.navigationBar.barTintColor == nil)
    #expect(UINavigationBar.appearance().tintColor == .purple)
  }

  /// Has a call to come for ever, and says that it has appeared.
  private final class Waiting: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      perform(Selector(Waiting.call), with: nil, afterDelay: 60)
    }

    private func call() {}
  }

  @Test func `a call that is yet to come ends with it`() {
    let simulation = Simulation()
    weak var page: Waiting?
    let waiting = DelayedCall.waiting.count
    var inner: InnerApp? = InnerApp(size: Self.size, scale: 1, style: .light)
    inner?.show {
      let made = Waiting()
      page = made
      return made
    }
    #expect(page != nil)

    inner = nil

    #expect(page == nil)
    #expect(DelayedCall.waiting.count == waiting)
    withExtendedLifetime(simulation) {}
  }

  @Test func `a transition that is cut off by its end is looked after no more`() {
    let simulation = Simulation()
    let watches = TransitionWatch.open.count
    var inner: InnerApp? = InnerApp(size: Self.size, scale: 1, style: .light)
    inner?.show {
      let navigation = UINavigationController(rootViewController: Page())
      navigation.loadViewIfNeeded()
      navigation.pushViewController(Page(), animated: true)
      return navigation
    }
    inner?.advance(by: 0.1)
    #expect(TransitionWatch.open.count == watches)

    inner = nil

    #expect(TransitionWatch.open.count == watches)
    withExtendedLifetime(simulation) {}
  }

  @Test func `its controllers are counted apart`() {
    let simulation = Simulation()
    let (all, inside) = (UIViewController.livingCount, UIViewController.livingInsideCount)
    var inner: InnerApp? = makeInner(Page())

    inner = InnerApp(size: Self.size, scale: 1, style: .light)
    inner?.show { Page() }
    #expect(UIViewController.livingCount == all + 1)
    #expect(UIViewController.livingInsideCount == inside + 1)

    inner = nil

    #expect(UIViewController.livingCount == all)
    #expect(UIViewController.livingInsideCount == inside)
    withExtendedLifetime(simulation) {}
  }
}
