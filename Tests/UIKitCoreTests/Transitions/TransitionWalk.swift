import Display
import Foundation
import Geometry
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Does anything at any frame to tabs, stacks and presentations, and looks whether all is in order.
final class TransitionWalk {
  let world = Simulation(refreshRate: 30)
  var tabs = UITabBarController()
  private var random: SplitMix
  let seed: UInt64
  private var number = 0
  private var done: [String] = []

  private var answers: [WalkingAnswers] = []
  var drivers: [UIPercentDrivenInteractiveTransition] = []
  private var animators: [WalkingAnimator] = []
  private var pages: [WeakPage] = []
  private var made = 0
  private var completions: [Completion] = []
  private var begun = 0
  private var ended = 0
  private var reports: [String] = []
  private var listener: Listening?
  var isDown = false

  private final class WeakPage {
    weak var page: WalkingPage?
    init(_ page: WalkingPage) { self.page = page }
  }

  private final class Completion {
    let name: String
    var calls = 0
    init(_ name: String) { self.name = name }
  }

  init(seed: UInt64) {
    self.seed = seed
    random = SplitMix(state: seed)
    Diagnostics.onReport = { [weak self] in self?.reports.append($0.id + " " + $0.message) }
    listener = Engine.listen { [weak self] event in
      guard case .transition(let transition) = event else { return }
      if transition.phase != .interactive {
        self?.note("(\(transition.kind) \(transition.phase) \(transition.completed ?? true))")
      }
      if transition.phase == .began { self?.begun += 1 }
      if transition.phase == .ended { self?.ended += 1 }
    }
    tabs.delegate = answer()
    tabs.viewControllers = [stack(), stack(), isWider ? book() : page()]
    world.show(tabs)
    world.settle()
  }

  func finish() {
    listener = nil
    Diagnostics.onReport = nil
  }

  // MARK: Chance

  func chance(_ count: Int) -> Int { Int(random.next() % UInt64(max(1, count))) }

  func oneIn(_ count: Int) -> Bool { chance(count) == 0 }

  func one<T>(of all: [T]) -> T? { all.isEmpty ? nil : all[chance(all.count)] }

  // MARK: Making

  func page() -> WalkingPage {
    let page = WalkingPage()
    page.title = "page \(made)"
    made += 1
    page.navigationItem.largeTitleDisplayMode = oneIn(2) ? .never : .automatic
    if oneIn(6) { page.hidesBottomBarWhenPushed = true }
    page.scrolls = oneIn(3)
    pages.append(WeakPage(page))
    return page
  }

  private func stack() -> UINavigationController {
    let stack = UINavigationController(rootViewController: page())
    if oneIn(3) { stack.delegate = answer() }
    stack.navigationBar.prefersLargeTitles = oneIn(3)
    return stack
  }

  func answer() -> WalkingAnswers {
    let made = WalkingAnswers()
    made.animator = { [weak self] in self?.makeAnimator() }
    made.driver = { [weak self] in self?.makeDriver() }
    answers.append(made)
    return made
  }

  private func makeAnimator() -> (any UIViewControllerAnimatedTransitioning)? {
    let seconds = 0.1 + 0.1 * Double(chance(4))
    let made: WalkingAnimator
    switch chance(6) {
    case 0, 1: made = PlainWalkingAnimator(seconds: seconds)
    case 2: made = MaskingWalkingAnimator(seconds: seconds)
    case 3: made = LayerWalkingAnimator(seconds: seconds)
    case 4: made = CatchableWalkingAnimator(seconds: seconds)
    default: return nil
    }
    animators.append(made)
    return made
  }

  private func makeDriver() -> (any UIViewControllerInteractiveTransitioning)? {
    guard !oneIn(3) else { return nil }
    let made = UIPercentDrivenInteractiveTransition()
    made.wantsInteractiveStart = !oneIn(4)
    drivers.append(made)
    return made
  }

  func completion(_ name: String) -> () -> Void {
    let made = Completion(name)
    completions.append(made)
    return { made.calls += 1 }
  }

  // MARK: What there is

  var chain: [UIViewController] {
    var found: [UIViewController] = [tabs]
    while let next = found.last?.storedPresented { found.append(next) }
    return found
  }

  /// A controller, its children, and whatever they present in their own contexts.
  private func family(of controller: UIViewController) -> [UIViewController] {
    let guests = controller.storedPresented.map { family(of: $0) } ?? []
    return [controller] + controller.children.flatMap { family(of: $0) } + guests
  }

  var everybody: [UIViewController] { family(of: tabs) }

