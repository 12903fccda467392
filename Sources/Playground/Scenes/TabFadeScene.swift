import UIKit

/// Tabs fade into each other, by a tap or under a finger that may change its mind.
enum TabFadeScene {
  static let info = SceneInfo(
    id: "tab-fade", title: "Tab Fade",
    idea: "Tabs cross-fade through a property animator; a sideways drag scrubs the fade and may "
      + "turn round to the other neighbour before it is let go.",
    hint: "Drag sideways between the tabs, turn round without lifting, or tap the bar.",
    states: ["today", "places", "saved"], tunables: tunables, presets: presets, demo: demo,
    make: make)

  private static let article = "article A"

  private static let tunables =
    Tunable.release(threshold: 0.4, source: article) + [
      .duration(0.4, source: article),
      Tunable(
        key: "shift", title: "Pages move along by", unit: .points, range: 0...120, defaultValue: 0,
        step: 5, source: article),
    ]

  private static let presets = [
    TunablePreset(name: "Article A", source: article, values: [:]),
    TunablePreset(
      name: "As in Qt", source: "SwipeView.qml, measured: 11 % of the width at any speed, 250 ms",
      values: ["threshold": 0.11, "duration": 0.25, "shift": 120]),
    TunablePreset(
      name: "As in libadwaita", source: "adw-swipe-tracker.c: half way, half a second ahead",
      values: ["threshold": 0.5, "projection": 0.5, "duration": 0.22, "shift": 60]),
    TunablePreset(
      name: "As in React Navigation", source: "Card.tsx: d + 0.3 v > L/2",
      values: ["threshold": 0.5, "projection": 0.3, "duration": 0.3, "shift": 50]),
    TunablePreset(
      name: "As in Framework7", source: "framework7: half way, no velocity",
      values: ["threshold": 0.5, "duration": 0.3, "shift": 120]),
    TunablePreset(
      name: "Eager", source: "common in published code: 0.3 or 500 pt/s, 0.25 s",
      values: ["threshold": 0.3, "velocity": 500, "duration": 0.25]),
  ]

  private static let demo = SceneDemo([
    .drag(.at(0.85, 0.6), to: .at(0.15, 0.6), over: 0.7), .wait(0.7),
    .drag(.at(0.15, 0.6), to: .at(0.85, 0.6), over: 0.7),
  ])

  private static func make(_ values: TunableValues, _ state: String) -> SceneRun {
    let tabs = FadingTabController(values)
    tabs.selectedIndex = info.states.firstIndex(of: state) ?? 0
    return SceneRun(root: tabs) { [weak tabs] in
      (tabs?.viewControllers ?? []).compactMap { page in
        guard let view = page.viewIfLoaded, view.window != nil else { return nil }
        return (page.title?.lowercased() ?? "", view)
      }
    }
  }
}

/// Three tabs and the drag between them.
private final class FadingTabController: UITabBarController {
  private let values: TunableValues
  private let drag: TabDrag

  init(_ values: TunableValues) {
    self.values = values
    drag = TabDrag(values)
    super.init(nibName: nil, bundle: nil)
    delegate = self
    viewControllers = [
      TabPage(
        "Today", "今日", symbol: "calendar", content: StoryList(Array(Place.samples.prefix(5)))),
      TabPage(
        "Places", "地点", symbol: "map",
        content: RowList(
          Place.samples.map { PlaceRow($0, color: .secondarySystemGroupedBackground) })),
      TabPage(
        "Saved", "保存済み", symbol: "bookmark", content: MomentGrid(Array(Place.samples.suffix(9)))),
    ]
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    drag.attach(to: self)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !drag.take(presses) { super.pressesBegan(presses, with: event) }
  }
}

extension FadingTabController: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    // While one fade runs there is no room for another.
    tabBarController.transitionCoordinator == nil
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let pages = viewControllers ?? []
    let isForwards = (pages.firstIndex(of: toVC) ?? 0) > (pages.firstIndex(of: fromVC) ?? 0)
    return TabFadeAnimator(values, isForwards: isForwards)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    // Asked for a tap on the bar too; the driver knows whether a finger drags.
    drag
  }
}

/// One page fades in over the other.
private final class TabFadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let values: TunableValues
  private let isForwards: Bool
  /// One and the same for the whole transition.
  private var animator: UIViewPropertyAnimator?

  init(_ values: TunableValues, isForwards: Bool) {
    self.values = values
    self.isForwards = isForwards
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { values["duration"] }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    if let animator { return animator }
    let made = UIViewPropertyAnimator(duration: values["duration"], curve: .linear)
    animator = made
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to),
      let page = transitionContext.viewController(forKey: .to)
    else {
      made.addCompletion { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
      return made
    }
    let side: CGFloat = isForwards ? 1 : -1
    let shift = UIAccessibility.isReduceMotionEnabled ? 0 : values["shift"] * side
    to.frame = transitionContext.finalFrame(for: page)
    to.alpha = 0
    to.transform = CGAffineTransform(translationX: shift, y: 0)
    transitionContext.containerView.addSubview(to)
    made.addAnimations {
      to.alpha = 1
      to.transform = .identity
      from.transform = CGAffineTransform(translationX: -shift, y: 0)
    }
    made.addCompletion { _ in
      for view in [from, to] {
        view.alpha = 1
        view.transform = .identity
      }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    return made
  }
}

