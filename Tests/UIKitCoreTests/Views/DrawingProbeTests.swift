import Display
import Drawing
import Foundation
import Geometry
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

@Suite struct DrawingProbeTests {
  @Test func `a view that had nothing to draw at first is drawn anew when light turns dark`() {
    let stage = BoxStage(isPainting: true)
    let view = LateView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.box.addSubview(view)
    stage.world.advanceFrame()
    view.hasContent = true
    view.setNeedsDisplay()
    stage.world.advanceFrame()
    view.styles = []

    stage.world.screen.userInterfaceStyle = .dark
    stage.world.advanceFrame()

    #expect(view.styles == [.dark])
  }

  @Test func `another view of its class is drawn though the first had nothing to draw`() {
    let stage = BoxStage(isPainting: true)
    stage.box.addSubview(OtherLateView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    stage.world.advanceFrame()
    let view = OtherLateView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.hasContent = true

    stage.box.addSubview(view)
    stage.world.advanceFrame()

    #expect(!view.styles.isEmpty)
  }

  @Test func `a view that draws nothing is asked once, however often it comes into the window`() {
    let stage = BoxStage(isPainting: true)
    let view = AskedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    for _ in 0..<3 {
      stage.box.addSubview(view)
      stage.world.advanceFrame()
      view.removeFromSuperview()
    }

    #expect(view.asked == 1)
  }

  @Test func `a view that never draws has no bitmap`() {
    let stage = BoxStage(isPainting: true)
    let view = EmptyView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    stage.box.addSubview(view)
    stage.world.advanceFrame()
    stage.world.screen.userInterfaceStyle = .dark
    stage.world.advanceFrame()

    #expect(!view.drawsContent)
    #expect(view.styles.isEmpty)
  }
}

/// Counts how often it is asked.
private final class AskedView: UIView {
  var asked = 0

  override func draw(_ rect: CGRect) { asked += 1 }
}

/// Draws once it has something.
private class LateView: UIView {
  var hasContent = false
  var styles: [UIUserInterfaceStyle] = []

  override func draw(_ rect: CGRect) {
    guard hasContent else { return }
    UIColor.label.setFill()
    UIBezierPath(rect: rect).fill()
    styles.append(UITraitCollection.current.userInterfaceStyle)
  }
}

private final class OtherLateView: LateView {}

/// A class of its own: what one view of a class draws is known of the others.
private final class EmptyView: LateView {}
