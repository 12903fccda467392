import UIKit

/// A list pushes a page; a drag to the right that starts anywhere on the page takes it back.
enum SwipeBackScene {
  static let info = SceneInfo(
    id: "swipe-back", title: "Swipe Back",
    idea: "A drag to the right that starts anywhere on a page pops it under the finger, not only "
      + "one from the edge.",
    hint: "Open a place, then drag it to the right from anywhere.",
    states: ["list", "detail"], tunables: tunables, presets: presets, demo: demo, make: make)

  private static let article = "article A"

  private static let tunables =
    Tunable.release(threshold: 0.4, source: article) + [
      .duration(0.4, source: article),
      Tunable(
        key: "parallax", title: "Page below starts at", unit: .fraction, range: 0...1,
        defaultValue: 0.5, step: 0.05, source: article),
      Tunable(
        key: "dimming", title: "Dimming of the page below", unit: .fraction, range: 0...1,
        defaultValue: 0, step: 0.05, source: article),
      Tunable(
        key: "shadowRadius", title: "Shadow radius", unit: .points, range: 0...30,
        defaultValue: 4, step: 0.5, source: article),
      Tunable(
        key: "shadowOpacity", title: "Shadow opacity", unit: .fraction, range: 0...1,
        defaultValue: 0.8, step: 0.05, source: article),
    ]

  private static let presets = [
    TunablePreset(name: "Article A", source: article, values: [:]),
    TunablePreset(
      name: "System", source: "replicas of the system's pop: half way or 300 pt/s",
      values: [
        "threshold": 0.5, "velocity": 300, "veto": 300, "duration": 0.35, "parallax": 0.3,
        "dimming": 0.1, "shadowRadius": 4.5, "shadowOpacity": 0.15,
      ]),
    TunablePreset(
      name: "As in React Navigation", source: "react-navigation Card.tsx: d + 0.3 v > L/2",
      values: [
        "threshold": 0.5, "projection": 0.3, "parallax": 0.3, "dimming": 0.1,
        "shadowOpacity": 0.05, "duration": 0.35,
      ]),
    TunablePreset(
      name: "As in Flutter",
      source: "flutter cupertino/route.dart: one width a second, else half way",
      values: [
        "threshold": 0.5, "velocity": 390, "veto": 390, "duration": 0.35, "parallax": 0.35,
        "dimming": 0.1, "shadowRadius": 8, "shadowOpacity": 0.05,
      ]),
    TunablePreset(
      name: "As in Ionic", source: "ionic swipe-back.ts: half way or 200 pt/s, never backwards",
      values: [
        "threshold": 0.5, "velocity": 200, "veto": 1, "duration": 0.3, "parallax": 0.3,
        "dimming": 0.1, "shadowOpacity": 0.05,
      ]),
    TunablePreset(
      name: "As in Framework7", source: "framework7 swipe-back.js: half way, no velocity",
      values: [
        "threshold": 0.5, "parallax": 0.2, "dimming": 0.1, "shadowOpacity": 0.3,
      ]),
    TunablePreset(
      name: "As in libadwaita", source: "adw-swipe-tracker.c: half way, half a second ahead",
      values: [
        "threshold": 0.5, "projection": 0.5, "duration": 0.22, "parallax": 0, "dimming": 0.15,
        "shadowOpacity": 0.1,
      ]),
    TunablePreset(
      name: "As in WebKitGTK", source: "ViewGestureControllerGtk.cpp: half way or 400 pt/s",
      values: [
        "threshold": 0.5, "velocity": 400, "veto": 400, "duration": 0.3, "shadowRadius": 20,
        "shadowOpacity": 0.06,
      ]),
    TunablePreset(
      name: "Eager", source: "common in published code: 0.3 or 1000 pt/s, 0.35 s",
      values: ["threshold": 0.3, "velocity": 1000, "duration": 0.35, "parallax": 0.3]),
  ]

