import Foundation
import Geometry
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// A presentation that says whether the presenter's view goes.
private final class ChoosingPresentation: UIPresentationController {
  var removes: Bool?
  override var shouldRemovePresentersView: Bool { removes ?? super.shouldRemovePresentersView }
}

/// Home, a guest shown by an animator of its own, and what decides about the presenter's view.
private final class OwnershipStage {
  let world = Simulation()
  let home = UIViewController()
  let guest = UIViewController()
  let answers = ModalAnswers()
  let animator = ProbeAnimator()
  private(set) weak var container: UIView?
  let window: UIWindow

  init(style: UIModalPresentationStyle = .custom, removes: Bool? = nil) {
    window = world.show(home)
    guest.modalPresentationStyle = style
    guest.transitioningDelegate = answers
    answers.presenting = animator
    answers.dismissing = animator
    if style == .custom {
      answers.makePresentation = { presented, presenting in
        let made = ChoosingPresentation(presentedViewController: presented, presenting: presenting)
        made.removes = removes
        return made
      }
    }
  }

  func present() {
    animator.probe = { [weak self] context in self?.container = context.containerView }
    home.present(guest, animated: true)
    world.settle()
  }

  func dismiss(_ probe: @escaping (any UIViewControllerContextTransitioning) -> Void = { _ in }) {
    animator.probe = probe
    guest.dismiss(animated: true)
    world.settle()
  }
}

/// Who puts which view into the container of a presentation, and what is left of it.
@Suite struct ContainerOwnershipTests {
  @Test func `C20 the presented view stays in the container, and that in the window`() {
    let stage = OwnershipStage()

    stage.present()
    stage.world.advance(by: 1)

    #expect(stage.container != nil)
    #expect(stage.guest.view.superview === stage.container)
    #expect(stage.container?.window === stage.window)
    #expect(stage.guest.presentationController?.containerView === stage.container)
  }

  @Test func `C20 the engine itself puts no presented view into the container`() {
    let stage = OwnershipStage()
    var superview: UIView?
    var isAsked = false
    stage.animator.probe = { context in
      isAsked = true
      superview = context.view(forKey: .to)?.superview
    }

    stage.home.present(stage.guest, animated: true)
    stage.world.settle()

    #expect(isAsked)
    #expect(superview == nil)
  }

  @Test func `C21 without removal the presenter's view stays where it was, below the container`() {
    let stage = OwnershipStage()
    stage.world.settle()
    let before = stage.home.view.superview

    stage.present()

    #expect(before != nil)
    #expect(stage.home.view.superview === before)
    #expect(stage.container.map { stage.home.view.isDescendant(of: $0) } == false)
    #expect(stage.home.view.window === stage.window)
  }

  @Test func `C21 with removal the presenter's view goes through the container and comes back`() {
    let stage = OwnershipStage(removes: true)
    let frame = stage.home.view.frame
    var during: UIView?
    stage.animator.probe = { context in during = context.view(forKey: .from) }

    stage.home.present(stage.guest, animated: true)
    stage.world.settle()
    let away = stage.home.view.window
    stage.dismiss()

    #expect(during === stage.home.view)
    #expect(away == nil)
    #expect(stage.home.view.window === stage.window)
    #expect(stage.home.view.frame == frame)
  }

  @Test func `C22 a view that was not handed out and was added all the same is not lost`() {
    let stage = OwnershipStage()
    let reports = Reports()
    stage.present()
    var handedOut: UIView? = stage.home.view

    stage.dismiss { context in
      handedOut = context.view(forKey: .to)
      if let to = context.viewController(forKey: .to) {
        context.containerView.insertSubview(to.view, at: 0)
      }
    }

    #expect(handedOut == nil)
    #expect(stage.home.view.window === stage.window)
    #expect(stage.container == nil)
    #expect(reports.all.map(\.id).contains("H5"))
  }

  @Test func `C23 a view put into the key window after the end does no harm`() {
    let stage = OwnershipStage()
    let reports = Reports()
    stage.present()

    stage.guest.dismiss(animated: true) { stage.window.addSubview(stage.home.view) }
    stage.world.settle()
    stage.world.advance(by: 0.5)

    #expect(stage.home.view.window === stage.window)
    #expect(stage.home.view.frame == stage.window.bounds)
    #expect(stage.home.presentedViewController == nil)
    #expect(stage.window.hitTest(CGPoint(x: 100, y: 400), with: nil) === stage.home.view)
    #expect(reports.ids.isEmpty)
  }

  @Test func `C23 nobody has to: after the end the presenter's view is where it was`() {
    let stage = OwnershipStage(style: .fullScreen)
    let before = stage.home.view.superview
    stage.present()

    stage.dismiss()

    #expect(stage.home.view.superview === before)
    #expect(stage.home.view.frame == stage.window.bounds)
  }

  @Test(arguments: [
    (UIModalPresentationStyle.custom, false), (.overFullScreen, false), (.pageSheet, false),
    (.formSheet, false), (.overCurrentContext, false), (.fullScreen, true),
    (.currentContext, true),
  ])
  func `C25 only the styles that cover all take the presenter's view away`(
    style: UIModalPresentationStyle, removes: Bool
  ) {
    let world = Simulation()
    let home = UIViewController()
    world.show(home)
    let guest = UIViewController()
    guest.modalPresentationStyle = style

    home.present(guest, animated: true)
    world.settle()

    #expect(guest.presentationController?.shouldRemovePresentersView == removes)
    #expect((home.view.window == nil) == removes)
  }

  @Test func `C25 a presentation controller of one's own leaves it unless told otherwise`() {
    let guest = UIViewController()

    let presentation = UIPresentationController(presentedViewController: guest, presenting: nil)

    #expect(!presentation.shouldRemovePresentersView)
  }
}
