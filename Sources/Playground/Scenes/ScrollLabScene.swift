import UIKit

/// Scroll views by themselves: how they stretch, run out and page, and how they share a finger with
/// those around them and with the edge of the screen.
enum ScrollLabScene {
  static let info = SceneInfo(
    id: "scroll-lab", title: "Scroll Lab",
    idea: "Rubber band, deceleration, paging, scroll views in scroll views on the same and on "
      + "crossed axes, a picture to zoom and an edge pan beside them; a banner says who has the "
      + "finger.",
    hint: "Pull past the top, throw, page sideways, pinch the picture (Control-drag), pull in from "
      + "the left edge.",
    states: ["top", "middle"], tunables: tunables, presets: presets, demo: demo, make: make)

  private static let tunables = [
    Tunable(
      key: "deceleration", title: "Speed left after a millisecond", unit: .fraction,
      range: 0.98...0.9995, defaultValue: 0.998, step: 0.0005, source: "documented: normal"),
    Tunable(
      key: "slop", title: "Drag begins after", unit: .points, range: 0...30, defaultValue: 10,
      step: 1, source: "documented: 10 points"),
    Tunable(
      key: "edgeZone", title: "Edge zone", unit: .points, range: 5...60, defaultValue: 20, step: 1,
      source: "observed: 20 points"),
    Tunable(
      key: "touchDelay", title: "Content waits for", unit: .seconds, range: 0...0.5,
      defaultValue: 0.15, step: 0.01, source: "observed: 150 ms"),
    Tunable(
      key: "rubberBand", title: "Rubber band gives", unit: .fraction, range: 0.05...1,
      defaultValue: 0.55, step: 0.05, source: "measured: 0.55"),
  ]

  private static let presets = [
    TunablePreset(name: "System", source: "UIKit", values: [:]),
    TunablePreset(
      name: "Fast", source: "UIScrollView.DecelerationRate.fast", values: ["deceleration": 0.99]),
    TunablePreset(
      name: "Eager", source: "common on desktops: no slop, no delay",
      values: ["slop": 3, "touchDelay": 0]),
    TunablePreset(
      name: "Half", source: "published code: x / 2 at first", values: ["rubberBand": 0.5]),
    TunablePreset(
      name: "As in libadwaita",
      source: "adw-swipe-tracker.c: 16 px of slop, hardly any overshoot",
      values: ["slop": 16, "touchDelay": 0, "rubberBand": 0.05]),
    TunablePreset(
      name: "As in React Navigation", source: "gestureActivationCriteria.tsx: 5 px, edge of 50 px",
      values: ["slop": 5, "edgeZone": 50]),
    TunablePreset(
      name: "As in Framework7", source: "framework7 swipe-back.js: no slop, edge of 30 px",
      values: ["slop": 0, "edgeZone": 30]),
  ]

  private static let demo = SceneDemo([
    .flick(.at(0.5, 0.6), to: .at(0.5, 0.3), over: 0.15), .wait(1.4),
    .flick(.at(0.5, 0.3), to: .at(0.5, 0.6), over: 0.15), .wait(1.4),
    .drag(.at(0.5, 0.45), to: .at(0.5, 0.85), over: 0.7),
  ])

  private static func make(_ values: TunableValues, _ state: String) -> SceneRun {
    let lab = ScrollLabController(values, startsInMiddle: state == "middle")
    return SceneRun(root: lab) { [weak lab] in
      guard let lab, lab.isViewLoaded else { return [] }
      return [("page", lab.page), ("drawer", lab.drawer)] + lab.page.namedScrollers
    }
  }
}

/// The page, a drawer behind the left edge, and the banner that says who has the finger.
final class ScrollLabController: UIViewController {
  let page = ScrollLabPage()
  let drawer = EdgeDrawer()
  private let values: TunableValues
  private let startsInMiddle: Bool
  private let header = UIView()
  private let heading = UILabel("Scroll Lab", size: 28, weight: .bold)
  private let banner = FingerBanner()
  private let edge: UIScreenEdgePanGestureRecognizer
  private var link: CADisplayLink?
  private var listener: Listening?
  /// The scroll view that moved last, where it was and when.
  private weak var shown: UIScrollView?
  private var last: (place: CGPoint, time: CFTimeInterval)?

