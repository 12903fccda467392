import Foundation
import Geometry
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// A page under a bar whose list is pulled down to close it, as apps write that.
private final class PullPage: UIViewController, UIGestureRecognizerDelegate {
  let list = UIScrollView()
  let pan = UIPanGestureRecognizer()
  var mayBegin: (UIPanGestureRecognizer) -> Bool = { _ in true }
  private(set) var begun = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = CGSize(width: 390, height: 4000)
    view.addSubview(list)
    pan.delegate = self
    pan.addTarget(self, action: Selector(PullPage.panned(_:)))
    view.addGestureRecognizer(pan)
  }

  func panned(_ pan: UIPanGestureRecognizer) { if pan.state == .began { begun += 1 } }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    mayBegin(pan)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

/// Pops by a drag, the percentage counted from wherever the test says.
private final class DragPop: NSObject, UINavigationControllerDelegate {
  let navigation: UINavigationController
  let pan = UIPanGestureRecognizer()
  let animator = SlideAnimator()
  /// What is added to the way of the finger before it is made a percentage, points.
  let error: CGFloat
  private(set) var driver: UIPercentDrivenInteractiveTransition?

  init(_ navigation: UINavigationController, error: CGFloat) {
    self.navigation = navigation
    self.error = error
    super.init()
    navigation.delegate = self
    navigation.view.addGestureRecognizer(pan)
    pan.addTarget(self, action: Selector(DragPop.panned(_:)))
  }

  func panned(_ pan: UIPanGestureRecognizer) {
    let width = navigation.view.bounds.width
    switch pan.state {
    case .began:
      driver = UIPercentDrivenInteractiveTransition()
      navigation.popViewController(animated: true)
    case .changed: driver?.update((pan.translation(in: nil).x + error) / width)
    default:
      driver?.cancel()
      driver = nil
    }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

/// Traps that gestures fall into.
@Suite struct GestureTrapTests {
  @Test(arguments: [(CGFloat(0), false), (40, true), (100, true)])
  func `H10 a transition that jumps when it is taken up is reported, and no other`(
    error: CGFloat, isNoted: Bool
  ) {
    let world = Simulation()
    let navigation = UINavigationController(rootViewController: UIViewController())
    world.show(navigation)
    navigation.pushViewController(UIViewController(), animated: false)
    world.settle()
    let drag = DragPop(navigation, error: error)
    let reports = Reports()

    world.finger.down(at: CGPoint(x: 60, y: 400))
    world.finger.move(to: CGPoint(x: 200, y: 400), over: 0.5)
    world.finger.up()
    world.settle()

    #expect(reports.ids.contains("H10") == isNoted)
    #expect(drag.navigation.viewControllers.count == 2)
  }

  @Test func `H19 a text keeps its letters while its view is dismissed`() throws {
    let world = Simulation(isPainting: true)
    let home = UIViewController()
    world.show(home)
    let guest = UIViewController()
    guest.modalPresentationStyle = .overFullScreen
    let text = UITextView(frame: CGRect(x: 20, y: 100, width: 350, height: 200))
    text.text = "Letters that stay"
    text.font = .systemFont(ofSize: 40)
    guest.view.addSubview(text)
    home.present(guest, animated: false)
    world.settle()
    func ink() throws -> Int {
      let picture = Picture(try #require(world.image()))
      var dark = 0
      for y in stride(from: 60, to: 700, by: 2) {
        for x in stride(from: 20, to: 370, by: 2) where picture[x, y].red < 0.4 { dark += 1 }
      }
      return dark
    }
    let before = try ink()

    guest.dismiss(animated: true)
    var least = before
    for _ in 0..<12 {
      world.advanceFrame()
      least = min(least, try ink())
    }

    #expect(before > 200)
    #expect(least > before / 2)
  }

  @Test func `H22 below a bar a list at its top rests below nought`() {
    let world = Simulation()
    let page = PullPage()
    let navigation = UINavigationController(rootViewController: page)
    world.show(navigation)
    world.settle()
    // The test that never holds for a list that has been scrolled by less than the bar.
    var naive: [Bool] = []
    var right: [Bool] = []
    page.mayBegin = { _ in
      naive.append(page.list.contentOffset.y <= 0)
      right.append(page.list.contentOffset.y <= -page.list.adjustedContentInset.top)
      return right.last == true
    }

    world.finger.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 400))
    world.settle()
    page.list.contentOffset.y = -page.list.adjustedContentInset.top + 30
    world.finger.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 400))
    world.settle()

    #expect(page.list.adjustedContentInset.top > 80)
    #expect(naive == [true, true])
    #expect(right == [true, false])
    #expect(page.begun == 1)
  }

  @Test(arguments: [(CGPoint(x: 200, y: 420), 1), (CGPoint(x: 320, y: 310), 0)])
  func `H23 what should begin can be told from the way the finger goes`(
    end: CGPoint, begun: Int
  ) {
    let world = Simulation()
    let page = PullPage()
    world.show(page)
    page.mayBegin = { pan in
      let velocity = pan.velocity(in: pan.view)
      return velocity.y > abs(velocity.x)
    }

    world.finger.drag(from: CGPoint(x: 200, y: 300), to: end)
    world.settle()

    #expect(page.begun == begun)
  }

  @Test func `H23 without such a test any way begins`() {
    let world = Simulation()
    let page = PullPage()
    world.show(page)

    world.finger.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 320, y: 310))
    world.finger.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 200))
    world.settle()

    #expect(page.begun == 2)
  }

  @Test func `H25 who counts back presses in willMove is told that the pop was cancelled`() {
    let world = Simulation()
    let navigation = UINavigationController(rootViewController: UIViewController())
    world.show(navigation)
    navigation.pushViewController(UIViewController(), animated: false)
    world.settle()
    let reports = Reports()

    world.finger.down(at: CGPoint(x: 2, y: 400))
    world.finger.move(to: CGPoint(x: 60, y: 400), over: 0.4)
    world.finger.hold(for: 0.3)
    world.finger.up()
    world.settle()

    #expect(navigation.viewControllers.count == 2)
    #expect(reports.notes.contains("H25"))
  }
}
