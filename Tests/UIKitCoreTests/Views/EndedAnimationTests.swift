import Foundation
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Animations that end because their view is taken away.
@Suite struct EndedAnimationTests {
  /// Puts its view in and moves it, again and again, whatever ends the motion.
  private final class Loop {
    let host: UIView
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    private(set) var rounds = 0
    private(set) var ends: [Bool] = []

    init(in host: UIView) {
      self.host = host
    }

    func turn() {
      rounds += 1
      if view.superview == nil { host.addSubview(view) }
      view.alpha = 1
      UIView.animate(
        withDuration: 1, animations: { self.view.alpha = 0 },
        completion: { isDone in
          self.ends.append(isDone)
          if self.rounds < 100 { self.turn() }
        })
    }
  }

  @Test func `a view that is put back in its animation's completion is put back once`() {
    let stage = BoxStage()
    let loop = Loop(in: stage.box)
    loop.turn()
    stage.world.advance(by: 0.1)

    loop.view.removeFromSuperview()

    #expect(loop.ends == [false])
    #expect(loop.rounds == 2)
    #expect(loop.view.superview === stage.box)
    #expect(stage.box.layer.sublayers?.contains { $0 === loop.view.layer } == true)
  }

  @Test func `a view that moves to another place hears of each end once`() {
    let stage = BoxStage()
    let (place, loop) = (UIView(), Loop(in: stage.box))
    stage.box.addSubview(place)
    loop.turn()
    stage.world.advance(by: 0.1)

    place.addSubview(loop.view)

    #expect(loop.view.superview === place)
    #expect(loop.ends == [false, false])
    #expect(loop.rounds == 3)
  }

  @Test func `whoever hears of the end finds the view removed, and out of the window`() {
    let stage = BoxStage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.box.addSubview(view)
    var seen: [Bool] = []
    UIView.animate(withDuration: 1) {
      view.alpha = 0
    } completion: { _ in
      seen = [view.superview == nil, view.window == nil, view.layer.superlayer == nil]
    }
    stage.world.advance(by: 0.1)

    view.removeFromSuperview()

    #expect(seen == [true, true, true])
  }
}
