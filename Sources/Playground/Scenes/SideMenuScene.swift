import UIKit

/// A drag to the right moves the page aside, and a menu floats up from below it.
enum SideMenuScene {
  static let info = SceneInfo(
    id: "side-menu", title: "Side Menu",
    idea: "A page dragged aside uncovers a menu that floats up from below; one object drives, "
      + "animates and answers for it, and what is left of the page is a picture.",
    hint: "Drag the page to the right; drag it back, or tap what is left of it.",
    states: ["page", "menu"], tunables: tunables, presets: presets, demo: demo, make: make)

  private static let article = "article C"

  private static let tunables =
    Tunable.release(threshold: 0.5, source: article) + [
      .duration(0.5, source: article),
      Tunable(
        key: "travel", title: "Page moves", unit: .points, range: 100...600, defaultValue: 350,
        step: 5, source: article),
      Tunable(
        key: "menuOffset", title: "Menu starts to the left by", unit: .points, range: 0...200,
        defaultValue: 50, step: 5, source: article),
      Tunable(
        key: "menuScale", title: "Menu starts at", unit: .scale, range: 0.5...1,
        defaultValue: 0.9, step: 0.01, source: article),
      Tunable(
        key: "shadow", title: "Shadow of the page", unit: .fraction, range: 0...1,
        defaultValue: 0.3, step: 0.05, source: "chosen"),
    ]

  private static let presets = [
    TunablePreset(name: "Article C", source: article, values: [:]),
    TunablePreset(
      name: "As in Qt", source: "qquickdrawer.cpp: beyond 0.3, or 300 pt/s",
      values: ["threshold": 0.3, "velocity": 300, "veto": 300, "travel": 280, "duration": 0.3]),
    TunablePreset(
      name: "As in Material", source: "mui SwipeableDrawer: 0.52 or 450 pt/s",
      values: [
        "threshold": 0.52, "velocity": 450, "travel": 280, "duration": 0.225, "menuOffset": 0,
        "menuScale": 1,
      ]),
    TunablePreset(
      name: "As in libadwaita", source: "adw-swipe-tracker.c: half way, half a second ahead",
      values: ["threshold": 0.5, "projection": 0.5, "duration": 0.22, "menuScale": 1]),
    TunablePreset(
      name: "As in Vaul", source: "vaul constants.ts: a quarter of the way or 400 pt/s",
      values: ["threshold": 0.25, "velocity": 400, "veto": 1, "travel": 300]),
    TunablePreset(
      name: "Eager", source: "common in published code: 0.3 or 500 pt/s, 0.3 s",
      values: ["threshold": 0.3, "velocity": 500, "duration": 0.3, "travel": 300]),
  ]

  private static let demo = SceneDemo([
    .drag(.at(0.15, 0.6), to: .at(0.85, 0.6), over: 0.7), .wait(0.9),
    .drag(.at(0.9, 0.6), to: .at(0.2, 0.6), over: 0.7),
  ])

  private static func make(_ values: TunableValues, _ state: String) -> SceneRun {
    let inbox = InboxController(SideMenu(values), startsWithMenu: state == "menu")
    return SceneRun(root: inbox) { [weak inbox] in
      guard let inbox, let page = inbox.viewIfLoaded else { return [] }
      let menu = inbox.menu.controller?.viewIfLoaded
      guard let menu, menu.window != nil else { return [("page", page)] }
      return [("menu", menu)] + (inbox.menu.picture.map { [("page", $0)] } ?? [])
    }
  }
}

/// Driver, animator and delegate of the menu in one.
final class SideMenu: HandDrivenTransition {
  fileprivate let values: TunableValues
  fileprivate weak var page: UIViewController?
  /// The menu that is out, or on its way.
  fileprivate weak var controller: MenuController?
  /// The page, as it is seen beside the menu.
  fileprivate weak var picture: UIView?
  /// Lies under the menu, which is smaller than the screen while it moves.
  private let backdrop = UIView()
  private var isOpening = false
  private lazy var opening = makeGrip(towards: .right)
  private lazy var closing = [makeGrip(towards: .left), makeGrip(towards: .left)]

