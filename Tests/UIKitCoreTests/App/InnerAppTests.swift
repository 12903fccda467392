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
}