  init(_ values: TunableValues, startsInMiddle: Bool) {
    self.values = values
    self.startsInMiddle = startsInMiddle
    edge = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    header.backgroundColor = .systemGroupedBackground
    header.addSubview(heading)
    for part in [page, header, banner, drawer] { view.addSubview(part) }
    edge.edges = .left
    edge.name = "Edge pan"
    edge.addTarget(self, action: Selector(ScrollLabController.pulledIn(_:)))
    view.addGestureRecognizer(edge)
    let twice = UITapGestureRecognizer(
      target: self, action: Selector(ScrollLabController.tappedTwice(_:)))
    twice.numberOfTapsRequired = 2
    page.zoom.scroller.addGestureRecognizer(twice)
    drawer.isHidden = true
    let close = Selector(ScrollLabController.sendAway(_:))
    let swipe = UISwipeGestureRecognizer(target: self, action: close)
    swipe.direction = .left
    drawer.addGestureRecognizer(swipe)
    beside.addTarget(self, action: close)
    beside.isEnabled = false
    view.addGestureRecognizer(beside)
    for scroller in page.scrollers {
      // From the edge the drawer comes first, whatever scrolls below.
      scroller.panGestureRecognizer.require(toFail: edge)
      scroller.panGestureRecognizer.addTarget(
        self, action: Selector(ScrollLabController.dragged(_:)))
    }
    values.onChange { [weak self] _, _ in self?.applyValues() }
    applyValues()
    listener = Engine.listen { [weak self] in self?.hear($0) }
    let link = CADisplayLink { [weak self] in self?.tick($0) }
    link.add(to: .main, forMode: .common)
    link.isPaused = true
    self.link = link
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if startsInMiddle { page.contentOffset.y = 260 }
  }

