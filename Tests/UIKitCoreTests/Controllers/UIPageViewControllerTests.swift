import Foundation
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Four pages to turn, with a source and a delegate that note what they are asked and told.
private final class PageStage: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let journal = Journal()
  let world = Simulation()
  let pages: UIPageViewController
  let all: [JournalPage]
  var loops = false

  init(
    _ orientation: UIPageViewController.NavigationOrientation = .horizontal,
    options: [UIPageViewController.OptionsKey: Any]? = nil, at first: Int = 0
  ) {
    all = ["a", "b", "c", "d"].map { [journal] in JournalPage($0, journal) }
    pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: orientation, options: options)
    pages.setViewControllers([all[first]], direction: .forward, animated: false)
    world.show(pages)
    world.settle()
    pages.dataSource = self
    pages.delegate = self
    world.settle()
    _ = journal.take()
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, 1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { journal.note("will(\(names(pendingViewControllers)))") }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    journal.note("did(\(names(previousViewControllers)) \(finished) \(completed))")
  }

  private func neighbour(of page: UIViewController, _ step: Int) -> UIViewController? {
    guard let index = all.firstIndex(where: { $0 === page }) else { return nil }
    if loops { return all[(index + step + all.count) % all.count] }
    return all.indices.contains(index + step) ? all[index + step] : nil
  }

  func names(_ pages: [UIViewController]) -> String {
    pages.compactMap { ($0 as? JournalPage)?.name }.joined()
  }

  /// The page that is shown.
  var shown: String { names(pages.viewControllers ?? []) }

  func swipe(from start: CGFloat, to end: CGFloat, over seconds: TimeInterval = 0.2) {
    world.finger.drag(
      from: CGPoint(x: start, y: 400), to: CGPoint(x: end, y: 400), over: seconds)
    world.settle()
  }

  /// Where a page is seen.
  func x(_ index: Int) -> CGFloat {
    guard let view = all[index].viewIfLoaded, view.window != nil else { return .nan }
    return view.convert(view.bounds, to: nil).minX
  }

  var scroll: UIScrollView? { pages.view.subviews.first as? UIScrollView }

  /// Only the page shown is there, filling the view.
  func expectRest(at index: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(shown == all[index].name, sourceLocation: sourceLocation)
    #expect(names(pages.children) == all[index].name, sourceLocation: sourceLocation)
    #expect(x(index) == 0, sourceLocation: sourceLocation)
    for (other, page) in all.enumerated() {
      #expect(
        page.appearance == (other == index ? .appeared : .disappeared),
        sourceLocation: sourceLocation)
      if other != index {
        #expect(page.viewIfLoaded?.window == nil, sourceLocation: sourceLocation)
      }
    }
    #expect(pages.turn == nil, sourceLocation: sourceLocation)
  }
}