/// Takes a finger's sideways way for the fade to the next tab, and to the other next tab when it
/// turns round.
private final class TabDrag: HandDrivenTransition {
  private let values: TunableValues
  private weak var tabs: UITabBarController?
  private lazy var pan = UIPanGestureRecognizer(
    target: self, action: Selector(TabDrag.handlePan(_:)))
  /// 1 towards the tabs on the right, which are dragged to the left.
  private var side = 1
  /// The tab the drag began on.
  private var start = 0
  /// The side the finger has turned to, while the fade to the other is not over yet.
  private var nextSide: Int?
  /// For the keys: from one drag to the left and one to the right.
  private lazy var grips = [makeGrip(.left, 1), makeGrip(.right, -1)]

  init(_ values: TunableValues) {
    self.values = values
    super.init()
  }

  func attach(to tabs: UITabBarController) {
    self.tabs = tabs
    pan.maximumNumberOfTouches = 1
    pan.delegate = self
    tabs.view.addGestureRecognizer(pan)
  }

  func take(_ presses: Set<UIPress>) -> Bool { grips.contains { $0.take(presses) } }

  private func makeGrip(_ way: PanDirection, _ side: Int) -> Grip {
    let values = self.values
    let grip = Grip(self, towards: way) { ReleaseRule(values) }
    grip.mayBegin = { [weak self] in self?.mayGo(side) ?? false }
    grip.begin = { [weak self] in self?.go(side) }
    return grip
  }

  private func mayGo(_ side: Int) -> Bool {
    guard let tabs, tabs.transitionCoordinator == nil else { return false }
    return (tabs.viewControllers ?? []).indices.contains(tabs.selectedIndex + side)
  }

  private func go(_ side: Int) {
    guard let tabs else { return }
    self.side = side
    start = tabs.selectedIndex
    tabs.selectedIndex = start + side
  }

  private func handlePan(_ pan: UIPanGestureRecognizer) {
    guard let tabs, let view = tabs.viewIfLoaded, view.bounds.width > 0 else { return }
    let width = view.bounds.width
    if pan.state == .began {
      takeHold()
      go(pan.velocity(in: view).x < 0 ? 1 : -1)
    }
    goOn()
    let way = -pan.translation(in: view).x * CGFloat(side) / width
    let percent = nextSide == nil ? min(max(way, 0), 1) : 0
    let velocity = -pan.velocity(in: view).x * CGFloat(side)
    switch pan.state {
    case .began, .changed:
      if way >= 0 || !turnRound() { update(percent) }
    case .ended:
      letGo(ReleaseRule(values).verdict(percent: percent, velocity: velocity, length: width))
    case .cancelled, .failed:
      letGo(ReleaseRule(values).cancelled(percent: percent, velocity: velocity))
    default:
      break
    }
    guard !isHeld, nextSide != nil else { return }
    // Let go in between: nothing will begin in the hand any more.
    nextSide = nil
    wantsInteractiveStart = false
  }

  /// The finger is back beyond where it began: the fade is given up, and the one to the other
  /// neighbour begins under the same finger.
  private func turnRound() -> Bool {
    guard nextSide == nil, let tabs, tabs.transitionCoordinator != nil,
      (tabs.viewControllers ?? []).indices.contains(start - side)
    else { return nextSide != nil }
    update(0)
    cancel()
    takeHold()
    nextSide = -side
    return true
  }

  /// One transition must be all over before the next is asked for (H17).
  private func goOn() {
    guard let nextSide, isHeld, tabs?.transitionCoordinator == nil else { return }
    self.nextSide = nil
    go(nextSide)
  }
}

extension TabDrag: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tabs, tabs.presentedViewController == nil, !isHeld else { return false }
    switch PanDirection(of: pan, in: tabs.view) {
    case .left: return mayGo(1)
    case .right: return mayGo(-1)
    default: return false
    }
  }
}

/// A tab: a large title, here and there, over what it holds.
private final class TabPage: UIViewController {
  private let heading: UILabel
  private let local: UILabel
  private let content: UIScrollView

  init(_ title: String, _ localTitle: String, symbol: String, content: UIScrollView) {
    heading = UILabel(title, size: 34, weight: .bold)
    local = UILabel(localTitle, size: 17, color: .secondaryLabel)
    self.content = content
    super.init(nibName: nil, bundle: nil)
    self.title = title
    tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), selectedImage: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    content.backgroundColor = .clear
    for part in [content, heading, local] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (bounds, safe) = (view.bounds, view.safeAreaInsets)
    let width = heading.sizeThatFits(bounds.size).width.rounded(.up)
    heading.frame = CGRect(x: safe.left + 16, y: safe.top + 4, width: width, height: 42)
    local.frame = CGRect(
      x: heading.frame.maxX + 10, y: safe.top + 18, width: 120, height: 22)
    let top = safe.top + 56
    content.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
  }
}
