import Foundation
import Geometry
import Simulator
import Testing

@testable import UIKitCore

/// A picture of 390 × 844 in a scroll view of the same size, that zooms.
private final class ZoomStage: UIScrollViewDelegate {
  let world = Simulation(scale: 3)
  let scroll: UIScrollView
  let picture = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  var lines: [String] = []
  var onZoom: ((UIScrollView) -> Void)?

  init(_ limits: ClosedRange<CGFloat> = 1...3) {
    let page = UIViewController()
    scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = picture.frame.size
    scroll.addSubview(picture)
    page.view.addSubview(scroll)
    scroll.delegate = self
    scroll.minimumZoomScale = limits.lowerBound
    scroll.maximumZoomScale = limits.upperBound
    world.show(page)
    world.settle()
  }

  /// The point of the picture seen at a place of the screen.
  func seen(at place: CGPoint) -> CGPoint { picture.convert(place, from: nil) }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    lines.append("willBegin")
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    if lines.last != "didZoom" { lines.append("didZoom") }
    onZoom?(scrollView)
  }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    lines.append("didEnd \(scale)")
  }
}

@Suite struct ScrollZoomTests {
  private let center = CGPoint(x: 195, y: 422)

  @Test func `setting the scale keeps the middle of what is seen and sizes the content`() {
    let stage = ZoomStage()
    let middle = stage.seen(at: center)

    stage.scroll.zoomScale = 2

    #expect(stage.scroll.contentSize == CGSize(width: 780, height: 1688))
    #expect(stage.picture.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(stage.picture.frame.origin == .zero)
    let now = stage.seen(at: center)
    #expect(abs(now.x - middle.x) < 0.5 && abs(now.y - middle.y) < 0.5)
    #expect(stage.lines == ["didZoom"])
  }

  @Test(arguments: [0.2, 9, Double.nan, -1, 0])
  func `a scale outside the limits is cut to them, one that is none is dropped`(scale: Double) {
    let stage = ZoomStage()

    stage.scroll.setZoomScale(CGFloat(scale), animated: false)

    #expect(stage.scroll.zoomScale == (scale == 9 ? 3 : 1))
  }

  @Test func `fingers zoom about the point between them`() {
    let stage = ZoomStage()
    let place = CGPoint(x: 120, y: 300)
    let held = stage.seen(at: place)

    stage.world.finger.down(at: CGPoint(x: 70, y: 300), CGPoint(x: 170, y: 300))
    stage.world.finger.move(
      to: CGPoint(x: 10, y: 300), CGPoint(x: 230, y: 300), over: 0.3)

    #expect(abs(stage.scroll.zoomScale - 2) < 0.01)
    let now = stage.seen(at: place)
    #expect(abs(now.x - held.x) < 0.5 && abs(now.y - held.y) < 0.5)
    #expect(stage.scroll.isZooming)
    stage.world.finger.upBoth()
    stage.world.settle()
    #expect(!stage.scroll.isZooming)
    #expect(stage.lines.first == "willBegin")
    #expect(stage.lines.last?.hasPrefix("didEnd") == true)
  }

  @Test func `two fingers that pinch and wander take the content along`() {
    let stage = ZoomStage()
    stage.scroll.zoomScale = 2
    stage.world.finger.down(at: CGPoint(x: 145, y: 400), CGPoint(x: 245, y: 400))
    stage.world.finger.move(
      to: CGPoint(x: 135, y: 400), CGPoint(x: 255, y: 400), over: 0.1)
    let held = stage.seen(at: CGPoint(x: 195, y: 400))

    stage.world.finger.move(
      to: CGPoint(x: 165, y: 450), CGPoint(x: 305, y: 450), over: 0.3)

    let now = stage.seen(at: CGPoint(x: 235, y: 450))
    #expect(abs(now.x - held.x) < 0.5 && abs(now.y - held.y) < 0.5)
  }

  @Test func `past the limits the scale gives less and less and comes back`() {
    let stage = ZoomStage(1...1.5)

    stage.world.finger.down(at: CGPoint(x: 145, y: 400), CGPoint(x: 245, y: 400))
    stage.world.finger.move(to: CGPoint(x: 35, y: 400), CGPoint(x: 365, y: 400), over: 0.3)
    let pulled = stage.scroll.zoomScale
    stage.world.finger.upBoth()
    #expect(stage.scroll.isZoomBouncing)
    stage.world.settle()

    #expect(pulled > 1.6 && pulled < 3)
    #expect(stage.scroll.zoomScale == 1.5)
    #expect(stage.lines.last == "didEnd 1.5")
    #expect(!stage.scroll.isZoomBouncing)
  }

  @Test func `without bouncing the limits are hard`() {
    let stage = ZoomStage(1...1.5)
    stage.scroll.bouncesZoom = false

    stage.world.finger.down(at: CGPoint(x: 145, y: 400), CGPoint(x: 245, y: 400))
    stage.world.finger.move(to: CGPoint(x: 35, y: 400), CGPoint(x: 365, y: 400), over: 0.3)

    #expect(stage.scroll.zoomScale == 1.5)
  }