@Suite struct UIPageViewControllerTests {
  @Test func `a swipe turns the page, and everybody is told in order`() {
    let stage = PageStage()

    stage.swipe(from: 350, to: 60)

    #expect(
      stage.journal.take() == [
        "will(b)", "b.willMove(parent)", "b.viewDidLoad", "b.viewWillAppear",
        "a.viewWillDisappear", "b.viewIsAppearing", "a.willMove(nil)", "b.viewDidAppear",
        "a.viewDidDisappear", "a.didMove(nil)", "b.didMove(parent)", "did(a true true)",
      ])
    stage.expectRest(at: 1)
  }

  @Test func `a swipe too short goes back, and the page that came is gone again`() {
    let stage = PageStage()

    stage.swipe(from: 350, to: 250, over: 1)

    #expect(
      stage.journal.take() == [
        "will(b)", "b.willMove(parent)", "b.viewDidLoad", "b.viewWillAppear",
        "a.viewWillDisappear", "b.viewIsAppearing", "b.viewWillDisappear", "a.viewWillAppear",
        "b.willMove(nil)", "a.viewIsAppearing", "a.viewDidAppear", "b.viewDidDisappear",
        "b.didMove(nil)", "did(a true false)",
      ])
    stage.expectRest(at: 0)
  }

  @Test func `the pages lie side by side under the finger`() {
    let stage = PageStage(at: 1)

    stage.world.finger.down(at: CGPoint(x: 300, y: 400))
    stage.world.finger.move(to: CGPoint(x: 190, y: 400), over: 0.3)
    let left = (stage.x(1), stage.x(2))
    stage.world.finger.move(to: CGPoint(x: 360, y: 400), over: 0.3)
    let right = (stage.x(0), stage.x(1))
    stage.world.finger.hold(for: 0.3)
    stage.world.finger.up()
    stage.world.settle()

    #expect(isNear(left.0, -100, 1.01))
    #expect(isNear(left.1, 290, 1.01))
    #expect(isNear(right.0, -320, 11))
    #expect(isNear(right.1, 70, 11))
    stage.expectRest(at: 1)
  }

  @Test func `back past the middle the delegate hears of the other neighbour`() {
    let stage = PageStage(at: 1)

    stage.world.finger.down(at: CGPoint(x: 200, y: 400))
    stage.world.finger.move(to: CGPoint(x: 120, y: 400), over: 0.2)
    stage.world.finger.move(to: CGPoint(x: 300, y: 400), over: 0.2)
    stage.world.finger.hold(for: 0.3)
    let told = stage.journal.take().filter { $0.hasPrefix("will(") || $0.hasPrefix("did(") }
    stage.world.finger.up()
    stage.world.settle()

    #expect(told == ["will(c)", "did(b true false)", "will(a)"])
    stage.expectRest(at: 1)
  }

  @Test func `at the ends it bounces, and nobody is told`() {
    let stage = PageStage()

    stage.world.finger.down(at: CGPoint(x: 100, y: 400))
    stage.world.finger.move(to: CGPoint(x: 300, y: 400), over: 0.3)
    let pulled = stage.x(0)
    stage.world.finger.up()
    stage.world.settle()

    #expect(pulled > 40)
    #expect(pulled < 150)
    #expect(stage.journal.take() == [])
    stage.expectRest(at: 0)
  }

  @Test func `one swipe after another before it has come to rest`() {
    let stage = PageStage()

    for _ in 0..<3 {
      stage.world.finger.drag(
        from: CGPoint(x: 350, y: 400), to: CGPoint(x: 40, y: 400), over: 0.15)
      stage.world.advance(by: 0.1)
    }
    stage.world.settle()

    stage.expectRest(at: 3)
  }

  @Test func `caught and held between two pages, the nearer one stays`() {
    let stage = PageStage()
    stage.world.finger.drag(
      from: CGPoint(x: 350, y: 400), to: CGPoint(x: 60, y: 400), over: 0.15)
    stage.world.advanceFrame()

    stage.world.finger.tap(at: CGPoint(x: 200, y: 300))
    stage.world.settle()

    stage.expectRest(at: 1)
  }

  @Test func `the source is asked for neighbours once, and anew when it is set anew`() {
    let stage = PageStage()
    stage.swipe(from: 350, to: 60)

    let neighbours = stage.pages.neighbours
    stage.pages.dataSource = stage
    stage.loops = true
    stage.world.settle()
    stage.pages.setViewControllers([stage.all[3]], direction: .forward, animated: false)
    stage.swipe(from: 350, to: 60)

    #expect(neighbours.before.page === stage.all[0])
    #expect(neighbours.after.page === stage.all[2])
    stage.expectRest(at: 0)
  }

  @Test func `two pages that follow one another for ever`() {
    let stage = PageStage(at: 2)
    stage.loops = true
    stage.pages.dataSource = stage

    for index in [3, 0, 1, 2, 3] {
      stage.swipe(from: 350, to: 60)
      stage.expectRest(at: index)
    }
  }

  @Test func `without a source no finger turns`() {
    let stage = PageStage()
    stage.pages.dataSource = nil

    stage.swipe(from: 350, to: 60)

    stage.expectRest(at: 0)
  }

  // MARK: By program

  @Test func `set without animation it is there at once, and the delegate is not told`() {
    let stage = PageStage()
    var finished: [Bool] = []

    stage.pages.setViewControllers([stage.all[2]], direction: .forward, animated: false) {
      finished.append($0)
    }

    #expect(finished == [true])
    #expect(
      stage.journal.take() == [
        "c.willMove(parent)", "a.willMove(nil)", "a.viewWillDisappear", "c.viewDidLoad",
        "c.viewWillAppear", "a.viewDidDisappear", "c.viewIsAppearing", "c.viewDidAppear",
        "a.didMove(nil)", "c.didMove(parent)",
      ])
    stage.expectRest(at: 2)
  }

  @Test(arguments: [true, false]) func `set with animation it comes from its side`(
    isForward: Bool
  ) {
    let stage = PageStage()
    var finished: [Bool] = []

    stage.pages.setViewControllers(
      [stage.all[2]], direction: isForward ? .forward : .reverse, animated: true
    ) { finished.append($0) }
    stage.world.advance(by: 0.1)
    let (gone, coming) = (stage.x(0), stage.x(2))
    let early = finished
    stage.world.settle()

    #expect(isForward ? gone < -5 : gone > 5)
    #expect(isNear(coming - gone, isForward ? 390 : -390, 1.01))
    #expect(early == [])
    #expect(finished == [true])
    #expect(!stage.journal.take().contains { $0.hasPrefix("will(") || $0.hasPrefix("did(") })
    stage.expectRest(at: 2)
  }

  @Test func `another page set on the way ends the one before`() {
    let stage = PageStage()
    var finished: [String] = []

    stage.pages.setViewControllers([stage.all[1]], direction: .forward, animated: true) {
      finished.append("b \($0)")
    }
    stage.world.advance(by: 0.1)
    stage.pages.setViewControllers([stage.all[3]], direction: .forward, animated: true) {
      finished.append("d \($0)")
    }
    stage.world.settle()

    #expect(finished == ["b false", "d true"])
    stage.expectRest(at: 3)
  }

  @Test func `set under a finger the finger loses the pages`() {
    let stage = PageStage()
    stage.world.finger.down(at: CGPoint(x: 350, y: 400))
    stage.world.finger.move(to: CGPoint(x: 250, y: 400), over: 0.1)

    stage.pages.setViewControllers([stage.all[3]], direction: .forward, animated: true)
    stage.world.finger.move(to: CGPoint(x: 380, y: 400), over: 0.3)
    stage.world.finger.up()
    stage.world.settle()

    stage.expectRest(at: 3)
    stage.swipe(from: 40, to: 340)
    stage.expectRest(at: 2)
  }

  @Test func `no page or two are reported and change nothing`() {
    let stage = PageStage()
    let reports = Reports()

    stage.pages.setViewControllers([], direction: .forward, animated: false)
    stage.pages.setViewControllers(nil, direction: .forward, animated: true)
    stage.pages.setViewControllers(
      [stage.all[1], stage.all[2]], direction: .forward, animated: false)

    #expect(reports.ids == ["page", "page", "page"])
    stage.expectRest(at: 0)
  }

  // MARK: Its surroundings

  @Test func `upwards and downwards, with room between the pages`() {
    let stage = PageStage(.vertical, options: [.interPageSpacing: 20])

    stage.world.finger.down(at: CGPoint(x: 200, y: 600))
    stage.world.finger.move(to: CGPoint(x: 200, y: 490), over: 0.3)
    let next = stage.all[1].view.convert(CGPoint.zero, to: nil).y
    stage.world.finger.move(to: CGPoint(x: 200, y: 100), over: 0.1)
    stage.world.finger.up()
    stage.world.settle()

    #expect(isNear(next, 844 + 20 - 100, 1.01))
    #expect(stage.all[1].view.frame.size == CGSize(width: 390, height: 844))
    stage.expectRest(at: 1)
  }

  @Test func `turned while a page is being turned, the nearer one fills the screen`() {
    let stage = PageStage()
    stage.world.finger.down(at: CGPoint(x: 350, y: 400))
    stage.world.finger.move(to: CGPoint(x: 100, y: 400), over: 0.3)

    stage.world.screen.resize(to: CGSize(width: 844, height: 390), scale: 1)
    stage.world.advanceFrame()
    stage.world.finger.up()
    stage.world.settle()

    stage.expectRest(at: 1)
    #expect(stage.all[1].view.bounds.size == CGSize(width: 844, height: 390))
  }

  @Test func `pushed over while a page is being turned, nothing is left half way`() {
    let stage = PageStage()
    let navigation = UINavigationController(rootViewController: UIViewController())
    stage.world.show(navigation)
    navigation.pushViewController(stage.pages, animated: false)
    stage.world.settle()
    stage.world.finger.down(at: CGPoint(x: 350, y: 400))
    stage.world.finger.move(to: CGPoint(x: 120, y: 400), over: 0.3)

    navigation.pushViewController(UIViewController(), animated: true)
    stage.world.finger.up()
    stage.world.settle()
    let hidden = stage.all.map(\.appearance)
    navigation.popViewController(animated: true)
    stage.world.settle()

    #expect(hidden.allSatisfy { $0 == .disappeared })
    #expect(stage.pages.turn == nil)
    #expect(stage.all.filter { $0.appearance == .appeared }.map(\.name) == [stage.shown])
  }

  @Test func `the app may be the scroll view's delegate, the pages turn all the same`() throws {
    final class Listener: NSObject, UIScrollViewDelegate {
      var count = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
    }
    let stage = PageStage()
    let listener = Listener()
    let scroll = try #require(stage.scroll)
    scroll.delegate = listener

    stage.swipe(from: 350, to: 60)

    #expect(listener.count > 3)
    stage.expectRest(at: 1)
  }

  @Test func `the pages it has let go of are gone`() {
    weak var lost: UIViewController?
    let world = Simulation()
    do {
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      let page = UIViewController()
      lost = page
      pages.setViewControllers([page], direction: .forward, animated: false)
      world.show(pages)
      world.settle()
      pages.setViewControllers([UIViewController()], direction: .forward, animated: true)
      world.settle()
    }

    #expect(lost == nil)
  }
}