  isolated deinit {
    link?.invalidate()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (safe, bounds) = (view.safeAreaInsets, view.bounds)
    let top = safe.top + 48
    header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    heading.frame = CGRect(
      x: safe.left + 16, y: safe.top + 6, width: bounds.width - 32, height: 36)
    let bottom = FingerBanner.height + safe.bottom
    banner.frame = CGRect(
      x: 0, y: bounds.height - bottom, width: bounds.width, height: bottom)
    page.frame = CGRect(
      x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top - bottom))
    drawer.bounds.size = CGSize(width: EdgeDrawer.width, height: bounds.height)
    drawer.center = CGPoint(x: -EdgeDrawer.width / 2, y: bounds.midY)
  }

  private func applyValues() {
    edge.feel.edgeZone = CGFloat(values["edgeZone"])
    for scroller in page.scrollers {
      scroller.decelerationRate = UIScrollView.DecelerationRate(
        rawValue: CGFloat(values["deceleration"]))
      for recognizer in scroller.gestureRecognizers ?? [] {
        recognizer.feel.panSlop = CGFloat(values["slop"])
        recognizer.feel.contentTouchDelay = values["touchDelay"]
        recognizer.feel.rubberBand = values["rubberBand"]
      }
    }
  }

  // MARK: The drawer

  /// A tap anywhere sends a drawer away that is out.
  private let beside = UITapGestureRecognizer()
  /// Half way out, or quickly, it stays; quickly back, it does not. Source: measured on iOS for what
  /// comes from an edge (G2).
  private static let rule = ReleaseRule(threshold: 0.5, velocity: 300, veto: 300)

  private func tappedTwice(_ tap: UITapGestureRecognizer) {
    page.zoom.toggleZoom(at: tap.location(in: page.zoom.scroller))
  }

  private func pulledIn(_ pan: UIScreenEdgePanGestureRecognizer) {
    guard !beside.isEnabled else { return }
    let way = min(max(pan.translation(in: view).x, 0), EdgeDrawer.width)
    let (percent, velocity) = (way / EdgeDrawer.width, pan.velocity(in: view).x)
    switch pan.state {
    case .began, .changed:
      drawer.isHidden = false
      drawer.transform = CGAffineTransform(translationX: way, y: 0)
    case .ended:
      decide(Self.rule.verdict(percent: percent, velocity: velocity, length: EdgeDrawer.width))
    default:
      decide(Self.rule.cancelled(percent: percent, velocity: velocity))
    }
  }

  private func decide(_ verdict: Verdict) {
    Verdicts.tell(verdict)
    showDrawer(verdict.outcome == .finish)
  }

  private func sendAway(_ recognizer: UIGestureRecognizer) {
    if recognizer.state == .ended { showDrawer(false) }
  }

  /// Springs out, or in; without motion it fades where it is.
  private func showDrawer(_ isOut: Bool) {
    let place = CGAffineTransform(translationX: isOut ? EdgeDrawer.width : 0, y: 0)
    let fades = UIAccessibility.isReduceMotionEnabled
    beside.isEnabled = isOut
    if isOut {
      drawer.isHidden = false
      if fades {
        drawer.transform = place
        drawer.alpha = 0
      }
    }
    UIView.animate(
      withDuration: 0.45, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: .allowUserInteraction,
      animations: { [drawer] in
        if fades { drawer.alpha = isOut ? 1 : 0 } else { drawer.transform = place }
      },
      completion: { [drawer] isDone in
        guard isDone, !isOut else { return }
        drawer.isHidden = true
        drawer.transform = .identity
        drawer.alpha = 1
      })
  }

  // MARK: Keys

  /// Which scroll view the arrow keys are for; the first is the page.
  private var focus = 0
  private var isForwarding = false

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard !isForwarding, let key = presses.first?.key?.keyCode else {
      return super.pressesBegan(presses, with: event)
    }
    if take(key) { return }
    // What the scroll view has no use for comes back here.
    isForwarding = true
    focused.pressesBegan(presses, with: event)
    isForwarding = false
  }

  /// Tab goes from one scroll view to the next, the arrows scroll it, Return looks closer at the
  /// picture or calls the drawer, Escape sends that away.
  private func take(_ key: UIKeyboardHIDUsage) -> Bool {
    let isOut = beside.isEnabled
    switch key {
    case .keyboardTab: focusNext()
    case .keyboardEscape where isOut: showDrawer(false)
    case .keyboardReturnOrEnter where focused.maximumZoomScale > 1 && !isOut: zoomFocused()
    case .keyboardReturnOrEnter: showDrawer(!isOut)
    default: return false
    }
    return true
  }

  private var focused: UIScrollView { page.scrollers[focus % page.scrollers.count] }

  private func focusNext() {
    focus = (focus + 1) % page.scrollers.count
    let scroller = focused
    if scroller !== page {
      page.scrollRectToVisible(
        scroller.convert(scroller.bounds, to: page).insetBy(dx: 0, dy: -60), animated: true)
    }
    let names = ["Page"] + page.namedScrollers.map(\.name.capitalized)
    banner.show(keys: names[focus])
    banner.show(reason: "Tab takes the next one; Return calls the drawer, or zooms the picture.")
  }

  private func zoomFocused() {
    let scroller = focused
    let isNear = scroller.zoomScale > scroller.minimumZoomScale
    scroller.setZoomScale(isNear ? scroller.minimumZoomScale : 2, animated: true)
  }

  // MARK: The banner

  private func dragged(_ pan: UIPanGestureRecognizer) {
    if let scroller = pan.view as? UIScrollView, shown !== scroller || link?.isPaused == true {
      shown = scroller
      last = nil
    }
    link?.isPaused = false
  }

  private func tick(_ link: CADisplayLink) {
    guard let scroller = shown else { return }
    let place = scroller.contentOffset
    if let last, link.targetTimestamp > last.time {
      let seconds = CGFloat(link.targetTimestamp - last.time)
      let way = CGPoint(x: place.x - last.place.x, y: place.y - last.place.y)
      let isAcross = scroller.contentSize.width > scroller.bounds.width + 1
      banner.show(
        place: isAcross ? place.x : place.y, past: scroller.stretch,
        velocity: (isAcross ? way.x : way.y) / seconds)
      let isQuiet =
        way == .zero && !scroller.isDragging && !scroller.isDecelerating && !scroller.isZooming
      if isQuiet {
        link.isPaused = true
        banner.show(holder: nil, color: .systemGray3)
      }
    }
    last = (place, link.targetTimestamp)
  }

  private func hear(_ event: EngineEvent) {
    guard case .arbitration(let arbitration) = event,
      arbitration.verdicts.contains(where: { $0.recognizer.view?.isDescendant(of: view) == true })
    else { return }
    guard let winner = arbitration.recognizer else {
      if page.scrollers.allSatisfy({ !$0.isDecelerating }) {
        banner.show(holder: nil, color: .systemGray3)
      }
      return
    }
    guard let name = winner.name else { return }
    banner.show(holder: name, color: winner === edge ? .systemPurple : .systemGreen)
    let others = arbitration.verdicts.filter {
      $0.recognizer !== winner && $0.recognizer.name != nil && $0.outcome != .watches
    }
    banner.show(
      reason: others.isEmpty
        ? "Nobody else wanted it."
        : others.map { "\($0.recognizer.name ?? ""): \($0.text)" }.joined(separator: " · "))
  }
}

extension UIScrollView {
  /// How far the content is past an edge; 0 within. Units: points.
  fileprivate var stretch: CGFloat {
    let inset = adjustedContentInset
    func past(_ offset: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      offset < low ? offset - low : max(0, offset - max(low, high))
    }
    let down = past(
      contentOffset.y, -inset.top, contentSize.height + inset.bottom - bounds.height)
    return down != 0
      ? down
      : past(contentOffset.x, -inset.left, contentSize.width + inset.right - bounds.width)
  }
}