  var stacks: [UINavigationController] {
    everybody.compactMap { $0 as? UINavigationController }
  }

  // MARK: Steps

  func step() {
    number += 1
    let animated = !oneIn(5)
    if isWider, oneIn(3) {
      stepWider(animated)
      for _ in 0..<chance(5) { world.advanceFrame() }
      return
    }
    switch chance(20) {
    case 0, 1: push(animated)
    case 2, 3: pop(animated)
    case 4, 5: present(animated)
    case 6, 7: dismiss(animated)
    case 8: select(animated)
    case 9, 10, 11: drive()
    case 12: finger()
    case 13: rearrange(animated)
    case 14: alongside()
    case 15: if oneIn(4) { resize() } else { bars(animated) }
    default: break
    }
    for _ in 0..<chance(5) { world.advanceFrame() }
  }

  func note(_ what: String) {
    done.append("\(number) \(what)")
    if done.count > 200 { done.removeFirst(100) }
  }

  private func push(_ animated: Bool) {
    guard let stack = one(of: stacks) else { return }
    note("push \(made) on \(stack.topViewController?.title ?? "") \(animated)")
    stack.pushViewController(page(), animated: animated)
  }

  private func pop(_ animated: Bool) {
    guard let stack = one(of: stacks) else { return }
    switch chance(4) {
    case 0:
      note("pop to root \(animated)")
      stack.popToRootViewController(animated: animated)
    case 1:
      note("pop to one \(animated)")
      if let page = one(of: stack.viewControllers) {
        stack.popToViewController(page, animated: animated)
      }
    default:
      note("pop \(animated)")
      stack.popViewController(animated: animated)
    }
  }

  private var styles: [UIModalPresentationStyle] {
    let all: [UIModalPresentationStyle] = [
      .automatic, .formSheet, .fullScreen, .overFullScreen, .custom, .popover, .overCurrentContext,
    ]
    // The walks before were fixed with the styles there were; they go on as they went.
    return seed < 50 ? all : all + [.currentContext]
  }

  private func present(_ animated: Bool) {
    guard chain.count < 5, let host = one(of: everybody) else { return }
    let guest: UIViewController = oneIn(3) ? stack() : page()
    guest.modalPresentationStyle = one(of: styles) ?? .automatic
    guest.modalTransitionStyle =
      one(of: [.coverVertical, .coverVertical, .crossDissolve, .flipHorizontal]) ?? .coverVertical
    if oneIn(4) { host.definesPresentationContext = true }
    if guest.modalPresentationStyle == .custom || oneIn(3) {
      let answers = answer()
      guest.transitioningDelegate = answers
    }
    note(
      "present \(guest.modalPresentationStyle) \(guest.title ?? guest.children[0].title ?? "") on "
        + "\(type(of: host)) \(host.title ?? "") \(animated)")
    host.present(guest, animated: animated, completion: completion("present"))
  }

  private func dismiss(_ animated: Bool) {
    guard let one = one(of: oneIn(3) ? everybody : chain) else { return }
    note("dismiss from \(type(of: one)) \(animated)")
    one.dismiss(animated: animated, completion: completion("dismiss"))
  }

  private func select(_ animated: Bool) {
    let index = chance(3)
    note(
      "tab \(tabs.selectedIndex) to \(index), \(tabs.runningTransition?.label ?? "idle") "
        + "\(tabs.view.window != nil)")
    if tabs.viewControllers?.indices.contains(index) == true { tabs.selectedIndex = index }
  }

  private func drive() {
    guard let driver = drivers.last(where: { _ in !oneIn(3) }) ?? drivers.last else { return }
    switch chance(7) {
    case 0:
      note("finish")
      driver.finish()
    case 1:
      note("cancel")
      driver.cancel()
    case 2:
      note("pause")
      driver.pause()
    default:
      let percent = CGFloat(chance(13) - 1) / 10
      note("update \(percent)")
      driver.update(percent)
    }
  }

  private func finger() {
    let size = world.screen.bounds.size
    func somewhere() -> CGPoint {
      CGPoint(
        x: CGFloat(chance(Int(size.width) + 1)), y: CGFloat(chance(Int(size.height) + 1)))
    }
    if isDown {
      note("finger up")
      if oneIn(5) { world.finger.interrupt(.focusLoss) } else { world.finger.up() }
      isDown = false
    } else if oneIn(2) {
      note("edge swipe")
      world.finger.down(at: CGPoint(x: 3, y: size.height / 2))
      world.finger.move(
        to: CGPoint(x: CGFloat(chance(Int(size.width))), y: size.height / 2),
        over: 0.04 * Double(1 + chance(4)))
      isDown = true
    } else {
      note("drag")
      world.finger.down(at: somewhere())
      world.finger.move(to: somewhere(), over: 0.04 * Double(1 + chance(4)))
      isDown = true
    }
  }

