import Foundation
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// A container that tells its child of its appearance by hand.
private final class HandContainer: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

@Suite struct ContainmentTests {
  @Test func `C35 addChild says willMove, removeFromParent says didMove, nobody says the other`() {
    let journal = Journal()
    let parent = UIViewController()
    let child = JournalPage("child", journal)

    parent.addChild(child)
    let added = journal.take()
    child.removeFromParent()
    let removed = journal.take()

    #expect(added == ["child.willMove(parent)"])
    #expect(removed == ["child.didMove(nil)"])
  }

  @Test func `C35 added elsewhere it leaves its first parent`() {
    let journal = Journal()
    let (first, second) = (UIViewController(), UIViewController())
    let child = JournalPage("child", journal)
    first.addChild(child)

    second.addChild(child)

    #expect(first.children.isEmpty)
    #expect(second.children == [child])
    #expect(child.parent === second)
  }

  @Test func `C33 the opposite begin before the end is how a cancel is said`() {
    let world = Simulation()
    let journal = Journal()
    let container = HandContainer()
    world.show(container)
    world.settle()
    let reports = Reports()
    let child = JournalPage("child", journal)
    container.addChild(child)
    container.view.addSubview(child.view)
    _ = journal.take()

    child.beginAppearanceTransition(true, animated: true)
    child.beginAppearanceTransition(false, animated: true)
    child.endAppearanceTransition()

    #expect(
      journal.take() == [
        "child.viewWillAppear", "child.viewWillDisappear", "child.viewDidDisappear",
      ]
    )
    #expect(reports.ids.isEmpty)
  }

  @Test func `C33 the same begin twice, and an end too many, are unbalanced`() {
    let world = Simulation()
    let journal = Journal()
    let container = HandContainer()
    world.show(container)
    world.settle()
    let reports = Reports()
    let child = JournalPage("child", journal)
    container.addChild(child)
    container.view.addSubview(child.view)
    _ = journal.take()

    child.beginAppearanceTransition(true, animated: false)
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    child.endAppearanceTransition()

    #expect(reports.ids == ["H17", "H17"])
    #expect(journal.take().filter { $0 == "child.viewDidAppear" }.count == 1)
  }

  @Test func `a child's appearance follows its container's through a push and a pop`() {
    let world = Simulation()
    let journal = Journal()
    let parent = UIViewController()
    let navigation = UINavigationController(rootViewController: parent)
    world.show(navigation)
    let child = JournalPage("child", journal)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    world.settle()
    _ = journal.take()

    navigation.pushViewController(UIViewController(), animated: true)
    world.settle()
    let covered = journal.take()
    navigation.popViewController(animated: true)
    world.settle()

    #expect(covered == ["child.viewWillDisappear", "child.viewDidDisappear"])
    #expect(
      journal.take() == ["child.viewWillAppear", "child.viewIsAppearing", "child.viewDidAppear"])
  }

  @Test func `a child added to a page that is seen appears, and goes when it is taken out`() {
    let world = Simulation()
    let journal = Journal()
    let parent = UIViewController()
    world.show(parent)
    world.settle()
    let child = JournalPage("child", journal)

    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    world.settle()
    let added = journal.take()
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()

    #expect(
      added == [
        "child.willMove(parent)", "child.viewDidLoad", "child.viewWillAppear",
        "child.didMove(parent)", "child.viewIsAppearing", "child.viewDidAppear",
      ])
    #expect(
      journal.take() == [
        "child.willMove(nil)", "child.viewWillDisappear", "child.viewDidDisappear",
        "child.didMove(nil)",
      ])
  }

  @Test func `C34 presented and dismissed is known inside the callbacks`() {
    let world = Simulation()
    let home = UIViewController()
    world.show(home)
    let page = PresentedPage()

    home.present(page, animated: true)
    world.settle()
    let coming = page.lines
    page.dismiss(animated: true)
    world.settle()

    #expect(coming == ["will presented", "did presented"])
    #expect(page.lines.dropFirst(2) == ["will dismissed", "did dismissed"])
    #expect(!page.isBeingDismissed && !page.isBeingPresented)
  }
}

private final class PresentedPage: UIViewController {
  private(set) var lines: [String] = []

  private func note(_ what: String) {
    lines.append(
      what + (isBeingPresented ? " presented" : "") + (isBeingDismissed ? " dismissed" : ""))
  }
  override func viewWillAppear(_ animated: Bool) { note("will") }
  override func viewDidAppear(_ animated: Bool) { note("did") }
  override func viewWillDisappear(_ animated: Bool) { note("will") }
  override func viewDidDisappear(_ animated: Bool) { note("did") }
}