  private static let demo = SceneDemo([
    .tap(.at(0.5, 0, dy: 150)), .wait(0.8),
    .drag(.at(0.15, 0.6), to: .at(0.85, 0.6), over: 0.7),
  ])

  private static func make(_ values: TunableValues, _ state: String) -> SceneRun {
    let list = PlaceListController(Place.samples)
    let navigation = SwipeBackNavigationController(rootViewController: list, values: values)
    if state == "detail", let place = Place.samples.first {
      navigation.viewControllers = [list, list.page(about: place)]
    }
    return SceneRun(root: navigation) { [weak navigation] in
      guard let navigation else { return [] }
      let below = navigation.viewControllers.first?.viewIfLoaded.map { [("list", $0)] } ?? []
      guard let detail = navigation.detailOnScreen, let page = detail.viewIfLoaded else {
        return below
      }
      return below + [("detail", page), ("toolbar", detail.toolbar)]
    }
  }
}

/// Places to choose from, and to search.
final class PlaceListController: UIViewController {
  private let list: RowList
  private let marks = PlaceMarks()
  private let field = SearchField()
  private var chosen: PlaceRow?

  init(_ places: [Place]) {
    list = RowList(places.map { PlaceRow($0) })
    super.init(nibName: nil, bundle: nil)
    title = "Places"
    showSearchItem()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.keyboardDismissMode = .onDrag
    view.addSubview(list)
    for row in list.rows {
      row.addTarget(
        self, action: Selector(PlaceListController.open(_:)), for: .touchUpInside)
    }
    field.text.addTarget(
      self, action: Selector(PlaceListController.filter(_:)), for: .editingChanged)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    letGoOfRow()
  }

  /// The page about a place.
  func page(about place: Place) -> UIViewController {
    PlaceDetailController(place, marks: marks)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isStill = transitionCoordinator == nil
    switch presses.first?.key?.keyCode {
    case .keyboardEscape where isSearching && isStill: endSearch(nil)
    case .keyboardDownArrow where isStill: list.choose(by: 1)
    case .keyboardUpArrow where isStill: list.choose(by: -1)
    case .keyboardReturnOrEnter where isStill: list.rowToOpen.map(open)
    default: super.pressesBegan(presses, with: event)
    }
  }

  private func open(_ row: PlaceRow) {
    chosen = row
    row.isSelected = true
    view.endEditing(true)
    navigationController?.pushViewController(page(about: row.place), animated: true)
  }

  /// The row that led away fades along with the way back; a way back that is cancelled keeps it.
  private func letGoOfRow() {
    guard let row = chosen else { return }
    guard let coordinator = transitionCoordinator else {
      row.isSelected = false
      return
    }
    coordinator.animate(
      alongsideTransition: { _ in row.isSelected = false },
      completion: { context in
        if context.isCancelled { row.isSelected = true }
      })
  }

  // MARK: Searching

  /// Whether there is a field to type into.
  private var isSearching = false

  private func showSearchItem() {
    isSearching = false
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .search, target: self,
      action: Selector(PlaceListController.beginSearch(_:)))
  }

  private func beginSearch(_ item: UIBarButtonItem) {
    isSearching = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self,
      action: Selector(PlaceListController.endSearch(_:)))
    list.setContentOffset(CGPoint(x: 0, y: -list.adjustedContentInset.top), animated: false)
    list.setHeader(field, height: SearchField.height)
    field.text.becomeFirstResponder()
  }

  private func endSearch(_ item: UIBarButtonItem?) {
    field.text.text = ""
    view.endEditing(true)
    list.setHeader(nil, height: 0)
    list.show { _ in true }
    showSearchItem()
  }

  private func filter(_ sender: UITextField) {
    let words = (sender.text ?? "").split(separator: " ").map { $0.lowercased() }
    list.show { place in
      let text = [place.name, place.localName, place.region, place.summary]
        .joined(separator: " ").lowercased()
      return words.allSatisfy { text.contains($0) }
    }
  }
}

