import UIKit

/// The stock navigation controller, with nothing of our own but the pages.
enum SystemNavigationScene {
  static let info = SceneInfo(
    id: "system-navigation", title: "System Navigation",
    idea:
      "The stock navigation controller: parallax, dimming, titles that move with the pages, and "
      + "the swipe back from the edge, or from anywhere as in newer systems.",
    hint: "Open a region, then swipe back from the left edge.",
    states: ["regions", "region", "place"], tunables: tunables, presets: presets, demo: demo,
    make: make
  ) { _, release in
    rule.verdict(on: release)
  }

  /// The stock rule: beyond half, or moving on quickly, unless thrown back.
  fileprivate static let rule = ReleaseRule(
    threshold: 0.5, isInclusive: false, velocity: 300, veto: 300)

  private static let tunables = [
    Tunable(
      key: "wholePage", title: "Swipe from anywhere (0 no, 1 yes)", unit: .fraction, range: 0...1,
      defaultValue: 0, step: 1, source: "documented: interactiveContentPopGestureRecognizer"),
    Tunable(
      key: "largeTitles", title: "Large titles (0 no, 1 yes)", unit: .fraction, range: 0...1,
      defaultValue: 1, step: 1, source: "documented: prefersLargeTitles"),
    Tunable(
      key: "edgeZone", title: "Edge zone", unit: .points, range: 5...60, defaultValue: 20, step: 1,
      source: "observed: 20 points"),
    Tunable(
      key: "slop", title: "Swipe begins after", unit: .points, range: 0...30, defaultValue: 10,
      step: 1, source: "documented: 10 points"),
  ]

  private static let presets = [
    TunablePreset(name: "System", source: "UIKit", values: [:]),
    TunablePreset(
      name: "Newer system", source: "UIKit from iOS 26", values: ["wholePage": 1]),
    TunablePreset(
      name: "As in Ionic", source: "ionic swipe-back.ts: x ≤ 50", values: ["edgeZone": 50]),
    TunablePreset(
      name: "As in Framework7", source: "framework7 swipe-back.js: x ≤ 30, no slop",
      values: ["edgeZone": 30, "slop": 0]),
    TunablePreset(
      name: "Small titles", source: "UIKit before iOS 11", values: ["largeTitles": 0]),
  ]

  private static let demo = SceneDemo([
    .tap(.at(0.4, 0, dy: 183)), .wait(0.8),
    .drag(.edge(0.6), to: .at(0.85, 0.6), over: 0.7),
  ])

  private static func make(_ values: TunableValues, _ state: String) -> SceneRun {
    let regions = RegionListController()
    let navigation = SystemNavigationController(regions, values)
    let region = Region.samples[0]
    if state != "regions" {
      navigation.viewControllers = [regions, RegionController(region)]
    }
    if state == "place", let place = region.places.first {
      navigation.pushViewController(RegionController.detail(of: place), animated: false)
    }
    return SceneRun(root: navigation) { [weak navigation] in
      guard let navigation else { return [] }
      let leaving = navigation.transitionCoordinator?.viewController(forKey: .from)
      var pages = navigation.viewControllers
      if let leaving, !pages.contains(leaving) { pages.append(leaving) }
      let shown = zip(info.states, pages).compactMap { name, page in
        page.viewIfLoaded.map { (name, $0) }
      }
      return shown + [("bar", navigation.navigationBar)]
    }
  }
}

/// The stock controller; what is set are its own switches, and the verdict its own rule.
private final class SystemNavigationController: UINavigationController {
  private let values: TunableValues
  private var observation: TunableValues.Observation?

