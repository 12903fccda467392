import Foundation
import Simulator
import Testing

@testable import UIKitCore

@Suite struct CopiedLookTests {
  @Test func `Bars keep copies: changing one's look changes nobody else's`() {
    let world = Simulation()
    let said = UINavigationBarAppearance()
    said.backgroundColor = .red
    UINavigationBar.appearance().standardAppearance = said
    UINavigationBar.appearance().scrollEdgeAppearance = said
    let (first, second) = (UINavigationBar(), UINavigationBar())
    let page = UIViewController()
    world.show(page)
    for bar in [first, second] { page.view.addSubview(bar) }

    first.standardAppearance.backgroundColor = .blue
    first.scrollEdgeAppearance?.backgroundColor = .blue
    said.backgroundColor = .green
    first.removeFromSuperview()
    page.view.addSubview(first)

    #expect(first.standardAppearance.backgroundColor == .blue)
    #expect(first.scrollEdgeAppearance?.backgroundColor == .blue)
    #expect(second.standardAppearance.backgroundColor == .red)
    #expect(second.scrollEdgeAppearance?.backgroundColor == .red)
  }

  @Test func `Items and buttons keep copies too`() {
    let look = UINavigationBarAppearance()
    let buttons = UIBarButtonItemAppearance(style: .done)
    let item = UINavigationItem(title: "Page")
    let (tabs, tab) = (UITabBarAppearance(), UITabBarItem())

    buttons.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    look.buttonAppearance = buttons
    buttons.normal.titleTextAttributes = [:]
    look.backgroundColor = .red
    item.standardAppearance = look
    look.backgroundColor = .blue
    tabs.backgroundColor = .red
    tab.standardAppearance = tabs
    tabs.backgroundColor = .blue

    #expect(item.standardAppearance?.backgroundColor == .red)
    #expect(item.standardAppearance?.buttonAppearance.normal.titleTextAttributes.count == 1)
    #expect(tab.standardAppearance?.backgroundColor == .red)
  }

  @Test func `A look of an app's own needs no initialiser but its own`() {
    let bar = UINavigationBar()
    let themed = Themed(theme: .red)
    themed.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 3)

    bar.standardAppearance = themed
    bar.scrollEdgeAppearance = nil
    let clear = bar.standardAppearance.clear

    #expect(bar.standardAppearance is Themed)
    #expect(themed.backgroundColor == .red)
    #expect(clear.backgroundColor == nil)
    #expect(clear.titlePositionAdjustment.vertical == 3)
    #expect(UINavigationBarAppearance(barAppearance: themed).backgroundColor == .red)
  }

  @Test func `A look can be copied away from the main thread`() async {
    let look = UITabBarAppearance()
    look.backgroundColor = .red
    look.stackedLayoutAppearance.selected.iconColor = .blue

    let copied = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        nonisolated(unsafe) let any: Any = (look as NSObject).copy()
        continuation.resume(returning: UncheckedBox(value: any))
      }
    }

    let copy = copied.value as? UITabBarAppearance
    #expect(copy !== look)
    #expect(copy?.backgroundColor == .red)
    #expect(copy?.stackedLayoutAppearance.selected.iconColor == .blue)
  }
}

private nonisolated struct UncheckedBox: @unchecked Sendable {
  let value: Any
}

private final class Themed: UINavigationBarAppearance {
  let theme: UIColor

  init(theme: UIColor) {
    self.theme = theme
    super.init(idiom: .phone)
    backgroundColor = theme
  }
}