  @Test func `no frame of a zoom and of its way back jumps`() {
    let stage = ZoomStage(1...2)
    var last: (scale: CGFloat, offset: CGPoint)?
    var worst: CGFloat = 0
    stage.world.loop.onTurn = { _, _ in
      let now = (stage.scroll.zoomScale, stage.scroll.contentOffset)
      if let last {
        worst = max(worst, abs(now.0 - last.scale) * 200, abs(now.1.x - last.offset.x))
      }
      last = now
    }

    stage.world.finger.pinch(about: center, from: 100, to: 380, over: 0.5)
    stage.world.settle()
    stage.world.finger.pinch(about: center, from: 300, to: 40, over: 0.5)
    stage.world.settle()

    #expect(worst < 60)
    #expect(stage.scroll.zoomScale == 1)
    #expect(stage.scroll.contentOffset == .zero)
  }

  @Test func `one finger left over scrolls, another come down zooms on without a jump`() {
    let stage = ZoomStage()
    stage.world.finger.down(at: CGPoint(x: 95, y: 400), CGPoint(x: 295, y: 400))
    stage.world.finger.move(to: CGPoint(x: 30, y: 400), CGPoint(x: 360, y: 400), over: 0.3)
    stage.world.finger.secondUp()
    let scale = stage.scroll.zoomScale
    let before = stage.scroll.contentOffset
    stage.world.finger.move(to: CGPoint(x: 30, y: 360), over: 0.1)
    let after = stage.scroll.contentOffset
    stage.world.finger.secondDown(at: CGPoint(x: 200, y: 360))
    let still = stage.scroll.contentOffset
    let held = stage.seen(at: CGPoint(x: 115, y: 360))
    stage.world.finger.move(to: CGPoint(x: 30, y: 360), CGPoint(x: 208, y: 360), over: 0.05)

    #expect(stage.scroll.zoomScale > scale)
    // The slop is the drag's own; the pinch had not moved the point between the fingers.
    #expect(abs(after.y - before.y - 30) < 1)
    #expect(still == after)
    let now = stage.seen(at: CGPoint(x: 119, y: 360))
    #expect(abs(now.x - held.x) < 1.5 && abs(now.y - held.y) < 0.5)
  }

  @Test func `a rectangle is shown as large as fits`() {
    let stage = ZoomStage(1...4)

    stage.scroll.zoom(to: CGRect(x: 100, y: 200, width: 130, height: 100), animated: true)
    stage.world.settle()

    #expect(abs(stage.scroll.zoomScale - 3) < 1e-6)
    let middle = stage.seen(at: center)
    #expect(abs(middle.x - 165) < 0.5 && abs(middle.y - 250) < 0.5)
  }

  @Test func `small content is centred by insets set while it zooms, to the end`() {
    let stage = ZoomStage(0.5...2)
    stage.onZoom = { scroll in
      let spare = max(0, (scroll.bounds.width - scroll.contentSize.width) / 2)
      scroll.contentInset = UIEdgeInsets(top: 0, left: spare, bottom: 0, right: spare)
    }

    stage.scroll.setZoomScale(0.5, animated: true)
    stage.world.settle()

    #expect(abs(stage.scroll.contentOffset.x + 97.5) < 0.5)
    #expect(stage.picture.convert(stage.picture.bounds, to: nil).midX.rounded() == 195)
  }

  @Test func `the pinch is there only while there are two scales to choose from`() {
    let stage = ZoomStage(1...1)
    #expect(stage.scroll.pinchGestureRecognizer == nil)

    stage.scroll.maximumZoomScale = 2
    #expect(stage.scroll.pinchGestureRecognizer != nil)
    stage.scroll.maximumZoomScale = 1

    #expect(stage.scroll.pinchGestureRecognizer == nil)
  }

  @Test func `with nobody to say what zooms nothing does`() {
    let stage = ZoomStage()
    stage.scroll.delegate = nil

    stage.world.finger.pinch(about: center, from: 100, to: 300)
    stage.scroll.zoomScale = 2

    #expect(stage.scroll.zoomScale == 1)
  }

  @Test func `a finger catches the scale on its way back, and it goes home after`() {
    let stage = ZoomStage(1...1.5)
    stage.world.finger.down(at: CGPoint(x: 145, y: 400), CGPoint(x: 245, y: 400))
    stage.world.finger.move(to: CGPoint(x: 35, y: 400), CGPoint(x: 365, y: 400), over: 0.3)
    stage.world.finger.upBoth()
    stage.world.advance(by: 0.05)

    stage.world.finger.down(at: CGPoint(x: 100, y: 100), CGPoint(x: 300, y: 100))
    stage.world.finger.move(to: CGPoint(x: 130, y: 100), CGPoint(x: 270, y: 100), over: 0.2)
    stage.world.finger.upBoth()
    stage.world.settle()

    #expect(stage.scroll.zoomScale <= 1.5 && stage.scroll.zoomScale >= 1)
  }
}