  init(_ values: TunableValues) {
    self.values = values
    super.init()
    backdrop.backgroundColor = .night
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  private func makeGrip(towards way: PanDirection) -> Grip {
    let values = self.values
    let grip = Grip(self, towards: way) { ReleaseRule(values) }
    grip.travel = { _ in CGFloat(values["travel"]) }
    grip.mayBegin = { [weak self] in
      guard let mover: UIViewController = way == .right ? self?.page : self?.controller else {
        return false
      }
      return mover.presentedViewController == nil && mover.transitionCoordinator == nil
    }
    grip.begin = { [weak self] in
      if way == .right { self?.open(animated: true) } else { self?.close() }
    }
    return grip
  }

  fileprivate func attach(to page: UIViewController) {
    self.page = page
    page.view.addGestureRecognizer(opening.pan)
  }

  fileprivate func attach(to menu: MenuController) {
    menu.view.addGestureRecognizer(closing[0].pan)
  }

  fileprivate func open(animated: Bool) {
    guard let page, page.presentedViewController == nil else { return }
    let menu = MenuController(self)
    // The page stays where it is, below the menu, and keeps up with the window's size.
    menu.modalPresentationStyle = .overFullScreen
    menu.modalPresentationCapturesStatusBarAppearance = true
    menu.transitioningDelegate = self
    controller = menu
    page.present(menu, animated: animated)
  }

  fileprivate func close() {
    controller?.dismiss(animated: true)
  }

  fileprivate func take(_ presses: Set<UIPress>) -> Bool {
    opening.take(presses) || closing.contains { $0.take(presses) }
  }

  /// Photographs the page and puts the picture where the menu leaves room for it.
  fileprivate func showPicture() {
    guard let view = page?.viewIfLoaded, let menu = controller?.viewIfLoaded,
      let container = menu.superview
    else { return }
    picture?.removeFromSuperview()
    // The button that was just pressed would stay pale in the picture.
    view.standStill()
    backdrop.frame = container.bounds
    container.insertSubview(backdrop, belowSubview: menu)
    guard let picture = view.snapshotView(afterScreenUpdates: true) else { return }
    picture.frame = container.bounds.offsetBy(dx: values["travel"], dy: 0)
    picture.layer.shadowOpacity = Float(values["shadow"])
    picture.layer.shadowRadius = 16
    picture.layer.shadowOffset = .zero
    picture.layer.shadowPath = UIBezierPath(rect: picture.bounds).cgPath
    picture.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(SideMenu.tapped(_:))))
    picture.addGestureRecognizer(closing[1].pan)
    container.addSubview(picture)
    self.picture = picture
  }

  fileprivate func removePicture() {
    picture?.removeFromSuperview()
    backdrop.removeFromSuperview()
  }

  private func tapped(_ tap: UITapGestureRecognizer) { close() }
}

extension SideMenu: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isOpening = true
    return self
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    isOpening = false
    return self
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { self }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { self }
}

extension SideMenu: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { values["duration"] }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let menu = transitionContext.view(forKey: isOpening ? .to : .from), let page = page?.view
    else {
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      return
    }
    if isOpening {
      menu.frame = container.bounds
      container.addSubview(menu)
      menu.layoutIfNeeded()
      showPicture()
    }

    // Where motion is to be kept small everything stays in its place and fades.
    let slides = !UIAccessibility.isReduceMotionEnabled
    page.isHidden = slides
    show(isOpen: !isOpening, menu: menu, in: container, slides: slides)
    UIView.animate(
      withDuration: values["duration"], delay: 0, options: .curveLinear,
      animations: {
        self.show(isOpen: self.isOpening, menu: menu, in: container, slides: slides)
      },
      completion: { _ in
        let isDone = !transitionContext.transitionWasCancelled
        page.isHidden = false
        self.show(isOpen: true, menu: menu, in: container, slides: slides)
        // The page takes its picture's place again.
        if self.isOpening != isDone { self.removePicture() }
        transitionContext.completeTransition(isDone)
      })
  }

  private func show(isOpen: Bool, menu: UIView, in container: UIView, slides: Bool) {
    let way = isOpen || !slides ? values["travel"] : 0
    picture?.center = CGPoint(x: container.bounds.midX + way, y: container.bounds.midY)
    picture?.alpha = isOpen || slides ? 1 : 0
    backdrop.alpha = isOpen || slides ? 1 : 0
    menu.alpha = isOpen ? 1 : 0
    menu.transform =
      isOpen || !slides
      ? .identity
      : CGAffineTransform(translationX: -values["menuOffset"], y: 0)
        .scaledBy(x: values["menuScale"], y: values["menuScale"])
  }
}

/// Letters, newest first.
final class InboxController: UIViewController {
  let menu: SideMenu
  private var startsWithMenu: Bool
  private let header = UIView()
  private let heading = UILabel("Inbox", size: 34, weight: .bold)
  private let local = UILabel("受信箱", size: 17, color: .secondaryLabel)
  private let open = UIButton(type: .system)
  private let write = UIButton(type: .system)
  private let letters = Column(
    Letter.samples.map { .init(LetterRow($0), height: LetterRow.height) }, margin: 0)

