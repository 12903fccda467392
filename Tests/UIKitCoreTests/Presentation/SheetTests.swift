import Foundation
import Geometry
import Motion
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

@Suite struct SheetTests {
  @Test func `F12 an ordinary controller is presented as a page sheet`() {
    let stage = SheetStage()

    stage.present()

    #expect(stage.card.modalPresentationStyle == .automatic)
    #expect(stage.card.presentationController is UISheetPresentationController)
    #expect(stage.card.presentationController?.presentationStyle == .pageSheet)
  }

  @Test func `F13 a large sheet begins ten points below the safe area`() {
    let stage = SheetStage()

    stage.present()

    #expect(stage.seenFrame == CGRect(x: 0, y: 57, width: 390, height: 787))
    #expect(stage.card.view.frame.size == CGSize(width: 390, height: 787))
    #expect(stage.card.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
  }

  @Test func `F13 the page behind is twenty points narrower, its top under the status bar`() {
    let stage = SheetStage()

    stage.present()

    let seen = stage.page.view.convert(stage.page.view.bounds, to: nil)
    #expect(abs(seen.width - 370) < 1e-6)
    #expect(abs(seen.minY - 47) < 1e-6)
    #expect(abs(seen.midX - 195) < 1e-6)
    // The page's own transform stays the app's.
    #expect(stage.page.view.transform == .identity)
  }

  @Test func `F13 after the dismissal the page is as it was`() {
    let stage = SheetStage()
    stage.present()

    stage.page.dismiss(animated: true)
    stage.world.settle()

    #expect(stage.page.view.convert(stage.page.view.bounds, to: nil).width == 390)
    #expect(stage.page.view.superview?.layer.cornerRadius == 0)
    #expect(stage.page.view.superview?.layer.masksToBounds == false)
    #expect(stage.card.view.superview == nil)
    #expect(stage.page.view.window?.subviews.count == 1)
  }

  @Test func `F14 in the newer look a sheet begins at the safe area and nothing steps back`() {
    UIKitCompatibility.usesNewerLook = true
    defer { UIKitCompatibility.usesNewerLook = false }
    let stage = SheetStage(size: CGSize(width: 393, height: 852))

    stage.present()

    #expect(stage.seenFrame == CGRect(x: 0, y: 59, width: 393, height: 793))
    #expect(stage.page.view.convert(stage.page.view.bounds, to: nil).width == 393)
    #expect(stage.sheet.sheetView?.radius == 38)
  }

  @Test func `F15 black at a fifth lies behind`() {
    let stage = SheetStage()

    stage.present()

    #expect(abs(stage.sheet.dimming.alpha - 0.2) < 1e-6)
  }

  @Test func `F16 it comes by the system's spring`() {
    let stage = SheetStage()
    let spring = Spring(mass: 3, stiffness: 1000, damping: 500)

    stage.page.present(stage.card, animated: true)
    stage.world.advanceFrame()
    var worst: CGFloat = 0
    for frame in 1...24 {
      stage.world.advanceFrame()
      let left = 1 - CGFloat(spring.value(at: Double(frame) / 60))
      worst = max(worst, abs(stage.seenTop - (57 + 787 * left)))
    }

    #expect(worst < 1e-4)
  }

  @Test func `F17 the sheet follows the finger less the slop`() {
    let stage = SheetStage()
    stage.present()

    stage.world.finger.down(at: CGPoint(x: 195, y: 300))
    stage.world.finger.move(to: CGPoint(x: 195, y: 400), over: 0.2)
    stage.world.advanceFrame()

    #expect(abs(stage.seenTop - (57 + 90)) < 0.01)
  }

  @Test func `F17 pulled up at its highest it stays`() {
    let stage = SheetStage()
    stage.present()

    stage.world.finger.down(at: CGPoint(x: 195, y: 400))
    stage.world.finger.move(to: CGPoint(x: 195, y: 200), over: 0.2)
    stage.world.advanceFrame()

    #expect(stage.seenTop == 57)
  }

  @Test func `F18 the dark goes with the distance`() {
    let stage = SheetStage()
    stage.present()

    stage.world.finger.down(at: CGPoint(x: 195, y: 300))
    stage.world.finger.move(to: CGPoint(x: 195, y: 300 + 10 + 787 / 4), over: 0.2)
    stage.world.advanceFrame()

    #expect(abs(stage.sheet.dimming.alpha - 0.15) < 0.001)
  }

  @Test func `F19 the grabber is hidden unless wanted`() {
    let stage = SheetStage()
    stage.present()
    let grabber = stage.sheet.sheetView?.subviews.first?.subviews.first { $0 is SheetGrabber }

    #expect(grabber?.isHidden == true)
    stage.sheet.prefersGrabberVisible = true
    #expect(grabber?.isHidden == false)
    #expect(grabber?.frame == CGRect(x: 177, y: 5, width: 36, height: 5))
  }

