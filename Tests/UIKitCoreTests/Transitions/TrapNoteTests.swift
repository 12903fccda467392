import Foundation
import Geometry
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// A page with a pan whose handler is given, over content that may scroll.
private final class PanPage: UIViewController, UIGestureRecognizerDelegate {
  let pan = UIPanGestureRecognizer()
  let scroll = UIScrollView()
  var handler: (UIPanGestureRecognizer) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.frame = view.bounds
    scroll.contentSize = CGSize(width: 390, height: 4000)
    view.addSubview(scroll)
    pan.delegate = self
    pan.addTarget(self, action: Selector(PanPage.panned(_:)))
    view.addGestureRecognizer(pan)
  }

  func panned(_ pan: UIPanGestureRecognizer) { handler(pan) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

/// What is seen of the traps that are nobody's crime yet.
@Suite struct TrapNoteTests {
  @Test func `H11 a velocity that setTranslation has destroyed is noted`() {
    let world = Simulation()
    let page = PanPage()
    world.show(page)
    let reports = Reports()
    var last = CGPoint(x: 1, y: 1)
    page.handler = { pan in
      if pan.state == .changed { pan.setTranslation(.zero, in: pan.view) }
      if pan.state == .ended { last = pan.velocity(in: pan.view) }
    }

    world.finger.flick(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 350, y: 200), velocity: 900)

    #expect(last == .zero)
    #expect(reports.notes.contains("H11"))
  }

  @Test func `H11 a pan that is left alone keeps its velocity and nothing is said`() {
    let world = Simulation()
    let page = PanPage()
    world.show(page)
    let reports = Reports()
    var last = CGPoint.zero
    page.handler = { pan in if pan.state == .ended { last = pan.velocity(in: pan.view) } }

    world.finger.flick(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 350, y: 200), velocity: 900)

    #expect(abs(last.x - 900) < 30)
    #expect(!reports.notes.contains("H11"))
  }

  @Test func `H12 the bar shows the same after a pop that was cancelled, caught and cancelled`() {
    let stage = InterruptibleStage()
    let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    stage.list.navigationItem.rightBarButtonItem = item
    stage.world.settle()

    stage.push()
    stage.world.advance(by: 0.1)
    stage.driver.pause()
    stage.driver.cancel()
    stage.world.advance(by: 0.05)
    stage.driver.pause()
    stage.driver.update(0.2)
    stage.driver.cancel()
    stage.world.settle()

    let bar = stage.navigation.navigationBar
    #expect(bar.topItem === stage.list.navigationItem)
    #expect(bar.shownText.contains("Edit") && bar.shownText.contains("list"))
    #expect(!bar.shownText.contains("detail"))
  }

  @Test func `H20 a snapshot before the first drawing is empty, and that is noted`() {
    let world = Simulation(isPainting: true)
    let page = UIViewController()
    world.show(page)
    world.settle()
    let reports = Reports()
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    label.text = "not drawn yet"
    page.view.addSubview(label)

    _ = page.view.snapshotView(afterScreenUpdates: false)
    let early = reports.notes
    world.settle()
    _ = page.view.snapshotView(afterScreenUpdates: false)
    _ = page.view.snapshotView(afterScreenUpdates: true)

    #expect(early == ["H20"])
    #expect(reports.notes == ["H20"])
  }

  @Test func `H21 content that scrolls while the finger drives a dismissal is noted once`() {
    let world = Simulation()
    let home = UIViewController()
    world.show(home)
    let page = PanPage()
    let answers = ModalAnswers()
    let slide = SlideAnimator()
    answers.dismissing = slide
    page.modalPresentationStyle = .overFullScreen
    page.transitioningDelegate = answers
    home.present(page, animated: false)
    world.settle()
    let reports = Reports()
    var driver: UIPercentDrivenInteractiveTransition?
    page.handler = { pan in
      switch pan.state {
      case .began:
        driver = UIPercentDrivenInteractiveTransition()
        answers.dismissingDriver = driver
        page.dismiss(animated: true)
      case .changed: driver?.update(abs(pan.translation(in: nil).y) / 844)
      default: driver?.cancel()
      }
    }

    world.finger.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300), over: 0.5)
    world.settle()

    #expect(reports.notes.filter { $0 == "H21" } == ["H21"])
    #expect(home.presentedViewController === page)
  }

  @Test func `H31 a frame set under a transform is reported`() {
    let stage = BoxStage()
    stage.box.transform = CGAffineTransform(rotationAngle: 0.3)

    stage.box.frame = CGRect(x: 10, y: 10, width: 50, height: 50)

    #expect(stage.diagnostics == ["H31"])
  }

  @Test func `H32 a touch on what UIView.animate moves is dropped, and that is reported`() {
    let stage = BoxStage()
    stage.box.addGestureRecognizer(UITapGestureRecognizer())
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { stage.box.center.x = 300 }
    stage.world.advance(by: 0.1)

    stage.world.finger.drag(from: CGPoint(x: 60, y: 50), to: CGPoint(x: 60, y: 150), over: 0.1)

    #expect(stage.diagnostics.contains("H32"))
  }
}

extension UIView {
  /// Every text that is seen in the view.
  var shownText: [String] {
    guard !isHidden, alpha > 0.01 else { return [] }
    let own = (self as? UILabel)?.text.map { [$0] } ?? []
    return own + subviews.flatMap(\.shownText)
  }
}
