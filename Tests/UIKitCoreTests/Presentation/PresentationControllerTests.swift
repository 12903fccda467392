import Foundation
import Geometry
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Notes everything a presentation controller hears and is asked.
private final class NotingPresentation: UIPresentationController {
  var lines: [String] = []
  var inserted: UIView?

  override var presentedView: UIView? {
    lines.append("presentedView")
    return super.presentedView
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { lines.append("preferredContentSizeDidChange") }

  override func presentationTransitionWillBegin() {
    lines.append("presentation will begin")
    let view = UIView(frame: containerView?.bounds ?? .zero)
    inserted = view
    containerView?.addSubview(view)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    lines.append("presentation did end \(completed)")
  }
  override func dismissalTransitionWillBegin() { lines.append("dismissal will begin") }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    lines.append("dismissal did end \(completed)")
  }
  override func containerViewWillLayoutSubviews() { lines.append("will layout") }
  override func containerViewDidLayoutSubviews() { lines.append("did layout") }

  var firsts: [String] {
    var seen: Set<String> = []
    return lines.filter { seen.insert($0).inserted }
  }
}

/// Answers what a delegate can be asked about adapting.
private final class Adapter: NSObject, UIAdaptivePresentationControllerDelegate {
  var style = UIModalPresentationStyle.none
  var substitute: UIViewController?
  var lines: [String] = []

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { style }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    lines.append("controller for \(style)")
    return substitute
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) { lines.append("prepare \(adaptivePresentationController.presentationStyle)") }

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { lines.append("will present \(style) \(transitionCoordinator != nil)") }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    lines.append("did dismiss")
  }
}

