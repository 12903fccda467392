import Simulator
import Testing

@testable import UIKitCore

/// A dismissal asked for while another runs: everybody is told, in the order they asked in.
@Suite struct DismissOrderTests {
  @Test func `Dismissed again while it goes, completions come in the order they were asked for`() {
    let world = Simulation()
    let page = UIViewController()
    world.show(page)
    page.present(UIViewController(), animated: false)
    world.settle()
    let reports = Reports()
    var told: [Int] = []

    for number in 1...3 {
      page.dismiss(animated: true) { told.append(number) }
      world.advance(by: 0.05)
    }
    world.settle()

    #expect(told == [1, 2, 3])
    #expect(reports.ids == ["H17"])
    #expect(page.presentedViewController == nil)
  }

  @Test func `Asked of several levels of what goes, they are told in that order, too`() {
    let world = Simulation()
    let page = UIViewController()
    world.show(page)
    var levels = [page]
    for _ in 0..<3 {
      let next = UIViewController()
      levels[levels.count - 1].present(next, animated: false)
      levels.append(next)
      world.settle()
    }
    let asked = [levels[0], levels[2], levels[1], levels[0]]
    levels = []
    var told: [Int] = []

    for (number, level) in asked.enumerated() {
      level.dismiss(animated: true) { told.append(number) }
      world.advance(by: 0.05)
    }
    world.settle()

    #expect(told == [0, 1, 2, 3])
    #expect(page.presentedViewController == nil)
  }

  @Test func `A level that is let go meanwhile does not keep who asked it from being told`() {
    let world = Simulation()
    let page = UIViewController()
    world.show(page)
    page.present(UIViewController(), animated: false)
    page.presentedViewController?.present(UIViewController(), animated: false)
    world.settle()
    var told: [Int] = []

    page.dismiss(animated: true) { told.append(0) }
    world.advanceFrame()
    page.presentedViewController?.dismiss(animated: true) { told.append(1) }
    page.presentedViewController?.presentedViewController?.dismiss(animated: true) {
      told.append(2)
    }
    world.settle()

    #expect(told == [0, 1, 2])
  }

  @Test func `Dismissed while it comes, who presented it is told first`() {
    for animated in [true, false] {
      let world = Simulation()
      let page = UIViewController()
      world.show(page)
      var told: [String] = []

      page.present(UIViewController(), animated: true) { told.append("there") }
      world.advance(by: 0.05)
      page.dismiss(animated: animated) { told.append("gone") }
      world.settle()

      #expect(told == ["there", "gone"])
      #expect(page.presentedViewController == nil)
    }
  }

  @Test func `Presented anew from the first completion, the new guest stays`() {
    let world = Simulation()
    let (page, next) = (UIViewController(), UIViewController())
    world.show(page)
    page.present(UIViewController(), animated: false)
    world.settle()
    var told: [Int] = []

    page.dismiss(animated: true) {
      told.append(1)
      page.present(next, animated: true)
    }
    world.advance(by: 0.05)
    page.dismiss(animated: true) { told.append(2) }
    world.settle()

    #expect(told == [1, 2])
    #expect(page.presentedViewController === next)
    #expect(next.appearance == .appeared)
  }
}