  init(_ menu: SideMenu, startsWithMenu: Bool) {
    self.menu = menu
    self.startsWithMenu = startsWithMenu
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    header.backgroundColor = .systemBackground
    letters.alwaysBounceVertical = true
    for (button, name) in [(open, "sidebar.left"), (write, "square.and.pencil")] {
      button.setImage(
        UIImage(systemName: name, withConfiguration: .init(pointSize: 20, weight: .regular)),
        for: .normal)
    }
    open.accessibilityLabel = "Mailboxes"
    write.accessibilityLabel = "Write"
    open.addTarget(self, action: Selector(InboxController.openMenu(_:)), for: .touchUpInside)
    for part in [open, write, heading, local] { header.addSubview(part) }
    view.addSubview(letters)
    view.addSubview(header)
    menu.attach(to: self)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard startsWithMenu else { return }
    startsWithMenu = false
    menu.open(animated: false)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (bounds, safe) = (view.bounds, view.safeAreaInsets)
    let top = safe.top + 96
    header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    open.frame = CGRect(x: safe.left + 8, y: safe.top, width: 44, height: 44)
    write.frame = CGRect(x: bounds.width - safe.right - 52, y: safe.top, width: 44, height: 44)
    let width = heading.sizeThatFits(bounds.size).width.rounded(.up)
    heading.frame = CGRect(x: safe.left + 16, y: top - 50, width: width, height: 42)
    local.frame = CGRect(x: heading.frame.maxX + 10, y: top - 36, width: 100, height: 22)
    letters.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if menu.take(presses) { return }
    guard presses.first?.key?.keyCode == .keyboardReturnOrEnter else {
      return super.pressesBegan(presses, with: event)
    }
    menu.open(animated: true)
  }

  private func openMenu(_ sender: UIControl) { menu.open(animated: true) }
}

/// The mailboxes, on the night's own blue.
final class MenuController: UIViewController {
  private let menu: SideMenu
  private let boxes: Column

  fileprivate init(_ menu: SideMenu) {
    self.menu = menu
    let face = LandscapeView(Place.samples[5].landscape, corner: 32)
    let rows = [
      ("envelope.fill", "Inbox", "受信箱", "2"), ("star.fill", "Starred", "星标", ""),
      ("paperplane.fill", "Sent", "送信済み", ""), ("doc.text", "Drafts", "草稿", "5"),
      ("folder.fill", "Archive", "アーカイブ", ""), ("trash.fill", "Bin", "废纸篓", ""),
    ].map { MailboxRow(symbol: $0.0, name: $0.1, local: $0.2, count: $0.3) }
    rows.first?.isSelected = true
    let person = UIView()
    person.addSubview(face)
    face.frame = CGRect(x: 12, y: 0, width: 64, height: 64)
    boxes = Column(
      [
        .init(person, height: 64, gap: 12),
        .init(
          Self.inset(UILabel("Mio Hayashi", size: 22, weight: .bold, color: .white)), height: 28),
        .init(
          Self.inset(
            UILabel("林 澪 · mio@segue.example", size: 15, color: .white.withAlphaComponent(0.6))),
          height: 22, gap: 26),
      ] + rows.map { .init($0, height: 48, gap: 4) }, margin: 12, top: 24)
    super.init(nibName: nil, bundle: nil)
    for row in rows {
      row.addTarget(self, action: Selector(MenuController.choose(_:)), for: .touchUpInside)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// It would lie across the edge of the page.
  override var prefersStatusBarHidden: Bool { true }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(boxes)
    menu.attach(to: self)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // Shown without a transition, or turned meanwhile.
    if menu.picture?.bounds.size != view.bounds.size { menu.showPicture() }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = min(view.bounds.width, menu.values["travel"])
    boxes.frame = CGRect(x: 0, y: 0, width: width, height: view.bounds.height)
    if transitionCoordinator == nil, let picture = menu.picture,
      picture.bounds.size != view.bounds.size
    {
      menu.showPicture()
    }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if menu.take(presses) { return }
    switch presses.first?.key?.keyCode {
    case .keyboardEscape, .keyboardReturnOrEnter: menu.close()
    default: super.pressesBegan(presses, with: event)
    }
  }

  private func choose(_ row: MailboxRow) { menu.close() }

  private static func inset(_ label: UILabel) -> UIView {
    let view = UIView()
    label.frame = CGRect(x: 12, y: 0, width: 300, height: 28)
    label.autoresizingMask = .flexibleHeight
    view.addSubview(label)
    return view
  }
}

extension UIColor {
  /// Under the menu, whatever the style.
  fileprivate static let night = UIColor(red: 0.11, green: 0.11, blue: 0.23, alpha: 1)
}

extension UIView {
  /// Ends what moves in it, at once.
  fileprivate func standStill() {
    layer.removeAllAnimations()
    for view in subviews { view.standStill() }
  }
}