@Suite struct PresentationControllerTests {
  @Test func `C26 what a presentation controller hears, in order`() {
    let stage = ModalStage(.custom)
    var made: NotingPresentation?
    stage.answers.makePresentation = {
      let controller = NotingPresentation(presentedViewController: $0, presenting: $1)
      made = controller
      return controller
    }

    stage.present()
    let coming = made?.firsts ?? []
    made?.lines = []
    stage.dismiss()

    #expect(
      coming == [
        "preferredContentSizeDidChange", "presentation will begin", "presentedView", "will layout",
        "did layout", "presentation did end true",
      ])
    #expect(
      made?.firsts.filter { $0.hasPrefix("dismissal") } == [
        "dismissal will begin", "dismissal did end true",
      ])
  }

  @Test func `what is inserted when it begins lies behind the presented view`() {
    let stage = ModalStage(.custom)
    var made: NotingPresentation?
    stage.answers.makePresentation = {
      let controller = NotingPresentation(presentedViewController: $0, presenting: $1)
      made = controller
      return controller
    }

    stage.present()

    let subviews = made?.containerView?.subviews ?? []
    #expect(subviews.first === made?.inserted)
    #expect(subviews.last === stage.card.view)
  }

  @Test func `C14 C15 the frames of a sheet, and the presented view in either key`() {
    let stage = SheetStage()
    let animator = ProbeAnimator()
    let answers = ModalAnswers()
    answers.presenting = animator
    answers.dismissing = animator
    stage.card.transitioningDelegate = answers
    var frames: [CGRect] = []
    var views: [Bool] = []
    animator.probe = { context in
      for key in [UITransitionContextViewControllerKey.from, .to] {
        guard let controller = context.viewController(forKey: key) else { continue }
        frames += [context.initialFrame(for: controller), context.finalFrame(for: controller)]
      }
      views += [context.view(forKey: .from) != nil, context.view(forKey: .to) != nil]
    }
    let full = CGRect(x: 0, y: 0, width: 390, height: 844)
    let rest = CGRect(x: 0, y: 57, width: 390, height: 787)

    stage.present()
    stage.page.dismiss(animated: true)
    stage.world.settle()

    #expect(frames == [full, full, .zero, rest, rest, .zero, full, full])
    #expect(views == [false, true, true, false])
  }

  @Test func `the style that was wished for is the one that is told`() {
    let stage = ModalStage(.automatic)
    var styles: [UIModalPresentationStyle] = []
    stage.animator.probe = { styles.append($0.presentationStyle) }

    stage.present()
    stage.dismiss()

    #expect(styles == [.pageSheet, .pageSheet])
  }

  @Test func `a sheet may adapt to full screen`() {
    let stage = SheetStage()
    let adapter = Adapter()
    adapter.style = .fullScreen
    stage.card.presentationController?.delegate = adapter

    stage.present()

    #expect(
      adapter.lines == [
        "controller for fullScreen", "prepare fullScreen", "will present fullScreen true",
      ])
    #expect(stage.page.view.window == nil)
    #expect(stage.card.view.convert(stage.card.view.bounds, to: nil).height == 844)
  }

  @Test func `another controller may be shown in the adapted style`() {
    let stage = SheetStage()
    let adapter = Adapter()
    adapter.style = .overFullScreen
    let navigation = UINavigationController(rootViewController: UIViewController())
    adapter.substitute = navigation
    stage.card.presentationController?.delegate = adapter

    stage.present()

    #expect(stage.page.presentedViewController === navigation)
    #expect(navigation.view.window != nil)
    #expect(stage.card.viewIfLoaded?.window == nil)
  }

  @Test func `a popover is a sheet on a phone, its wishes kept, its delegate told`() {
    let stage = SheetStage()
    let adapter = Adapter()
    adapter.style = .pageSheet
    let guest = UIViewController()
    guest.modalPresentationStyle = .popover
    guest.popoverPresentationController?.sourceView = stage.page.view
    guest.popoverPresentationController?.sourceRect = CGRect(x: 1, y: 2, width: 3, height: 4)
    guest.popoverPresentationController?.delegate = adapter
    guest.popoverPresentationController?.adaptiveSheetPresentationController.detents = [.medium()]

    stage.page.present(guest, animated: true)
    stage.world.settle()
    let place = guest.view.convert(guest.view.bounds, to: nil)
    let source = guest.popoverPresentationController?.sourceRect
    let anchor = guest.popoverPresentationController?.sourceView
    stage.world.finger.tap(at: CGPoint(x: 195, y: 100))
    stage.world.settle()

    #expect(abs(place.minY - 388) < 1e-6)
    #expect(source == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(anchor === stage.page.view)
    #expect(adapter.lines.last == "did dismiss")
  }

  @Test func `asked before the presentation it is the one that is used, and keeps nobody alive`() {
    let stage = SheetStage()
    weak var gone: UIViewController?
    do {
      let guest = UIViewController()
      gone = guest
      #expect(guest.presentationController === guest.sheetPresentationController)
      #expect(guest.popoverPresentationController == nil)
    }
    let prepared = stage.card.sheetPresentationController

    stage.present()

    #expect(gone == nil)
    #expect(stage.card.activePresentationController === prepared)
  }

  @Test func `traits may be overridden for what is presented`() {
    let stage = SheetStage()
    stage.sheet.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark)

    stage.present()

    #expect(stage.card.view.traitCollection.userInterfaceStyle == .dark)
    #expect(stage.page.view.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `only the traits that are named are overridden`() {
    let stage = SheetStage()
    stage.world.screen.userInterfaceStyle = .dark
    stage.sheet.overrideTraitCollection = UITraitCollection(horizontalSizeClass: .regular)

    stage.present()

    #expect(stage.card.view.overrideUserInterfaceStyle == .unspecified)
    #expect(stage.card.view.traitCollection.userInterfaceStyle == .dark)
    #expect(stage.sheet.traitCollection.horizontalSizeClass == .regular)
    #expect(stage.sheet.traitCollection.userInterfaceStyle == .dark)
    #expect(stage.sheet.traitCollection.userInterfaceIdiom == .phone)
  }

  @Test func `on a sheet the dark is lighter than on the page`() {
    let stage = SheetStage()
    stage.world.screen.userInterfaceStyle = .dark
    stage.card.view.backgroundColor = .systemBackground
    stage.page.view.backgroundColor = .systemBackground

    stage.present()

    #expect(stage.card.traitCollection.userInterfaceLevel == .elevated)
    #expect(stage.page.traitCollection.userInterfaceLevel == .base)
    #expect(stage.card.view.layer.backgroundColor != stage.page.view.layer.backgroundColor)
  }

  @Test func `H7 a presenter left scaled by a cancelled presentation is reported`() {
    let stage = ModalStage(.custom)
    let driver = UIPercentDrivenInteractiveTransition()
    stage.answers.presentingDriver = driver
    stage.animator.probe = { context in
      context.viewController(forKey: .from)?.view.transform = CGAffineTransform(
        scaleX: 0.9, y: 0.9)
    }
    var reported: [String] = []
    Diagnostics.onReport = { reported.append($0.id) }
    defer { Diagnostics.onReport = nil }

    stage.page.present(stage.card, animated: true)
    stage.world.advanceFrame()
    driver.update(0.4)
    driver.cancel()
    stage.world.settle()

    #expect(reported == ["H7"])
  }

  @Test func `H6 a presenter moved into the container is rescued when nothing animates`() {
    let stage = ModalStage(.custom)
    stage.present()
    stage.card.presentationController?.containerView?.insertSubview(stage.page.view, at: 0)
    var reported: [String] = []
    Diagnostics.onReport = { reported.append($0.id) }
    defer { Diagnostics.onReport = nil }

    stage.page.dismiss(animated: false)

    #expect(reported == ["H6"])
    #expect(stage.page.view.window != nil)
  }

  @Test func `H24 that presenters of sheets hear nothing is said once a run`() {
    var reported: [String] = []
    Diagnostics.onReport = { reported.append($0.id) }
    defer { Diagnostics.onReport = nil }
    let stage = SheetStage()

    stage.present()
    stage.page.dismiss(animated: false)
    stage.present()

    #expect(reported == ["H24"])
  }
}
