import Foundation
import Geometry
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Two pages, the second not pushed yet, and a delegate that notes what it is asked.
private final class PushStage {
  let journal = Journal()
  let world = Simulation()
  let navigation: UINavigationController
  let list: JournalPage
  let detail: JournalPage
  let answers: NavigationAnswers
  let reports = Reports()

  init(asking: Bool = true) {
    list = JournalPage("list", journal)
    detail = JournalPage("detail", journal)
    navigation = UINavigationController(rootViewController: list)
    answers = NavigationAnswers(journal)
    world.show(navigation)
    if asking { navigation.delegate = answers }
    world.settle()
    _ = journal.take()
  }

  func push(animated: Bool = true) {
    navigation.pushViewController(detail, animated: animated)
  }
}

/// Adds views where an animator has to, and says when it is done.
private final class OrderedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let journal: Journal
  let isPush: Bool
  private(set) var durationsAsked = 0
  private(set) var order: [String] = []

  init(_ journal: Journal, isPush: Bool) {
    self.journal = journal
    self.isPush = isPush
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    durationsAsked += 1
    return 0.3
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    journal.note("animateTransition")
    let container = context.containerView
    order.append("\(container.subviews.count)")
    guard let toView = context.view(forKey: .to), let fromView = context.view(forKey: .from) else {
      return
    }
    order.append(fromView.superview === container ? "from inside" : "from outside")
    order.append(toView.superview === nil ? "to nowhere" : "to somewhere")
    if isPush { container.addSubview(toView) } else { container.insertSubview(toView, at: 0) }
    UIView.animate(withDuration: 0.3) {
      fromView.alpha = 0.5
    } completion: { [journal] _ in
      fromView.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
      journal.note("completed")
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    journal.note("animationEnded(\(transitionCompleted))")
  }
}