/// One place: its picture, what there is to know, and a tool bar that comes and goes with the page.
final class PlaceDetailController: UIViewController {
  let toolbar = UIToolbar()
  private let page: PlacePage
  private let actions: PlaceActions
  /// Stays while the tool bar fades, so that the text below is never seen through its buttons.
  private let ground = UIView()

  init(_ place: Place, marks: PlaceMarks = PlaceMarks()) {
    page = PlacePage(place)
    actions = PlaceActions(place, marks)
    super.init(nibName: nil, bundle: nil)
    actions.host = self
    title = place.name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    page.frame = view.bounds
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.contentInset.bottom = 44
    view.addSubview(page)
    ground.backgroundColor = .systemBackground
    view.addSubview(ground)
    toolbar.items = actions.items
    view.addSubview(toolbar)
    fadeToolbar(from: 0, to: 1)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    fadeToolbar(from: 1, to: 0)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // Back from the map; not where the way off the page was only cancelled.
    if toolbar.alpha < 1, transitionCoordinator?.isCancelled != true {
      fadeToolbar(from: 0, to: 1)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height = 44 + view.safeAreaInsets.bottom
    toolbar.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    ground.frame = toolbar.frame
  }

  /// The tool bar fades as far as the page has come, under a finger too, and back if it goes back.
  private func fadeToolbar(from start: CGFloat, to end: CGFloat) {
    guard let coordinator = transitionCoordinator else { return }
    let toolbar = self.toolbar
    toolbar.alpha = start
    coordinator.animate(
      alongsideTransition: { _ in toolbar.alpha = end },
      completion: { context in toolbar.alpha = context.isCancelled ? start : end })
  }
}

/// A stack of pages that can be dragged away from anywhere.
final class SwipeBackNavigationController: UINavigationController {
  private let values: TunableValues
  private let swipeBack: SwipeBackInteractive

  init(rootViewController: UIViewController, values: TunableValues) {
    self.values = values
    swipeBack = SwipeBackInteractive(values)
    super.init(rootViewController: rootViewController)
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    swipeBack.attach(to: self)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if swipeBack.take(presses) { return }
    if presses.first?.key?.keyCode == .keyboardEscape, viewControllers.count > 1,
      transitionCoordinator == nil
    {
      popViewController(animated: true)
    } else {
      super.pressesBegan(presses, with: event)
    }
  }

  /// The detail page that can be seen, on its way out too.
  var detailOnScreen: PlaceDetailController? {
    if let top = topViewController as? PlaceDetailController { return top }
    return transitionCoordinator?.viewController(forKey: .from) as? PlaceDetailController
  }
}

extension SwipeBackNavigationController: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    // The push is the system's.
    guard operation == .pop else { return nil }
    return UIAccessibility.isReduceMotionEnabled
      ? FadeAnimator(.navigation, isOpening: false, duration: values["duration"])
      : SwipeBackAnimator(values)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    // Asked for the back button too; the driver knows whether a finger is on the page.
    swipeBack
  }
}

/// Drives the pop by a drag that may start anywhere on the page.
final class SwipeBackInteractive: HandDrivenTransition {
  private let values: TunableValues
  private lazy var grip = Grip(self, towards: .right) { [values] in ReleaseRule(values) }

  init(_ values: TunableValues) {
    self.values = values
    super.init()
  }

  func attach(to navigation: UINavigationController) {
    grip.travel = { [weak navigation] _ in navigation?.view.bounds.width ?? 0 }
    grip.mayBegin = { [weak navigation] in
      guard let navigation else { return false }
      return navigation.viewControllers.count > 1 && navigation.transitionCoordinator == nil
        && navigation.presentedViewController == nil
    }
    grip.begin = { [weak navigation] in navigation?.popViewController(animated: true) }
    navigation.view.addGestureRecognizer(grip.pan)
    // Two ways to drag one page would get into each other's way.
    navigation.interactivePopGestureRecognizer?.isEnabled = false
  }

