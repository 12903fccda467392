import Display
import Foundation
import Simulator
import Testing

@testable import Panel
@testable import UIKitCore

@MainActor @Suite(.serialized) struct OverlayTests {
  private func verdicts(_ count: Int) -> [GestureVerdict] {
    (0..<count).map { _ in
      let view = UIView(frame: .zero)
      let pan = UIPanGestureRecognizer()
      view.addGestureRecognizer(pan)
      held.append(view)
      return GestureVerdict(recognizer: pan, state: .possible, reason: reason)
    }
  }

  /// Recognisers do not keep their views.
  private final class Held {
    var views: [UIView] = []
    func append(_ view: UIView) { views.append(view) }
  }

  private let held = Held()
  private let reason = GestureVerdict.Reason.waiting(on: [
    "UIScreenEdgePanGestureRecognizer on UILayoutContainerView", "UITapGestureRecognizer on V",
  ])

  @Test func `two of one name are told apart`() {
    let strip = ArbiterStrip()

    strip.show(verdicts(2))

    #expect(strip.lines.map { String($0.prefix(16)) } == ["Pan on UIView #1", "Pan on UIView #2"])
  }

  @Test func `one alone has no number, and who comes later gets the next`() {
    let strip = ArbiterStrip()
    let all = verdicts(2)

    strip.show([all[1]])
    let alone = strip.lines
    strip.show(all)

    #expect(alone.first?.hasPrefix("Pan on UIView:") == true)
    #expect(strip.lines.contains { $0.hasPrefix("Pan on UIView #1") })
    #expect(strip.lines.contains { $0.hasPrefix("Pan on UIView #2") })
  }

  @Test func `a reason has as many lines as it needs`() {
    let strip = ArbiterStrip()
    strip.show(verdicts(1))
    strip.frame = CGRect(x: 0, y: 0, width: 300, height: strip.height(for: 300))
    strip.layoutIfNeeded()

    let label = strip.subviews.compactMap { $0 as? UILabel }.first
    let room = CGSize(width: label?.frame.width ?? 0, height: .greatestFiniteMagnitude)

    #expect((label?.sizeThatFits(room).height ?? 1000) <= (label?.frame.height ?? 0) + 3)
    #expect(strip.height(for: 300) > 30)
  }

  @Test func `more than there is room for are counted`() {
    let strip = ArbiterStrip()

    strip.show(verdicts(20))

    #expect(strip.lines.count == 14)
    #expect(strip.lines.last == "and 7 more")
  }

  @Test func `the strip is gone when the gesture is over`() throws {
    let stage = try PanelStage()
    stage.finger.key(.character("o"))
    stage.finger.down(at: stage.device(30, 500))
    stage.finger.move(to: stage.device(150, 500), over: 0.3)
    let strip = stage.bench.overlay.controller.strip
    let isShown = !strip.isHidden

    stage.finger.up()
    stage.simulation.settle()

    #expect(isShown)
    #expect(strip.isHidden)
  }
}