  init(_ root: UIViewController, _ values: TunableValues) {
    self.values = values
    super.init(rootViewController: root)
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit {
    if let observation { values.cancel(observation) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for case let swipe as UIPanGestureRecognizer in [
      interactivePopGestureRecognizer, interactiveContentPopGestureRecognizer,
    ] {
      swipe.addTarget(self, action: Selector(SystemNavigationController.watch(_:)))
    }
    observation = values.onChange { [weak self] _, _ in self?.useValues() }
    useValues()
  }

  private func useValues() {
    navigationBar.prefersLargeTitles = values["largeTitles"] >= 0.5
    interactiveContentPopGestureRecognizer?.isEnabled = values["wholePage"] >= 0.5
    for swipe in [interactivePopGestureRecognizer, interactiveContentPopGestureRecognizer] {
      swipe?.feel.edgeZone = CGFloat(values["edgeZone"])
      swipe?.feel.panSlop = CGFloat(values["slop"])
    }
  }

  /// The stock rule, told as it decides.
  private func watch(_ swipe: UIPanGestureRecognizer) {
    guard [.ended, .cancelled].contains(swipe.state), view.bounds.width > 0 else { return }
    let rule = SystemNavigationScene.rule
    let percent = min(max(swipe.translation(in: view).x / view.bounds.width, 0), 1)
    let velocity = swipe.velocity(in: view).x
    Verdicts.tell(
      swipe.state == .cancelled
        ? rule.cancelled(percent: percent, velocity: velocity)
        : rule.verdict(percent: percent, velocity: velocity, length: view.bounds.width))
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let key = presses.first?.key?.keyCode
    if [.keyboardLeftArrow, .keyboardEscape].contains(key), viewControllers.count > 1 {
      popViewController(animated: true)
    } else if let page = topViewController as? RegionPage, transitionCoordinator == nil {
      switch key {
      case .keyboardDownArrow: page.choose(by: 1)
      case .keyboardUpArrow: page.choose(by: -1)
      case .keyboardRightArrow, .keyboardReturnOrEnter: page.openChosen()
      default: super.pressesBegan(presses, with: event)
      }
    } else {
      super.pressesBegan(presses, with: event)
    }
  }
}

/// A page that leads on.
private protocol RegionPage: UIViewController {
  func choose(by step: Int)
  /// The row that was chosen, else the first.
  func openChosen()
}

/// Parts of the world, as a grouped table.
private final class RegionListController: UITableViewController, RegionPage {
  private let regions = Region.samples
  private var keyed = KeyedRow()

  init() {
    super.init(style: .insetGrouped)
    title = "Regions"
    navigationItem.largeTitleDisplayMode = .always
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: nil, action: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? regions.count : Shortcut.all.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    section == 0 ? "All over the world" : "Yours · あなたの旅"
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "region")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "region")
    cell.accessoryType = .disclosureIndicator
    if indexPath.section == 0 {
      let region = regions[indexPath.row]
      cell.textLabel?.text = region.name
      cell.detailTextLabel?.text = region.localName
      cell.imageView?.image = Icon.image("map", on: region.color)
    } else {
      let shortcut = Shortcut.all[indexPath.row]
      cell.textLabel?.text = shortcut.name
      cell.detailTextLabel?.text = shortcut.count
      cell.imageView?.image = Icon.image(shortcut.symbol, on: shortcut.color)
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    keyed.path = indexPath
    open(indexPath)
  }

  func choose(by step: Int) { keyed.move(by: step, in: tableView) }

  func openChosen() { open(keyed.path ?? IndexPath(row: 0, section: 0)) }

  private func open(_ path: IndexPath) {
    let region = regions[path.section == 0 ? path.row : path.row % regions.count]
    guard navigationController?.transitionCoordinator == nil else { return }
    navigationController?.pushViewController(RegionController(region), animated: true)
  }
}

/// The places of a region, as a plain list.
private final class RegionController: UIViewController, RegionPage {
  private let region: Region
  private let list: RowList

  init(_ region: Region) {
    self.region = region
    list = RowList(region.places.map { PlaceRow($0) })
    super.init(nibName: nil, bundle: nil)
    title = region.name
    navigationItem.largeTitleDisplayMode = .always
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    for row in list.rows {
      row.addTarget(self, action: Selector(RegionController.open(_:)), for: .touchUpInside)
    }
  }

  func choose(by step: Int) { list.choose(by: step) }

  func openChosen() { list.rowToOpen.map(open) }

  private func open(_ row: PlaceRow) {
    guard navigationController?.transitionCoordinator == nil else { return }
    navigationController?.pushViewController(Self.detail(of: row.place), animated: true)
  }

  /// A place's page has its own large title.
  static func detail(of place: Place) -> UIViewController {
    let detail = PlaceDetailController(place)
    detail.navigationItem.largeTitleDisplayMode = .never
    return detail
  }
}

/// A part of the world and what is worth a journey there.
private struct Region {
  var name: String
  var localName: String
  var color: UIColor
  var places: [Place]

  static let samples = [
    Region(
      "Japan", "日本", .systemPink,
      [
        "Kamikochi", "Naoshima", "Yakushima", "Shirakawa-go", "Mount Fuji", "Arashiyama", "Hakuba",
        "Nikko", "Itsukushima",
      ]),
    Region(
      "China", "中国", .systemRed,
      [
        "Guilin", "Huangshan", "West Lake", "Zhangjiajie", "Lijiang", "Wuyuan", "Jiuzhaigou",
        "Dali",
      ]),
    Region(
      "Europe", "ヨーロッパ", .systemIndigo,
      ["Lofoten", "Isle of Skye", "Amalfi", "Faroe Islands", "Cinque Terre", "Hallstatt"]),
    Region(
      "The Americas", "美洲", .systemTeal,
      ["Big Sur", "Torres del Paine", "Banff", "El Chaltén", "Atacama"]),
    Region("Africa", "非洲", .systemOrange, ["Sossusvlei"]),
    Region("Middle East", "中東", .systemBrown, ["Wadi Rum", "Cappadocia"]),
  ]

  /// - Parameter names: of its places, as they are to stand in the list.
  private init(_ name: String, _ localName: String, _ color: UIColor, _ names: [String]) {
    self.name = name
    self.localName = localName
    self.color = color
    places = names.compactMap { name in Place.all.first { $0.name == name } }
  }
}

/// Lists of one's own.
private struct Shortcut {
  var name: String
  var symbol: String
  var color: UIColor
  var count: String

  static let all = [
    Shortcut(name: "Planned", symbol: "calendar", color: .systemBlue, count: "3"),
    Shortcut(name: "Loved", symbol: "heart.fill", color: .systemPurple, count: "12"),
    Shortcut(name: "Been there", symbol: "flag.fill", color: .systemGreen, count: "41"),
  ]
}

/// A white symbol on a round square, as settings have them.
private enum Icon {
  static func image(_ name: String, on color: UIColor) -> UIImage? {
    let size = CGSize(width: 29, height: 29)
    return UIGraphicsImageRenderer(size: size).image { _ in
      color.setFill()
      UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 7).fill()
      let symbol = UIImage(
        systemName: name, withConfiguration: .init(pointSize: 15, weight: .medium))?
        .withTintColor(.white, renderingMode: .alwaysOriginal)
      guard let symbol else { return }
      symbol.draw(
        at: CGPoint(
          x: (size.width - symbol.size.width) / 2, y: (size.height - symbol.size.height) / 2))
    }
  }
}
