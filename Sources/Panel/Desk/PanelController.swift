import Display
import Playground
public import UIKit

/// What stands beside the device.
public final class PanelController: UIViewController {
  let model: PanelModel
  /// Which steps the keys held ask for.
  var stepSize: () -> StepSize = { .normal }

  private(set) lazy var header = PanelHeader(model)
  private(set) lazy var verdict = VerdictCard(
    model.history, hint: model.session.info.hint)
  private let welcome = WelcomeCard()
  private let tabs = UISegmentedControl(items: PanelPage.allCases.map(\.title))
  private let scroll = UIScrollView(frame: .zero)
  private(set) lazy var values = TunableCard(
    model.session,
    stepSize: { [weak self] in
      self?.stepSize() ?? .normal
    })
  private(set) lazy var timeBar = TimeBar(model)
  /// The cards of each page, from top to bottom.
  private(set) lazy var pages: [PanelPage: [Card]] = [
    .tune: [values] + (model.rule == nil ? [] : [map]) + (model.canFit ? [fit] : []),
    .plots: [plots], .motion: [motion], .frames: [frames],
  ]
  /// The cards that are shown now.
  var cards: [Card] { model.isInGallery ? [welcome, frames] : pages[page] ?? [] }
  private(set) lazy var map = MapCard(model)
  private(set) lazy var fit = FitCard(model)
  /// What lies over everything until it is done with: the presets or the keys.
  var sheet: Card?
  private(set) lazy var plots = PlotsCard(model)
  private(set) lazy var motion = MotionCard(
    model,
    stepSize: { [weak self] in self?.stepSize() ?? .normal })
  private(set) lazy var frames = FramesCard(model)
  /// Told whenever something that is shown has changed.
  var onRefresh: (() -> Void)?
  /// The page that is shown.
  public private(set) var page = PanelPage.tune

  init(_ model: PanelModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    for part in [header, verdict, tabs, scroll, timeBar] { view.addSubview(part) }
    scroll.alwaysBounceVertical = false
    tabs.selectedSegmentIndex = 0
    tabs.on(.valueChanged) { [weak self] in
      guard let self else { return }
      show(PanelPage.allCases[max(0, tabs.selectedSegmentIndex)])
    }
    verdict.otherSide = { [weak self] gesture in
      guard let self else { return nil }
      let side = model.session.active.other
      guard model.session.state[.a] != model.session.state[.b] else { return nil }
      return model.verdict(of: side, on: gesture).map { (side.rawValue, $0) }
    }
    verdict.isAsMeant = { [weak self] in self?.model.isAsMeant($0) }
    verdict.onPick = { [weak self] in self?.model.see($0) }
    values.onHeight = { [weak self] in self?.view.setNeedsLayout() }
    plots.onChoose = { [weak self] in self?.perform(.choosePlot) }
    for row in values.rows { row.onMistake = { [weak self] in self?.model.say($0) } }
    verdict.isHidden = model.isInGallery
    tabs.isHidden = model.isInGallery
    header.presets.on(.touchUpInside) { [weak self] in self?.perform(.presets) }
    header.help.on(.touchUpInside) { [weak self] in self?.perform(.showKeys) }
    model.onChange = { [weak self] in self?.refresh() }
    model.onSay = { [weak self] in self?.timeBar.say($0) }
    show(.tune)
    refresh()
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = PanelStyle.width
    let gap = PanelStyle.gap
    let bounds = view.bounds
    var y: CGFloat = 20
    header.frame = CGRect(x: 0, y: y, width: width, height: header.height)
    y += header.height + gap
    if !model.isInGallery {
      verdict.frame = CGRect(x: 0, y: y, width: width, height: verdict.height)
      y += verdict.height + gap
      tabs.frame = CGRect(x: 0, y: y, width: width, height: 30)
      y += 30 + gap
    }
    let bottom = bounds.height - 20 - timeBar.height
    timeBar.frame = CGRect(x: 0, y: bottom, width: width, height: timeBar.height)
    scroll.frame = CGRect(x: 0, y: y, width: width, height: max(0, bottom - gap - y))
    layOutPage()
    layOutSheet()
  }

  private func layOutPage() {
    var y: CGFloat = 0
    for card in cards {
      card.frame = CGRect(x: 0, y: y, width: PanelStyle.width, height: card.height)
      y += card.height + PanelStyle.gap
    }
    scroll.contentSize = CGSize(width: PanelStyle.width, height: max(0, y - PanelStyle.gap))
  }

  /// Turns to a page.
  public func show(_ page: PanelPage) {
    for view in scroll.subviews where view is Card { view.removeFromSuperview() }
    self.page = page
    for card in cards { scroll.addSubview(card) }
    scroll.contentOffset = .zero
    if let index = PanelPage.allCases.firstIndex(of: page) { tabs.selectedSegmentIndex = index }
    view.setNeedsLayout()
    refresh()
  }

  /// Shows everything as it is now.
  func refresh() {
    onRefresh?()
    guard isViewLoaded else { return }
    header.refresh()
    verdict.refresh()
    timeBar.refresh()
    for card in cards { card.refresh() }
    sheet?.refresh()
  }

  /// Scrolls to a row that keys have reached.
  func reveal(_ row: TunableRow?) {
    guard let row else { return }
    view.layoutIfNeeded()
    scroll.scrollRectToVisible(row.convert(row.bounds, to: scroll), animated: false)
  }

  /// One more frame of a gesture: only what follows it is shown anew.
  func gestureWentOn() {
    guard isViewLoaded, page == .plots else { return }
    plots.gestureWentOn()
  }

  /// A click beside a field ends it, and one beside a sheet closes that.
  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    closeSheet()
    view.endEditing(true)
    super.touchesBegan(touches, with: event)
  }

  /// Escape leaves a field as it was.
  public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.stroke.key == .escape }) {
      for row in values.rows + motion.rows where row.number.isTyping {
        row.number.end(isTaken: false)
      }
      view.endEditing(true)
      return
    }
    super.pressesBegan(presses, with: event)
  }
}

/// What the panel's tabs lead to.
public nonisolated enum PanelPage: String, CaseIterable, Sendable {
  case tune, plots, motion, frames

  var title: String {
    switch self {
    case .tune: "Tune"
    case .plots: "Plots"
    case .motion: "Motion"
    case .frames: "Frames"
    }
  }
}