  /// Takes a key that drives it; says whether it did.
  func take(_ presses: Set<UIPress>) -> Bool { grip.take(presses) }
}

/// The page slides out to the right; the page below comes in from half a width to the left.
final class SwipeBackAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let values: TunableValues

  init(_ values: TunableValues) {
    self.values = values
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { values["duration"] }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to),
      let toController = transitionContext.viewController(forKey: .to)
    else {
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      return
    }
    let container = transitionContext.containerView
    let width = container.bounds.width
    let rest = transitionContext.finalFrame(for: toController)
    let shadow = PageShadow(
      under: from, radius: values["shadowRadius"], opacity: values["shadowOpacity"])
    let dimming = makeDimming(over: container.bounds)

    to.frame = rest.offsetBy(dx: -width * values["parallax"], dy: 0)
    container.insertSubview(to, belowSubview: from)
    if let dimming { container.insertSubview(dimming, belowSubview: from) }

    // Anything but linear would leave the finger.
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveLinear,
      animations: {
        from.frame = from.frame.offsetBy(dx: width, dy: 0)
        to.frame = rest
        dimming?.alpha = 0
      },
      completion: { _ in
        dimming?.removeFromSuperview()
        shadow.remove()
        to.frame = rest
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }

  private func makeDimming(over bounds: CGRect) -> UIView? {
    guard values["dimming"] > 0 else { return nil }
    let view = UIView(frame: bounds)
    view.backgroundColor = .black
    view.alpha = values["dimming"]
    return view
  }
}

/// What can be done about a place, as the buttons of a tool bar.
private final class PlaceActions: NSObject {
  /// What pages and sheets come over.
  weak var host: UIViewController?
  private let place: Place
  private let marks: PlaceMarks

  init(_ place: Place, _ marks: PlaceMarks) {
    self.place = place
    self.marks = marks
  }

  private(set) lazy var items: [UIBarButtonItem] = {
    let items = [
      item("square.and.arrow.up", Selector(PlaceActions.share(_:))),
      item(heart, Selector(PlaceActions.like(_:))),
      item("map", Selector(PlaceActions.showMap(_:))),
      item(bookmark, Selector(PlaceActions.keep(_:))),
    ]
    return Array(items.map { [$0] }.joined(separator: [.flexibleSpace()]))
  }()

  private func item(_ symbol: String, _ action: Selector) -> UIBarButtonItem {
    UIBarButtonItem(image: UIImage(systemName: symbol), target: self, action: action)
  }

  private var heart: String { marks.liked.contains(place.name) ? "heart.fill" : "heart" }
  private var bookmark: String { marks.kept.contains(place.name) ? "bookmark.fill" : "bookmark" }

  private func like(_ item: UIBarButtonItem) {
    marks.toggleLike(place)
    item.image = UIImage(systemName: heart)
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
  }

  private func keep(_ item: UIBarButtonItem) {
    marks.toggleKeep(place)
    item.image = UIImage(systemName: bookmark)
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
  }

  private func showMap(_ item: UIBarButtonItem) {
    host?.navigationController?.pushViewController(PlaceMapController(place), animated: true)
  }

  private func share(_ item: UIBarButtonItem) {
    let sheet = UIAlertController(
      title: place.name, message: place.summary, preferredStyle: .actionSheet)
    let place = self.place
    sheet.addAction(
      UIAlertAction(title: "Copy Name", style: .default) { _ in
        UIPasteboard.general.string = place.name
      })
    sheet.addAction(
      UIAlertAction(title: "Copy Description", style: .default) { _ in
        UIPasteboard.general.string = "\(place.name): \(place.summary)"
      })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    host?.present(sheet, animated: true)
  }
}

/// Where a place is: a map of its own, one more page to swipe back from.
private final class PlaceMapController: UIViewController {
  private let map: PlaceMap

  init(_ place: Place) {
    map = PlaceMap(place)
    super.init(nibName: nil, bundle: nil)
    title = "Map"
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = map }
}
