import Foundation
import Simulator
import Testing

@testable import UIKitCore

@Suite struct ContentContainerTests {
  @Test func `a window turned on its side says so to every page once, presented ones included`() {
    let world = Simulation()
    let stack = UINavigationController(rootViewController: ToldPage())
    let card = ToldPage()
    world.show(stack)
    card.modalPresentationStyle = .custom
    stack.present(card, animated: false)
    world.settle()

    world.screen.resize(to: CGSize(width: 844, height: 390), scale: 1)
    world.screen.resize(to: CGSize(width: 840, height: 390), scale: 1)

    let told = ["traits 1", "size 844", "size 840"]
    #expect((stack.topViewController as? ToldPage)?.told == told)
    #expect(card.told == told)
  }

  @Test func `a child that fits anew is passed on to the parents`() {
    let outer = FittingPage()
    let inner = UIViewController()
    let child = UIViewController()
    outer.addChild(inner)
    inner.addChild(child)

    inner.systemLayoutFittingSizeDidChange(forChildContentContainer: child)

    #expect(outer.fitted === child)
  }

  @Test func `a screen tells how many pictures a second there are`() {
    let world = Simulation(refreshRate: 120)

    #expect(world.screen.maximumFramesPerSecond == 120)
  }
}

private final class ToldPage: UIViewController {
  var told: [String] = []

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    told.append("traits \(newCollection.verticalSizeClass.rawValue)")
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    told.append("size \(Int(size.width))")
  }
}

private final class FittingPage: UIViewController {
  var fitted: (any UIContentContainer)?

  override func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { fitted = container }
}