/// The dots below the pages.
@Suite struct PageDotsTests {
  private final class Source: UIPageViewControllerDataSource {
    let all = (0..<3).map { _ in UIViewController() }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { neighbour(of: viewController, -1) }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { neighbour(of: viewController, 1) }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { all.count }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
      all.firstIndex { $0 === pageViewController.viewControllers?.first } ?? 0
    }

    private func neighbour(of page: UIViewController, _ step: Int) -> UIViewController? {
      let index = (all.firstIndex { $0 === page } ?? 0) + step
      return all.indices.contains(index) ? all[index] : nil
    }
  }

  private struct Stage {
    let world = Simulation()
    let source = Source()
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)

    init() {
      pages.dataSource = source
      pages.setViewControllers([source.all[0]], direction: .forward, animated: false)
      world.show(pages)
      world.settle()
    }

    var dots: UIPageControl? { pages.view.subviews.compactMap { $0 as? UIPageControl }.first }
  }

  @Test func `they stand below the pages and go along with a swipe`() throws {
    let stage = Stage()
    let dots = try #require(stage.dots)

    stage.world.finger.drag(
      from: CGPoint(x: 350, y: 400), to: CGPoint(x: 60, y: 400), over: 0.2)
    stage.world.settle()

    #expect(dots.numberOfPages == 3)
    #expect(dots.currentPage == 1)
    #expect(dots.frame == CGRect(x: 0, y: 844 - 34 - 37, width: 390, height: 37))
    #expect(stage.source.all[1].view.bounds.height == dots.frame.minY)
  }

  @Test func `a tap beside the shown dot turns a page`() throws {
    let stage = Stage()
    let dots = try #require(stage.dots)

    stage.world.finger.tap(at: CGPoint(x: 300, y: dots.frame.midY))
    stage.world.settle()
    let next = stage.pages.viewControllers?.first
    stage.world.finger.tap(at: CGPoint(x: 90, y: dots.frame.midY))
    stage.world.settle()

    #expect(next === stage.source.all[1])
    #expect(stage.pages.viewControllers?.first === stage.source.all[0])
    #expect(dots.currentPage == 0)
  }
}