  @Test func `F20 medium is 425 of 759 on the measured phone`() {
    UIKitCompatibility.usesNewerLook = true
    defer { UIKitCompatibility.usesNewerLook = false }
    var maximum: CGFloat = 0
    var medium: CGFloat?
    let probe = UISheetPresentationController.Detent.custom { context in
      maximum = context.maximumDetentValue
      medium = UISheetPresentationController.Detent.medium().resolvedValue(in: context)
      return 100
    }
    let stage = SheetStage(size: CGSize(width: 393, height: 852), [probe])

    stage.present()

    #expect(maximum == 759)
    #expect(medium.map { $0.rounded() } == 425)
  }

  @Test func `F20 the safe area is added below a detent's value, and what is too high is large`() {
    let stage = SheetStage([.custom { _ in 200 }, .custom { _ in 5000 }])

    stage.present()

    #expect(stage.sheet.layout.stops.map(\.height) == [234, 787])
    #expect(abs(stage.seenTop - 610) < 1e-6)
  }

  @Test func `F20 medium is not there where there is little height`() {
    let stage = SheetStage(size: CGSize(width: 844, height: 390), [.medium(), .large()])

    stage.present()

    #expect(stage.seenFrame == CGRect(x: 0, y: 0, width: 844, height: 390))
  }

  @Test
  func `F21 without a selection it comes at the lowest detent, unanimated changes are at once`() {
    let stage = SheetStage([.medium(), .large()])
    stage.present()
    let low = stage.seenTop

    stage.sheet.selectedDetentIdentifier = .large
    let high = stage.sheet.presentedView?.frame.minY

    #expect(abs(low - 388) < 1e-6)
    #expect(high == 57)
    #expect(!stage.journal.take().contains { $0.hasPrefix("detent") })
  }

  @Test func `F21 inside animateChanges the sheet springs`() {
    let stage = SheetStage([.medium(), .large()])
    stage.present()
    let low = stage.seenTop

    stage.sheet.animateChanges { stage.sheet.selectedDetentIdentifier = .large }
    stage.world.advance(by: 0.1)
    let midway = stage.seenTop
    stage.world.settle()

    #expect(midway < low && midway > 57)
    #expect(stage.seenTop == 57)
  }

  @Test func `F22 up to the undimmed detent nothing is dark and the page behind is in reach`() {
    let stage = SheetStage([.medium(), .large()])
    stage.sheet.largestUndimmedDetentIdentifier = .medium
    stage.present()
    let window = stage.page.view.window

    let behind = window?.hitTest(CGPoint(x: 195, y: 100), with: nil)
    let dark = stage.sheet.dimming.alpha
    stage.sheet.selectedDetentIdentifier = .large
    let outside = window?.hitTest(CGPoint(x: 195, y: 50), with: nil)

    #expect(dark == 0)
    #expect(behind === stage.page.view)
    #expect(outside === stage.sheet.dimming)
    #expect(abs(stage.sheet.dimming.alpha - 0.2) < 1e-6)
  }

  @Test func `F24 an edge attached sheet in a low window is as wide as its content wishes`() {
    let stage = SheetStage(size: CGSize(width: 844, height: 390))
    stage.sheet.prefersEdgeAttachedInCompactHeight = true
    stage.sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    stage.card.preferredContentSize = CGSize(width: 400, height: 300)

    stage.present()

    #expect(stage.seenFrame == CGRect(x: 222, y: 10, width: 400, height: 380))
  }

  @Test func `F25 in the newer look a lower sheet floats eight points from the edges`() {
    UIKitCompatibility.usesNewerLook = true
    defer { UIKitCompatibility.usesNewerLook = false }
    let stage = SheetStage(size: CGSize(width: 393, height: 852), [.medium(), .large()])

    stage.present()
    let resting = stage.seenFrame
    stage.world.finger.down(at: CGPoint(x: 195, y: 600))
    stage.world.finger.move(to: CGPoint(x: 195, y: 580), over: 0.1)
    stage.world.advanceFrame()

    #expect(abs(resting.minX - 8) < 1e-6)
    #expect(abs(resting.width - 377) < 1e-6)
    #expect(abs(resting.maxY - 844) < 1e-6)
    #expect(stage.seenFrame.width == 393)
  }

  @Test func `C29 the presenter hears nothing of a sheet`() {
    let stage = SheetStage()

    stage.present()
    stage.page.dismiss(animated: true) { [journal = stage.journal] in journal.note("dismissed") }
    stage.world.settle()

    #expect(
      stage.journal.take() == [
        "card.viewDidLoad", "card.viewWillAppear", "card.viewIsAppearing", "card.viewDidAppear",
        "presented", "card.viewWillDisappear", "card.viewDidDisappear", "dismissed",
      ])
  }

  @Test func `C13 the view that is moved is a wrapper`() {
    let stage = SheetStage()
    let animator = ProbeAnimator()
    let answers = ModalAnswers()
    answers.presenting = animator
    stage.card.transitioningDelegate = answers
    var arriving: UIView?
    animator.probe = { arriving = $0.view(forKey: .to) }

    stage.present()

    #expect(arriving === stage.sheet.presentedView)
    #expect(arriving !== stage.card.view)
    #expect(arriving.map(stage.card.view.isDescendant(of:)) == true)
  }
}
