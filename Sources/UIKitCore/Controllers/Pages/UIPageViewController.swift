public import Foundation
import QuartzCore

/// Pages one beside the other that a finger turns. Mirrors: `UIPageViewController`, scrolling.
///
/// The pages lie in a scroll view that pages, as on iOS: the one shown in the middle, its neighbours,
/// asked of the data source ahead of time, on both sides.
open class UIPageViewController: UIViewController {
  /// Who knows which pages there are; nil takes the gesture away. Set anew, it is asked anew.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { sourceChanged() }
  }
  open weak var delegate: (any UIPageViewControllerDelegate)?

  public final let transitionStyle: TransitionStyle
  public final let navigationOrientation: NavigationOrientation
  /// Between two pages. Units: points.
  final let spacing: CGFloat

  final let scroller = UIScrollView(frame: .zero)
  /// Where the page shown stands, and where one on its way in does.
  final var place = ContainerPages(frame: .zero)
  final var otherPlace = ContainerPages(frame: .zero)
  final var current: UIViewController?
  final var neighbours = PageNeighbours()
  final var turn: PageTurn?
  /// While the pages are put elsewhere nobody turns them.
  final var isArranging = false
  final var dots: UIPageControl?
  /// The dot of the page shown; a press on the dots has another at once.
  final var shownDot = 0
  private lazy final var hand = PageHand(self)

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    spacing = max(0, options?.number(.interPageSpacing).finite ?? 0)
    super.init(nibName: nil, bundle: nil)
  }

  /// Side by side; iOS's own default, a page curl, there is not.
  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    spacing = 0
    super.init(coder: coder)
  }

  // MARK: Pages

  /// The page that is shown.
  open var viewControllers: [UIViewController]? {
    if let turn, !turn.isByUser { return [turn.to] }
    return current.map { [$0] } ?? []
  }

  /// None for pages that scroll, as on iOS: the scroll view has its own.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  /// Shows another page, which is one: at once, or scrolled in from a side.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let wanted = viewControllers?.first, viewControllers?.count == 1 else {
      Diagnostics.report(.pageCount(viewControllers?.count ?? 0))
      return
    }
    show(wanted, isForward: direction == .forward, animated: animated, completion: completion)
  }

  // MARK: UIViewController

  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroller.isPagingEnabled = true
    scroller.scrollsToTop = false
    scroller.showsHorizontalScrollIndicator = false
    scroller.showsVerticalScrollIndicator = false
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.allowsKeyboardScrolling = false
    scroller.isScrollEnabled = dataSource != nil
    scroller.owner = hand
    scroller.frame = view.bounds
    view.addSubview(scroller)
    scroller.addSubview(place)
    self.view = view
    showCurrent()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOutPages()
  }

  override var placesChildren: Bool { true }
  override var placedChild: UIViewController? { current }
  override var childrenInMotion: (from: UIViewController, to: UIViewController, wasCancelled: Bool)?
  { turn.map { ($0.from, $0.to, false) } }
  override var childForKeys: UIViewController? { current }
  override var childrenInSight: [UIViewController] {
    turn == nil ? current.map { [$0] } ?? [] : []
  }

  /// Nothing is turned out of sight.
  override func appearanceChanged() {
    if appearance == .disappeared { settleTurn() }
  }
}

extension [UIPageViewController.OptionsKey: Any] {
  fileprivate func number(_ key: Key) -> CGFloat {
    switch self[key] {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: 0
    }
  }
}

extension Diagnostic {
  static func pageCount(_ count: Int) -> Diagnostic {
    Diagnostic(
      id: "page",
      message: "setViewControllers was called with \(count) controllers; scrolling pages are shown "
        + "one at a time.",
      advice: "Hand over exactly one. On iOS this raises an exception.")
  }
}
