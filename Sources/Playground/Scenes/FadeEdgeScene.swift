import UIKit

/// Pages that fade into each other; a drag from the left edge fades one away.
enum FadeEdgeScene {
  static let info = SceneInfo(
    id: "fade-edge", title: "Fade from the Edge",
    idea:
      "A push, a pop and a presentation that fade, and a drag from the left edge that takes the "
      + "page away; the same animator serves a stack and a modal, which differ in one line.",
    hint: "Open a book, then drag from the left edge of the screen.",
    states: ["shelf", "book", "about"], tunables: tunables, presets: presets, demo: demo,
    make: make,
    rule: rule)

  /// Article D finishes beyond its threshold, or faster than its velocity, be that 0.
  fileprivate static func rule(_ values: TunableValues) -> ReleaseRule {
    var rule = ReleaseRule(values)
    rule.isInclusive = false
    rule.asksAnyVelocity = true
    return rule
  }

  private static let article = "article D"

  private static let tunables =
    Tunable.release(threshold: 0.5, source: article).filter { $0.key != "velocity" } + [
      Tunable(
        key: "velocity", title: "Or faster than", unit: .pointsPerSecond, range: 0...4000,
        defaultValue: 0, step: 50, source: "article D: any velocity to the right"),
      .duration(0.5, source: article),
      Tunable(
        key: "modalDuration", title: "Duration of the modal", unit: .seconds, range: 0.05...3,
        defaultValue: 0.25, step: 0.01, source: article),
    ]

  private static let presets = [
    TunablePreset(name: "Article D", source: article, values: [:]),
    TunablePreset(
      name: "Sane velocity", source: "common in published code: half way or 300 pt/s",
      values: ["velocity": 300, "veto": 300]),
    TunablePreset(
      name: "Distance alone", source: "framework7 swipe-back.js: half way, no velocity",
      values: ["velocity": 4000, "duration": 0.4]),
    TunablePreset(
      name: "As in React Navigation", source: "react-navigation Card.tsx: d + 0.3 v > L/2",
      values: ["velocity": 4000, "projection": 0.3, "duration": 0.35]),
    TunablePreset(
      name: "As in Flutter",
      source: "flutter cupertino/route.dart: one width a second, else half way",
      values: ["velocity": 390, "veto": 390, "duration": 0.35]),
    TunablePreset(
      name: "As in Ionic", source: "ionic swipe-back.ts: half way or 200 pt/s, never backwards",
      values: ["velocity": 200, "veto": 1, "duration": 0.3]),
    TunablePreset(
      name: "As in WebKitGTK", source: "ViewGestureControllerGtk.cpp: half way or 400 pt/s",
      values: ["velocity": 400, "veto": 400, "duration": 0.3]),
    TunablePreset(
      name: "As in libadwaita", source: "adw-swipe-tracker.c: half way, half a second ahead",
      values: ["velocity": 4000, "projection": 0.5, "duration": 0.22]),
  ]

  private static let demo = SceneDemo([
    .tap(.at(0, 0, dx: 70, dy: 143)), .wait(0.9),
    .drag(.edge(0.5), to: .at(0.8, 0.5), over: 0.8),
  ])

  private static func make(_ values: TunableValues, _ state: String) -> SceneRun {
    let shelf = ShelfController()
    let navigation = ReadingController(rootViewController: shelf, values: values)
    if state != "shelf", let book = Book.samples.first {
      let page = BookController(book)
      navigation.viewControllers = [shelf, page]
      page.startsAbout = state == "about"
    }
    return SceneRun(root: navigation) { [weak navigation] in
      guard let navigation else { return [] }
      var views = navigation.viewControllers.first?.viewIfLoaded.map { [("shelf", $0)] } ?? []
      if let book = navigation.bookOnScreen?.viewIfLoaded { views.append(("book", book)) }
      if let about = navigation.presentedViewController?.viewIfLoaded {
        views.append(("about", about))
      }
      return views
    }
  }
}

/// A stack whose pages fade, each of them away under a drag from the edge.
final class ReadingController: UINavigationController {
  private let values: TunableValues
  private let driver = HandDrivenTransition()
  private lazy var edge = makeEdge()

  init(rootViewController: UIViewController, values: TunableValues) {
    self.values = values
    super.init(rootViewController: rootViewController)
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    edge.mayBegin = { [weak self] in
      guard let self else { return false }
      return viewControllers.count > 1 && transitionCoordinator == nil
        && presentedViewController == nil
    }
    edge.begin = { [weak self] in self?.popViewController(animated: true) }
    view.addGestureRecognizer(edge.pan)
    // Two ways to drag one page would get into each other's way.
    interactivePopGestureRecognizer?.isEnabled = false
  }

  /// The book that can be seen, on its way out too.
  var bookOnScreen: BookController? {
    topViewController as? BookController
      ?? transitionCoordinator?.viewController(forKey: .from) as? BookController
  }

  /// Shows a page above the stack, by the same animator and driver.
  func showAbout(_ book: Book, animated: Bool) {
    let about = AboutController(book, edge: makeEdge())
    about.modalPresentationStyle = .custom
    about.transitioningDelegate = self
    present(about, animated: animated)
  }

  private func makeEdge() -> Grip {
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .left
    return Grip(driver, towards: .right, pan: pan) { [values] in FadeEdgeScene.rule(values) }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if edge.take(presses) { return }
    if presses.first?.key?.keyCode == .keyboardEscape, viewControllers.count > 1 {
      popViewController(animated: true)
    } else {
      super.pressesBegan(presses, with: event)
    }
  }
}