/// Pushes and pops that nobody holds.
@Suite struct NavigationTransitionTests {
  @Test func `C27 C36 the callbacks of a push`() {
    let stage = PushStage()

    stage.push()
    stage.world.settle()

    #expect(
      stage.journal.take() == [
        "detail.willMove(parent)", "animator", "detail.viewDidLoad", "list.viewWillDisappear",
        "detail.viewWillAppear", "willShow(detail)", "detail.viewIsAppearing",
        "list.viewDidDisappear", "detail.viewDidAppear", "detail.didMove(parent)",
        "didShow(detail)",
      ])
  }

  @Test func `C27 C36 the callbacks of a pop`() {
    let stage = PushStage()
    stage.push(animated: false)
    stage.world.settle()
    _ = stage.journal.take()

    stage.navigation.popViewController(animated: true)
    stage.world.settle()

    #expect(
      stage.journal.take() == [
        "detail.willMove(nil)", "animator", "detail.viewWillDisappear", "list.viewWillAppear",
        "willShow(list)", "list.viewIsAppearing", "detail.viewDidDisappear", "list.viewDidAppear",
        "detail.didMove(nil)", "didShow(list)",
      ])
  }

  @Test func `C27 without animation the callbacks are the same, at once`() {
    let stage = PushStage()

    stage.push(animated: false)

    #expect(
      stage.journal.take() == [
        "detail.willMove(parent)", "detail.viewDidLoad", "list.viewWillDisappear",
        "detail.viewWillAppear", "willShow(detail)", "detail.viewIsAppearing",
        "list.viewDidDisappear", "detail.viewDidAppear", "detail.didMove(parent)",
        "didShow(detail)",
      ])
  }

  @Test func `C36 pages between are told that they go without ever appearing`() {
    let stage = PushStage()
    let middle = JournalPage("middle", stage.journal)
    stage.navigation.viewControllers = [stage.list, middle, stage.detail]
    stage.world.settle()
    _ = stage.journal.take()

    stage.navigation.popToRootViewController(animated: true)
    stage.world.settle()

    let lines = stage.journal.take()
    #expect(
      lines.filter { $0.hasPrefix("middle") } == ["middle.willMove(nil)", "middle.didMove(nil)"])
    #expect(stage.navigation.viewControllers == [stage.list])
  }

  @Test func `C1 the delegate is not kept alive`() {
    let stage = PushStage()
    weak var gone: NavigationAnswers?
    do {
      let answers = NavigationAnswers(stage.journal)
      stage.navigation.delegate = answers
      gone = answers
    }

    stage.push()
    stage.world.settle()

    #expect(gone == nil)
    #expect(stage.navigation.topViewController === stage.detail)
  }

  @Test func `C3 without an animator nobody is asked for a driver`() {
    let stage = PushStage()

    stage.push()

    #expect(!stage.journal.take().contains("interactor"))
  }

  @Test func `C4 a driver is asked for at every transition with an animator`() {
    let stage = PushStage()
    stage.answers.animator = SlideAnimator()

    stage.push()
    stage.world.settle()
    stage.navigation.popViewController(animated: true)
    stage.world.settle()

    #expect(stage.journal.take().filter { $0 == "interactor" }.count == 2)
  }

  @Test func `C6 without a driver the animator is started, with one the driver starts it`() {
    let stage = PushStage()
    let animator = OrderedAnimator(stage.journal, isPush: true)
    stage.answers.animator = animator
    let driver = NotingDriver(stage.journal)

    stage.push()
    stage.world.settle()
    let alone = stage.journal.take().filter { $0.hasPrefix("animateT") || $0.hasPrefix("start") }
    stage.answers.driver = driver
    stage.navigation.popViewController(animated: true)
    stage.world.settle()
    let driven = stage.journal.take().filter { $0.hasPrefix("animateT") || $0.hasPrefix("start") }

    #expect(alone == ["animateTransition"])
    #expect(driven == ["startInteractiveTransition"])
  }

  @Test func `C8 the duration can be asked for before anything starts`() {
    let stage = PushStage()
    let animator = OrderedAnimator(stage.journal, isPush: true)
    stage.answers.animator = animator

    stage.push()
    let early = stage.navigation.transitionCoordinator?.transitionDuration

    #expect(early == 0.3)
    #expect(animator.durationsAsked > 0)
    #expect(!stage.journal.take().contains("animateTransition"))
  }

  @Test func `C9 C41 from completeTransition come animationEnded, the callbacks and didShow`() {
    let stage = PushStage()
    stage.answers.animator = OrderedAnimator(stage.journal, isPush: true)

    stage.push()
    stage.world.settle()

    #expect(
      stage.journal.take() == [
        "detail.willMove(parent)", "animator", "interactor", "detail.viewDidLoad",
        "list.viewWillDisappear", "detail.viewWillAppear", "willShow(detail)",
        "animateTransition", "detail.viewIsAppearing", "animationEnded(true)",
        "list.viewDidDisappear", "detail.viewDidAppear", "detail.didMove(parent)",
        "didShow(detail)", "completed",
      ])
  }

  @Test func `C19 the container holds the old view; who went is taken out`() {
    let stage = PushStage()
    let animator = OrderedAnimator(stage.journal, isPush: true)
    stage.answers.animator = animator

    stage.push()
    stage.world.settle()

    #expect(animator.order == ["1", "from inside", "to nowhere"])
    #expect(stage.list.view.superview == nil)
    #expect(stage.detail.view.window != nil)
  }

  @Test func `C11 C12 C14 C17 C18 what the context of a push says`() throws {
    let stage = PushStage()
    let notes = ContextNotes()
    let animator = ProbeAnimator()
    var transform = CGAffineTransform(scaleX: 2, y: 2)
    animator.probe = { context in
      notes.take(context)
      transform = context.targetTransform
    }
    stage.answers.animator = animator

    stage.push()
    stage.world.settle()

    let whole = CGRect(x: 0, y: 0, width: 390, height: 844)
    #expect(notes.from === stage.list && notes.to === stage.detail)
    #expect(notes.fromView === stage.list.view && notes.toView === stage.detail.view)
    #expect(notes.frames == [whole, .zero, .zero, whole])
    #expect(notes.style == UIModalPresentationStyle.none)
    #expect(notes.isAnimated && !notes.isInteractive && !notes.wasCancelled)
    #expect(transform == .identity)
  }

  @Test func `C32 viewIsAppearing comes once, in the window and with its size`() {
    let stage = PushStage()
    let page = SizedPage()

    stage.navigation.pushViewController(page, animated: true)
    stage.world.settle()

    #expect(page.sizes == [CGSize(width: 390, height: 844)])
    #expect(page.wasInWindow)
    #expect(page.cameBeforeDid)
  }

  @Test func `C34 whether it comes or goes is known inside the callbacks, and only there`() {
    let stage = PushStage()
    let page = MovingPage()

    stage.navigation.pushViewController(page, animated: true)
    stage.world.settle()
    let coming = page.take()
    let between = (page.isMovingToParent, page.isMovingFromParent)
    stage.navigation.pushViewController(stage.detail, animated: true)
    stage.world.settle()
    let covered = page.take()
    stage.navigation.popToRootViewController(animated: true)
    stage.world.settle()
    stage.navigation.pushViewController(page, animated: true)
    stage.world.settle()
    _ = page.take()
    stage.navigation.popViewController(animated: true)
    stage.world.settle()

    #expect(coming == ["willAppear to", "didAppear to"])
    #expect(between == (false, false))
    #expect(covered == ["willDisappear", "didDisappear"])
    #expect(page.take() == ["willDisappear from", "didDisappear from"])
  }

  @Test func `C39 what is in the stack is not pushed again`() {
    let stage = PushStage()
    stage.push(animated: false)

    stage.navigation.pushViewController(stage.list, animated: false)
    stage.navigation.pushViewController(UINavigationController(), animated: false)

    #expect(stage.navigation.viewControllers == [stage.list, stage.detail])
    #expect(stage.reports.ids == ["push", "push"])
  }

  @Test func `C40 C37 a cancelled pop has told willShow and willMove, and takes neither back`() {
    let stage = PopStage()
    let reports = Reports()
    let driver = stage.beginPop()
    driver.update(0.4)

    driver.cancel()
    stage.world.settle()

    let lines = stage.journal.take()
    #expect(lines.contains("willShow(list)") && !lines.contains("didShow(list)"))
    #expect(lines.contains("detail.willMove(nil)") && !lines.contains("detail.didMove(nil)"))
    #expect(stage.detail.parent === stage.navigation)
    #expect(reports.notes.contains("H25"))
  }

  @Test func `C42 a push from didShow runs while the animation's completion is on the stack`() {
    let stage = PushStage()
    let second = JournalPage("second", stage.journal)
    let animator = OrderedAnimator(stage.journal, isPush: true)
    let eager = EagerDelegate(animator: animator, next: second)
    stage.navigation.delegate = eager

    stage.push()
    stage.world.settle()

    let lines = stage.journal.take()
    #expect(lines.filter { $0 == "completed" }.count == 2)
    #expect(lines.filter { $0 == "animationEnded(true)" }.count == 2)
    #expect(stage.navigation.viewControllers == [stage.list, stage.detail, second])
    #expect(stage.navigation.topViewController?.view.window != nil)
    #expect(stage.reports.ids.isEmpty)
  }

  @Test func `setViewControllers slides to a new top and back to a known one`() {
    let stage = PushStage()
    let other = JournalPage("other", stage.journal)

    stage.navigation.setViewControllers([stage.list, other, stage.detail], animated: true)
    stage.world.settle()
    let forward = stage.journal.take()
    stage.navigation.setViewControllers([stage.list, other], animated: true)
    stage.world.settle()

    #expect(forward.contains("other.didMove(parent)"))
    #expect(!forward.contains("other.viewWillAppear"))
    #expect(stage.navigation.topViewController === other)
    #expect(stage.journal.take().contains("detail.didMove(nil)"))
  }
}