  private func rearrange(_ animated: Bool) {
    if oneIn(4) {
      note("other tabs")
      let old = tabs.viewControllers ?? []
      tabs.setViewControllers([old.first ?? page(), stack(), page()], animated: animated)
      return
    }
    guard let stack = one(of: stacks) else { return }
    note("set stack \(animated)")
    let old = stack.viewControllers
    switch chance(4) {
    case 0: stack.setViewControllers([page(), page()], animated: animated)
    case 1: stack.setViewControllers(old.reversed(), animated: animated)
    case 2: stack.setViewControllers(old + [page()], animated: animated)
    default: stack.setViewControllers(Array(old.prefix(1)), animated: animated)
    }
  }

  private func alongside() {
    guard let one = one(of: everybody), let coordinator = one.transitionCoordinator else { return }
    note("alongside \(type(of: one))")
    let done = completion("alongside")
    coordinator.animate(
      alongsideTransition: { _ in one.viewIfLoaded?.backgroundColor = .gray },
      completion: { _ in done() })
  }

  func resize() {
    note("resize")
    let isWide = world.screen.bounds.width > world.screen.bounds.height
    world.screen.resize(
      to: isWide ? CGSize(width: 390, height: 844) : CGSize(width: 844, height: 390), scale: 1)
  }

  private func bars(_ animated: Bool) {
    guard let stack = one(of: stacks) else { return }
    note("bars")
    if oneIn(2) {
      stack.setNavigationBarHidden(!stack.isNavigationBarHidden, animated: animated)
    } else {
      stack.setToolbarHidden(!stack.isToolbarHidden, animated: animated)
    }
  }

  // MARK: At rest

  /// Lets go of everything, waits, and looks.
  func rest() {
    note("rest")
    if isDown { world.finger.up() }
    isDown = false
    var rounds = 0
    // Letting go of one may begin another that waited for it.
    while rounds < 20 {
      rounds += 1
      for driver in drivers { oneIn(2) ? driver.finish() : driver.cancel() }
      drivers = []
      if !world.settle(within: 20) { break }
      if drivers.isEmpty { break }
    }
    world.advanceFrame()
    world.settle(within: 5)
    check()
    animators = []
    completions = []
    pages.removeAll { $0.page == nil }
    reports = []
  }

  private func expect(_ holds: Bool, _ what: @autoclosure () -> String) {
    guard !holds else { return }
    let story = done.suffix(45).joined(separator: "; ")
    Issue.record("seed \(seed), step \(number): \(what())\n  \(story)\n  \(tree(of: tabs))")
  }

  private func check() {
    expect(begun == ended, "\(begun) transitions began, \(ended) ended")
    for open in everybody.compactMap(\.runningTransition) {
      expect(
        false,
        "\(open.label) \(open.phase) \(open.isInteractive) \(type(of: open.animator)) "
          + "\(open.context.containerView.window != nil)")
    }
    for animator in animators {
      expect(animator.endings <= 1, "\(type(of: animator)) ended \(animator.endings) times")
      expect(animator.starts <= 1, "\(type(of: animator)) started \(animator.starts) times")
    }
    for one in completions { expect(one.calls <= 1, "\(one.name) completed \(one.calls) times") }
    for one in completions where one.name == "alongside" {
      expect(one.calls == 1, "alongside completed \(one.calls) times")
    }
    for report in reports {
      expect(!report.contains("without completeTransition"), report)
      for id in ["H7 ", "H8 ", "H5 ", "H6 "] { expect(!report.hasPrefix(id), report) }
    }
    checkChain()
    checkTabs()
    for stack in stacks { checkStack(stack) }
    checkPages()
  }

  private func checkChain() {
    let all = chain
    for controller in all {
      expect(controller.runningTransition == nil, "\(type(of: controller)) still has a transition")
      expect(controller.waitingRequests.isEmpty, "\(type(of: controller)) keeps requests")
    }
    for controller in all.dropFirst() {
      expect(controller.presentation?.transition == nil, "a presentation still moves")
      expect(
        controller.presentation?.presenter.storedPresented === controller, "the chain is broken")
    }
    let top = all.last
    expect(top?.viewIfLoaded?.window != nil, "the topmost is not in the window")
    expect(top?.appearance == .appeared, "the topmost has not appeared")
    let window = world.screen.windows.first { $0.rootViewController === tabs }
    expect(window?.dispatcher.runningTransitions == 0, "touches are still blocked")
    // A guest in a context may present over the whole window, too.
    let whole = everybody.compactMap(\.presentation).filter { $0.container.superview === window }
    let containers = window?.subviews.filter { $0 is PresentationContainer } ?? []
    expect(
      containers.count == whole.count,
      "\(containers.count) containers for \(whole.count) presentations: "
        + containers.flatMap(\.subviews).map {
          "\(type(of: $0)) \($0.controller?.title ?? "")"
        }.joined(separator: ", "))
  }

