import Display
import Foundation
import Geometry
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

@Suite struct SheetDragTests {
  @Test(arguments: [(370.0, false), (398.0, true)])
  func `G1 F16 at rest it goes beyond half its height`(offset: Double, goes: Bool) {
    UIKitCompatibility.usesNewerLook = true
    defer { UIKitCompatibility.usesNewerLook = false }
    let stage = SheetStage(size: CGSize(width: 393, height: 852))
    stage.present()

    stage.drag(by: CGFloat(offset) + 10)
    stage.world.settle()

    #expect((stage.page.presentedViewController == nil) == goes)
  }

  @Test(arguments: [(900.0, false), (1100.0, true)])
  func `G1 fast enough it goes from anywhere`(velocity: Double, goes: Bool) {
    let stage = SheetStage()
    stage.present()

    stage.drag(by: 120, velocity: CGFloat(velocity))
    stage.world.settle()

    #expect((stage.page.presentedViewController == nil) == goes)
  }

  @Test func `F28 F30 dismissed by hand: should, will, then the card goes, then did`() {
    let stage = SheetStage()
    stage.present()
    _ = stage.journal.take()

    stage.drag(by: 500)
    stage.world.settle()

    #expect(
      stage.journal.take() == [
        "should dismiss", "will dismiss", "card.viewWillDisappear", "card.viewDidDisappear",
        "did dismiss",
      ])
    #expect(stage.card.view.window == nil)
  }

  @Test func `F28 F30 pulled and let back the card appears again and did never comes`() {
    let stage = SheetStage()
    stage.present()
    _ = stage.journal.take()

    stage.drag(by: 100)
    stage.world.settle()

    #expect(
      stage.journal.take() == [
        "should dismiss", "will dismiss", "card.viewWillDisappear", "card.viewWillAppear",
        "card.viewIsAppearing", "card.viewDidAppear",
      ])
    #expect(stage.seenTop == 57)
    #expect(stage.card.presentationController?.presentedViewController === stage.card)
  }

  @Test func `F28 by program the delegate hears nothing`() {
    let stage = SheetStage()
    stage.present()
    _ = stage.journal.take()

    stage.page.dismiss(animated: true)
    stage.world.settle()

    #expect(!stage.journal.take().contains { $0.hasSuffix("dismiss") })
  }

  @Test func `F26 F27 a modal sheet resists, stays, and tells of the attempt`() {
    let stage = SheetStage()
    stage.card.isModalInPresentation = true
    stage.present()
    _ = stage.journal.take()

    stage.world.finger.down(at: CGPoint(x: 195, y: 200))
    stage.world.finger.move(to: CGPoint(x: 195, y: 710), over: 0.3)
    stage.world.advanceFrame()
    let pulled = stage.seenTop - 57
    stage.world.finger.hold(for: 0.2)
    stage.world.finger.up()
    stage.world.settle()

    #expect(pulled > 100 && pulled < 250)
    #expect(stage.seenTop == 57)
    #expect(stage.journal.take() == ["did attempt"])
  }

  @Test func `F27 a small tug at a modal sheet is no attempt`() {
    let stage = SheetStage()
    stage.card.isModalInPresentation = true
    stage.present()
    _ = stage.journal.take()

    stage.drag(by: 60)
    stage.world.settle()

    #expect(stage.journal.take() == [])
  }

  @Test func `F26 a child that insists on being answered keeps the whole sheet`() {
    let stage = SheetStage()
    let child = UIViewController()
    child.isModalInPresentation = true
    let navigation = UINavigationController(rootViewController: child)
    stage.page.present(navigation, animated: true)
    stage.world.settle()

    stage.drag(by: 500, from: 400)
    stage.world.settle()

    #expect(stage.page.presentedViewController === navigation)
  }

  @Test func `F28 refused by the delegate it is asked at every pull and told of the attempt`() {
    let stage = SheetStage()
    stage.keeper.allows = false
    stage.present()
    _ = stage.journal.take()

    stage.drag(by: 500)
    stage.world.settle()
    stage.drag(by: 500)
    stage.world.settle()

    #expect(
      stage.journal.take() == ["should dismiss", "did attempt", "should dismiss", "did attempt"])
  }

  @Test func `F29 the delegate of the outermost controller is the one that is asked`() {
    let stage = SheetStage()
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    navigation.presentationController?.delegate = stage.keeper
    #expect(root.presentationController === navigation.presentationController)
    stage.page.present(navigation, animated: true)
    stage.world.settle()
    _ = stage.journal.take()

    stage.drag(by: 500, from: 400)
    stage.world.settle()

    #expect(stage.journal.take() == ["should dismiss", "will dismiss", "did dismiss"])
  }

  @Test func `F31 a tap on the dark dismisses, and the delegate is asked`() {
    let stage = SheetStage([.medium()])
    stage.present()
    _ = stage.journal.take()

    stage.world.finger.tap(at: CGPoint(x: 195, y: 150))
    stage.world.settle()

    #expect(
      stage.journal.take() == [
        "should dismiss", "will dismiss", "card.viewWillDisappear", "card.viewDidDisappear",
        "did dismiss",
      ])
  }

  @Test func `F26 F31 a tap on the dark of a modal sheet is ignored`() {
    let stage = SheetStage([.medium()])
    stage.card.isModalInPresentation = true
    stage.present()
    _ = stage.journal.take()

    stage.world.finger.tap(at: CGPoint(x: 195, y: 150))
    stage.world.settle()

    #expect(stage.journal.take() == [])
  }

  @Test func `C44 C45 what goes along with a drag is as far as the sheet, and comes back`() {
    let stage = SheetStage()
    stage.present()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.card.view.addSubview(box)
    stage.keeper.onWillDismiss = { [card = stage.card] in
      card.transitionCoordinator?.animate { _ in box.center.x = 1050 }
    }

    stage.world.finger.down(at: CGPoint(x: 195, y: 200))
    stage.world.finger.move(to: CGPoint(x: 195, y: 210 + 787 * 0.25), over: 0.3)
    stage.world.advanceFrame()
    stage.world.advanceFrame()
    let midway = box.layer.presentation()?.position.x ?? 0
    let coordinator = stage.card.transitionCoordinator
    stage.world.finger.hold(for: 0.2)
    stage.world.finger.up()
    stage.world.settle()

    #expect(abs(midway - 300) < 30)
    #expect(coordinator?.initiallyInteractive == true)
    #expect(box.center.x == 50)
    #expect(stage.card.transitionCoordinator == nil)
  }

  @Test func `G5 between detents it goes to the nearest, told to the delegate`() {
    let stage = SheetStage([.medium(), .large()])
    stage.present()
    _ = stage.journal.take()

    stage.drag(by: -250, from: 600)
    stage.world.settle()

    #expect(stage.sheet.selectedDetentIdentifier == .large)
    #expect(stage.seenTop == 57)
    #expect(stage.journal.take() == ["detent com.apple.UIKit.large"])
  }

  @Test func `G5 a flick goes on to the detent it would roll to`() {
    let stage = SheetStage([.medium(), .large()])
    stage.present()

    stage.drag(by: -100, velocity: 1500, from: 600)
    stage.world.settle()

    #expect(stage.sheet.selectedDetentIdentifier == .large)
  }

  @Test func `F25 between detents the bottom stays and the content takes the height`() {
    let stage = SheetStage([.medium(), .large()])
    stage.present()

    stage.world.finger.down(at: CGPoint(x: 195, y: 600))
    stage.world.finger.move(to: CGPoint(x: 195, y: 490), over: 0.2)
    stage.world.advanceFrame()

    #expect(abs(stage.seenFrame.minY - 288) < 0.01)
    #expect(abs(stage.seenFrame.maxY - 844) < 0.01)
    #expect(abs(stage.card.view.bounds.height - 556) < 0.01)
    #expect(abs(stage.sheet.dimming.alpha - 0.2) < 1e-6)
  }

  @Test func `a sheet caught on its way back is where the finger finds it`() {
    let stage = SheetStage()
    stage.present()
    stage.drag(by: 300)
    stage.world.advance(by: 0.05)
    let before = stage.seenTop

    stage.world.finger.down(at: CGPoint(x: 195, y: 500))
    stage.world.finger.move(to: CGPoint(x: 195, y: 512), over: 0.02)
    stage.world.advanceFrame()
    let caught = stage.seenTop
    stage.world.finger.hold(for: 0.5)
    let held = stage.seenTop
    stage.world.finger.up()
    stage.world.settle()

    #expect(before > 100)
    #expect(caught > 80 && caught <= before)
    #expect(held == caught)
    #expect(stage.seenTop == 57)
    #expect(stage.page.presentedViewController === stage.card)
  }

  @Test func `a sheet caught on its way out can be brought back`() {
    let stage = SheetStage()
    stage.present()
    stage.drag(by: 450, from: 200)
    stage.world.advance(by: 0.05)
    _ = stage.journal.take()

    stage.world.finger.down(at: CGPoint(x: 195, y: 830))
    stage.world.finger.move(to: CGPoint(x: 195, y: 300), over: 0.2)
    stage.world.finger.hold(for: 0.2)
    stage.world.finger.up()
    stage.world.settle()

    #expect(stage.page.presentedViewController === stage.card)
    #expect(stage.seenTop == 57)
    #expect(
      stage.journal.take() == [
        "card.viewWillAppear", "card.viewIsAppearing", "card.viewDidAppear",
      ])
  }

  @Test func `a sheet caught while it comes has arrived`() {
    let stage = SheetStage()
    stage.page.present(stage.card, animated: true) { [journal = stage.journal] in
      journal.note("presented")
    }
    stage.world.advance(by: 0.15)

    stage.world.finger.down(at: CGPoint(x: 195, y: 700))
    stage.world.finger.move(to: CGPoint(x: 195, y: 715), over: 0.03)
    stage.world.advanceFrame()
    let caught = stage.seenTop
    let arrived = stage.journal.take()
    stage.world.finger.hold(for: 0.3)
    stage.world.finger.up()
    stage.world.settle()

    #expect(caught > 60)
    #expect(arrived.contains("card.viewDidAppear"))
    #expect(arrived.contains("presented"))
    #expect(stage.seenTop == 57)
  }

  @Test func `a finger that is taken away lets the sheet back`() {
    let stage = SheetStage()
    stage.present()
    stage.world.finger.down(at: CGPoint(x: 195, y: 200))
    stage.world.finger.move(to: CGPoint(x: 195, y: 800), over: 0.2)

    stage.world.finger.interrupt(.focusLoss)
    stage.world.settle()

    #expect(stage.seenTop == 57)
    #expect(stage.page.presentedViewController === stage.card)
  }

  @Test func `dismissed by program while held it goes, once`() {
    let stage = SheetStage()
    stage.present()
    _ = stage.journal.take()
    stage.world.finger.down(at: CGPoint(x: 195, y: 200))
    stage.world.finger.move(to: CGPoint(x: 195, y: 300), over: 0.2)

    stage.page.dismiss(animated: true) { [journal = stage.journal] in journal.note("dismissed") }
    stage.world.settle()
    stage.world.finger.up()
    stage.world.settle()

    #expect(stage.page.presentedViewController == nil)
    #expect(stage.journal.take().filter { $0 == "card.viewDidDisappear" }.count == 1)
    #expect(stage.card.view.window == nil)
  }

  @Test func `let go before the transition has begun it is decided all the same`() {
    let stage = SheetStage()
    stage.present()
    let start = stage.world.clock.now
    for (index, y) in [200.0, 300, 400].enumerated() {
      stage.world.input.schedule(
        .pointer(
          .init(
            phase: index == 0 ? .down : .move, position: CGPoint(x: 195, y: y),
            time: start + 0.001 * Double(index), device: .scripted)), at: start)
    }
    stage.world.input.schedule(
      .pointer(
        .init(
          phase: .up, position: CGPoint(x: 195, y: 400), time: start + 0.004, device: .scripted)),
      at: start)
    stage.world.settle()

    #expect(stage.page.presentedViewController == nil)
  }

  @Test func `after a dismissal by hand nothing of the sheet lives on`() {
    let stage = SheetStage()
    weak var gone: UIViewController?
    weak var controller: UIPresentationController?
    do {
      let guest = UIViewController()
      gone = guest
      controller = guest.sheetPresentationController
      stage.page.present(guest, animated: true)
      stage.world.settle()
    }

    stage.drag(by: 500)
    stage.world.settle()

    #expect(gone == nil)
    #expect(controller == nil)
    #expect(stage.page.view.window?.subviews.count == 1)
  }

  @Test(arguments: [80.0, 600.0])
  func `H7 the page that a sheet sends back is where the sheet wants it, whoever let go when`(
    way: Double
  ) {
    let stage = SheetStage([.medium(), .large()])
    let home = UIViewController()
    stage.world.show(home)
    stage.page.modalPresentationStyle = .fullScreen
    home.present(stage.page, animated: false)
    stage.sheet.selectedDetentIdentifier = .large
    stage.present()
    let reports = Reports()
    let before = stage.page.view.transform

    // Pulled below its lowest height and up again, which takes the dismissal back.
    stage.world.finger.down(at: CGPoint(x: 195, y: 80))
    stage.world.finger.move(to: CGPoint(x: 195, y: 80 + way), over: 0.5)
    stage.world.advance(by: 0.2)
    let inHand = stage.page.view.transform
    stage.world.finger.move(to: CGPoint(x: 195, y: 90), over: 0.5)
    stage.world.advance(by: 0.2)
    stage.world.finger.up()
    stage.world.settle()

    #expect(before != .identity && inHand != before)
    #expect(stage.page.view.transform == before)
    #expect(reports.ids == [])
    #expect(stage.card.appearance == .appeared)
  }
}