/// Lets go at once: nobody drives it.
private final class NotingDriver: NSObject, UIViewControllerInteractiveTransitioning {
  let journal: Journal

  init(_ journal: Journal) { self.journal = journal }

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    journal.note("startInteractiveTransition")
    if let toView = context.view(forKey: .to) { context.containerView.addSubview(toView) }
    context.finishInteractiveTransition()
    context.completeTransition(true)
  }
}

private final class SizedPage: UIViewController {
  private(set) var sizes: [CGSize] = []
  private(set) var wasInWindow = false
  private(set) var cameBeforeDid = false
  private var hasAppeared = false

  override func viewIsAppearing(_ animated: Bool) {
    sizes.append(view.bounds.size)
    wasInWindow = view.window != nil
    cameBeforeDid = !hasAppeared
  }
  override func viewDidAppear(_ animated: Bool) { hasAppeared = true }
}

private final class MovingPage: UIViewController {
  private var lines: [String] = []

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  private func note(_ what: String) {
    lines.append(
      what + (isMovingToParent ? " to" : "") + (isMovingFromParent ? " from" : ""))
  }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
}

private final class EagerDelegate: NSObject, UINavigationControllerDelegate {
  let animator: OrderedAnimator
  private var next: UIViewController?

  init(animator: OrderedAnimator, next: UIViewController) {
    self.animator = animator
    self.next = next
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard let next else { return }
    self.next = nil
    navigationController.pushViewController(next, animated: true)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}
