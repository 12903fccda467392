import Foundation
import Simulator
import Testing

@testable import UIKitCore

/// Pages that turn while something else comes or goes around them.
@Suite struct PagesAmidOthersTests {
  /// Turns to its second page as soon as it has appeared.
  private final class Eager: UIPageViewController {
    let all: [JournalPage]

    init(_ journal: Journal) {
      all = ["a", "b"].map { JournalPage($0, journal) }
      super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
      setViewControllers([all[0]], direction: .forward, animated: false)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      setViewControllers([all[1]], direction: .forward, animated: true)
    }
  }

  @Test func `a turn that begins as its container is pushed ends with the page in sight`() {
    let world = Simulation()
    let navigation = UINavigationController(rootViewController: UIViewController())
    world.show(navigation)
    world.settle()
    let journal = Journal()
    let pages = Eager(journal)

    navigation.pushViewController(pages, animated: true)
    world.settle()

    #expect(pages.all[1].view.window != nil)
    #expect(pages.all[1].appearance == .appeared)
    #expect(pages.all[0].appearance == .disappeared)
    let told = journal.take().filter { $0.hasPrefix("b.view") && $0.contains("ppear") }
    #expect(
      told.map { $0.split(separator: "(")[0] } == [
        "b.viewWillAppear", "b.viewIsAppearing", "b.viewDidAppear",
      ])
  }
}