extension ReadingController: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    FadeAnimator(.navigation, isOpening: operation == .push, duration: values["duration"])
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

extension ReadingController: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    FadeAnimator(.modal, isOpening: true, duration: values["modalDuration"])
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { FadeAnimator(.modal, isOpening: false, duration: values["modalDuration"]) }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { driver }
}

/// Books with their covers to the front.
final class ShelfController: UIViewController {
  private let scroll = UIScrollView()
  private let covers = Book.samples.map { CoverButton($0) }

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Library  書架"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scroll.alwaysBounceVertical = true
    view.addSubview(scroll)
    for cover in covers {
      cover.addTarget(self, action: Selector(ShelfController.open(_:)), for: .touchUpInside)
      scroll.addSubview(cover)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroll.frame = view.bounds
    let (safe, gap): (UIEdgeInsets, CGFloat) = (view.safeAreaInsets, 18)
    let width = view.bounds.width - safe.left - safe.right - 40
    let count = max(3, Int(width / 150))
    let side = ((width - gap * CGFloat(count - 1)) / CGFloat(count)).rounded(.down)
    let height = (side * 1.5).rounded()
    for (index, cover) in covers.enumerated() {
      cover.frame = CGRect(
        x: safe.left + 20 + CGFloat(index % count) * (side + gap),
        y: 20 + CGFloat(index / count) * (height + 26), width: side, height: height)
    }
    scroll.contentSize = CGSize(
      width: view.bounds.width, height: (covers.last?.frame.maxY ?? 0) + 24)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.first?.key?.keyCode == .keyboardReturnOrEnter, let first = covers.first,
      transitionCoordinator == nil
    else { return super.pressesBegan(presses, with: event) }
    open(first)
  }

  private func open(_ cover: CoverButton) {
    guard navigationController?.topViewController === self else { return }
    navigationController?.pushViewController(BookController(cover.book), animated: true)
  }
}

/// A book, open at its first page.
final class BookController: UIViewController {
  /// Whether it begins with what there is to know about it.
  var startsAbout = false
  private let book: Book
  private let page: Column

  init(_ book: Book) {
    self.book = book
    let title = UILabel(book.title, size: 28, weight: .bold)
    let author = UILabel("\(book.author) · \(book.year)", size: 15, color: .secondaryLabel)
    title.textAlignment = .center
    author.textAlignment = .center
    let text = UILabel(paragraph: book.opening, size: 18, lineHeight: 29)
    page = Column(
      [
        .init(BookCover(book), height: 252, width: 168, gap: 24), .init(title, height: 36, gap: 2),
        .init(author, height: 22, gap: 26), .init(text),
      ], margin: 28, top: 24)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    page.alwaysBounceVertical = true
    page.frame = view.bounds
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(page)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "info.circle"), style: .plain, target: self,
      action: Selector(BookController.showAbout(_:)))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard startsAbout else { return }
    startsAbout = false
    (navigationController as? ReadingController)?.showAbout(book, animated: false)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.first?.key?.keyCode == .keyboardReturnOrEnter,
      transitionCoordinator == nil
    else { return super.pressesBegan(presses, with: event) }
    (navigationController as? ReadingController)?.showAbout(book, animated: true)
  }

  private func showAbout(_ sender: Any?) {
    (navigationController as? ReadingController)?.showAbout(book, animated: true)
  }
}

/// What there is to know about a book, above everything.
final class AboutController: UIViewController {
  private let edge: Grip
  private let heading = UILabel("About", size: 17, weight: .semibold)
  private let done = UIButton(type: .system)
  private let page: Column

  init(_ book: Book, edge: Grip) {
    self.edge = edge
    let facts = FactCard([
      ("Title  書名", book.title), ("Author  作者", book.author),
      ("First published  初版", book.year), ("Rights  权利", "Public domain"),
    ])
    let note = UILabel(
      "Fades in and out above the stack. The book below never left its place, so nothing has to be "
        + "put back.", size: 13, color: .secondaryLabel, lines: 0)
    page = Column([.init(facts, gap: 8), .init(note)], margin: 16, top: 12)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    heading.textAlignment = .center
    done.setTitle("Done", for: .normal)
    done.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    done.addTarget(self, action: Selector(AboutController.close(_:)), for: .touchUpInside)
    page.contentInsetAdjustmentBehavior = .never
    for part in [page, heading, done] { view.addSubview(part) }
    edge.mayBegin = { [weak self] in self?.transitionCoordinator == nil }
    edge.begin = { [weak self] in self?.dismiss(animated: true) }
    view.addGestureRecognizer(edge.pan)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (bounds, safe) = (view.bounds, view.safeAreaInsets)
    heading.frame = CGRect(x: 80, y: safe.top, width: max(0, bounds.width - 160), height: 44)
    done.frame = CGRect(x: bounds.width - safe.right - 78, y: safe.top, width: 70, height: 44)
    let top = safe.top + 44
    page.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if edge.take(presses) { return }
    switch presses.first?.key?.keyCode {
    case .keyboardEscape, .keyboardReturnOrEnter: dismiss(animated: true)
    default: super.pressesBegan(presses, with: event)
    }
  }

  private func close(_ sender: UIControl) { dismiss(animated: true) }
}