  private func checkTabs() {
    guard let selected = tabs.selectedViewController else { return expect(false, "no tab") }
    expect(tabs.children.count == tabs.tabs.count, "children of the tabs")
    let items = tabs.bar.items ?? []
    expect(
      items.firstIndex { $0 === tabs.bar.selectedItem } == tabs.selectedIndex,
      "another item is selected")
    if tabs.viewIfLoaded?.window != nil { checkContainer(tabs.pages, of: selected) }
    checkView(selected, in: tabs.pages)
  }

  private func checkStack(_ stack: UINavigationController) {
    expect(stack.runningTransition == nil, "a stack still has a transition")
    expect(stack.waitingRequests.isEmpty, "a stack keeps requests")
    let all = stack.viewControllers
    expect(all.count == Set(all.map(ObjectIdentifier.init)).count, "twice in a stack")
    expect(
      Set(all.map(ObjectIdentifier.init)) == Set(stack.children.map(ObjectIdentifier.init)),
      "\(all.count) in the stack, \(stack.children.count) children")
    guard stack.isViewLoaded, let top = all.last else { return }
    checkContainer(stack.pages, of: top)
    expect(stack.navigationBar.topItem === top.navigationItem, "the bar shows another page")
    checkView(top, in: stack.pages)
    let layer = stack.pages.layer
    expect(layer.speed == 1 && layer.timeOffset == 0, "a container's clock stands")
    if stack.view.window != nil, top.view.superview === stack.pages {
      expect(top.view.frame == stack.frame(of: top), "\(top.view.frame) in a stack")
    }
  }

  /// Nothing but the page, unless something is presented in its place, or over the whole window.
  private func checkContainer(_ container: UIView, of page: UIViewController) {
    let pages = container.subviews.filter { !($0 is PresentationContainer) }
    let covers = page.storedPresented?.presentation?.removesPresenter == true
    let isReplaced = pages.isEmpty && container.subviews.count <= 1 && covers
    expect(
      pages == [page.view] && container.subviews.count == 1 || isReplaced,
      "a container of \(page.title ?? "") holds "
        + container.subviews.map { view in
          view.controller.map {
            "\($0.title ?? "") \($0.appearance) in \($0.parent.map { "\(type(of: $0))" } ?? "none")"
          }
            ?? "\(type(of: view)) of \((view as? PresentationContainer)?.presentationController == nil)"
        }.joined(separator: ", "))
  }

  private func checkView(_ controller: UIViewController, in container: UIView) {
    guard let view = controller.viewIfLoaded else { return }
    expect(view.transform == .identity, "transformed")
    expect(view.alpha == 1, "alpha \(view.alpha)")
    expect(!view.isHidden, "hidden")
    expect(view.mask == nil && view.layer.mask == nil, "masked")
    expect(view.layer.shadowOpacity == 0, "a shadow")
    let keys = view.layer.animationKeys() ?? []
    expect(keys.isEmpty, "still animated: \(keys)")
  }

  private func checkPages() {
    let reachable = Set(everybody.map(ObjectIdentifier.init))
    for page in pages.compactMap(\.page) {
      expect(
        reachable.contains(ObjectIdentifier(page)),
        "\(page.title ?? "") is leaked: \(page.parent.map { "\(type(of: $0))" } ?? "alone") "
          + "\(page.presentation == nil) \(page.storedPresented == nil)")
      expect(page.isBalanced, "\(page.title ?? "") has heard \(page.calls.suffix(8))")
      let isSeen = page.appearance == .appeared
      expect(
        isSeen || page.appearance == .disappeared, "\(page.title ?? "") is \(page.appearance)")
      if isSeen {
        expect(page.viewIfLoaded?.window != nil, "\(page.title ?? "") appeared out of the window")
      }
    }
    let shown = everybody.filter { $0.viewIfLoaded?.window != nil && $0.children.isEmpty }
    for page in shown {
      expect(page.appearance == .appeared, "\(page.title ?? "") is shown and \(page.appearance)")
    }
  }
}
