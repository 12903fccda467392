import Foundation
import QuartzCore
import Simulator

@testable import UIKitCore

/// Three tabs, the first in a navigation controller, with a journal and a finger.
final class TabStage {
  let journal = Journal()
  let world: Simulation
  let tabs = UITabBarController()
  let first: JournalPage
  let second: JournalPage
  let third: JournalPage
  let navigation: UINavigationController
  let answers: TabAnswers

  init(isPainting: Bool = false, scale: CGFloat = 1) {
    world = Simulation(scale: scale, isPainting: isPainting)
    first = JournalPage("first", journal)
    second = JournalPage("second", journal)
    third = JournalPage("third", journal)
    navigation = UINavigationController(rootViewController: first)
    answers = TabAnswers(journal)
    for (page, image) in [(first, "house.fill"), (second, "heart.fill"), (third, "person.fill")] {
      page.tabBarItem.image = UIImage(systemName: image)
    }
    tabs.viewControllers = [navigation, second, third]
    world.show(tabs)
    world.settle()
    tabs.delegate = answers
    _ = journal.take()
  }

  /// Presses a tab as a finger does.
  func press(_ index: Int) {
    world.finger.tap(at: CGPoint(x: 65 + 130 * CGFloat(index), y: 780))
    world.settle()
  }
}

/// A tab bar controller's delegate that answers with what it is given.
final class TabAnswers: UITabBarControllerDelegate {
  let journal: Journal
  var allows = true
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var driver: (any UIViewControllerInteractiveTransitioning)?

  init(_ journal: Journal) { self.journal = journal }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    journal.note("shouldSelect")
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { journal.note("didSelect") }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    journal.note("animator")
    return animator
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    journal.note("interactor")
    return driver
  }
}
