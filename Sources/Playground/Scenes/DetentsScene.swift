import UIKit

/// A map under the system's sheet, which rests at three heights.
enum DetentsScene {
  static let info = SceneInfo(
    id: "detents", title: "Detents",
    idea: "The system's sheet over a map: a height of its own making, medium and large, a map that "
      + "stays in reach below, a list that lifts the sheet before it scrolls, and a field to type in.",
    hint: "Drag the sheet by its grabber or its list; tap the field; pull it away.",
    states: ["medium", "small", "large", "map"], tunables: tunables, presets: presets, demo: demo,
    make: make,
    judge: judge)

  /// Between two rests the sheet goes where it would roll to; below the lowest it leaves or stays.
  private static func judge(_ values: TunableValues, _ release: Release) -> Verdict {
    guard release.subject == .leaving else {
      return SheetWitness.restingRule.verdict(on: release)
    }
    let verdict = SheetWitness.leavingRule.verdict(on: release)
    return values["leaves"] >= 0.5 ? verdict : verdict.refused
  }

  private static let system = "the system's default"

  private static let tunables = [
    Tunable(
      key: "small", title: "Lowest rest", unit: .points, range: 60...400, defaultValue: 60,
      step: 1, source: "chosen: the field and its margins"),
    Tunable(
      key: "undimmed", title: "Map in reach up to (0 none … 3 large)", unit: .fraction,
      range: 0...3, defaultValue: 2, step: 1, source: "chosen, as Maps does"),
    Tunable(
      key: "expands", title: "Scrolling expands first (0 no, 1 yes)", unit: .fraction,
      range: 0...1, defaultValue: 1, step: 1, source: system),
    Tunable(
      key: "grabber", title: "Grabber (0 no, 1 yes)", unit: .fraction, range: 0...1,
      defaultValue: 1, step: 1, source: "chosen"),
    Tunable(
      key: "leaves", title: "Can be pulled away (0 no, 1 yes)", unit: .fraction, range: 0...1,
      defaultValue: 1, step: 1, source: system),
    Tunable(
      key: "cornerRadius", title: "Corners (0 is the system's)", unit: .points, range: 0...50,
      defaultValue: 0, step: 1, source: system),
  ]

  private static let presets = [
    TunablePreset(name: "The system", source: system, values: [:]),
    TunablePreset(
      name: "As in Maps", source: "observed: the sheet never leaves",
      values: ["leaves": 0, "undimmed": 2]),
    TunablePreset(
      name: "Modal", source: "chosen: everything behind is dimmed",
      values: ["undimmed": 0, "grabber": 0]),
    TunablePreset(
      name: "Content first", source: "prefersScrollingExpandsWhenScrolledToEdge = false",
      values: ["expands": 0]),
  ]

  private static let demo = SceneDemo([
    .drag(.at(0.5, 0.62), to: .at(0.5, 0.2), over: 0.7), .wait(0.8),
    .drag(.at(0.5, 0.3), to: .at(0.5, 0.72), over: 0.7),
  ])

  private static func make(_ values: TunableValues, _ state: String) -> SceneRun {
    let map = MapController(values)
    map.start = state == "map" ? nil : state
    return SceneRun(root: map) { [weak map] in
      guard let map, let page = map.viewIfLoaded else { return [] }
      guard let search = map.presentedViewController as? SearchController,
        let sheet = search.sheetPresentationController?.presentedView, sheet.window != nil
      else { return [("map", page)] }
      return [("map", page), ("sheet", sheet), ("list", search.table)]
    }
  }
}

/// The heights, and what is to be done at each.
final class MapDetents: NSObject, UISheetPresentationControllerDetentResolutionContext {
  typealias Sheet = UISheetPresentationController

  static let small = Sheet.Detent.Identifier("small")

  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(of sheet: Sheet) {
    let container = sheet.containerView
    let safe = container?.safeAreaInsets ?? .zero
    containerTraitCollection = sheet.traitCollection
    // The large detent begins ten points below the safe area.
    maximumDetentValue = max(0, (container?.bounds.height ?? 0) - safe.top - safe.bottom - 10)
    super.init()
  }

  static func all(_ values: TunableValues) -> [Sheet.Detent] {
    [
      .custom(identifier: small) { min(values["small"], $0.maximumDetentValue) }, .medium(),
      .large(),
    ]
  }

  static func identifier(of state: String) -> Sheet.Detent.Identifier {
    switch state {
    case "small": small
    case "large": .large
    default: .medium
    }
  }

  /// Where `sheet` can rest, lowest first. Units: points of it that are seen.
  static func rests(of sheet: Sheet) -> [CGFloat] {
    let context = MapDetents(of: sheet)
    let bottom = sheet.containerView?.safeAreaInsets.bottom ?? 0
    return sheet.detents.compactMap { $0.resolvedValue(in: context).map { $0 + bottom } }.sorted()
  }
}

/// The map, with a button for the sheet when that is gone.
final class MapController: UIViewController {
  /// Where the sheet rests at first; nil for no sheet.
  var start: String?
  private let values: TunableValues
  private let map = TownMap()
  private let find = UIButton(type: .custom)
  private let pins: [MapPin]

  init(_ values: TunableValues) {
    self.values = values
    pins = [(304, 262), (188, 330), (358, 372)].map { MapPin(at: CGPoint(x: $0.0, y: $0.1)) }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    map.frame = view.bounds
    map.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    find.backgroundColor = .secondarySystemGroupedBackground
    find.tintColor = .systemBlue
    find.setImage(
      UIImage(
        systemName: "magnifyingglass", withConfiguration: .init(pointSize: 20, weight: .semibold)),
      for: .normal)
    find.accessibilityLabel = "Search"
    find.layer.cornerRadius = 26
    find.layer.shadowOpacity = 0.12
    find.layer.shadowRadius = 16
    find.layer.shadowOffset = CGSize(width: 0, height: 8)
    find.addTarget(self, action: Selector(MapController.search(_:)), for: .touchUpInside)
    view.addSubview(map)
    for pin in pins { view.addSubview(pin) }
    view.addSubview(find)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (bounds, safe) = (view.bounds, view.safeAreaInsets)
    find.frame = CGRect(
      x: bounds.width - safe.right - 68, y: bounds.height - safe.bottom - 68, width: 52, height: 52)
    let scale = max(bounds.width / 430, bounds.height / 932)
    for pin in pins {
      pin.center = CGPoint(
        x: ((bounds.width - 430 * scale) / 2 + pin.place.x * scale).rounded(),
        y: (pin.place.y * scale).rounded())
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let start else { return }
    self.start = nil
    showSheet(at: MapDetents.identifier(of: start), animated: false)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.first?.key?.keyCode == .keyboardReturnOrEnter else {
      return super.pressesBegan(presses, with: event)
    }
    search(find)
  }

  private func search(_ sender: UIControl) {
    showSheet(at: .medium, animated: true)
  }

  private func showSheet(
    at identifier: UISheetPresentationController.Detent.Identifier, animated: Bool
  ) {
    guard presentedViewController == nil else { return }
    let search = SearchController(values)
    search.sheetPresentationController?.selectedDetentIdentifier = identifier
    present(search, animated: animated)
  }
}

/// A field, and what was found.
final class SearchController: UIViewController {
  let table = UITableView(frame: .zero, style: .plain)
  private let values: TunableValues
  private let field = UITextField()
  private let glass = UIImageView(
    image: UIImage(
      systemName: "magnifyingglass", withConfiguration: .init(pointSize: 15, weight: .medium)))
  private var found = Place.samples
  private let witness = SheetWitness { MapDetents.rests(of: $0) }
  private var observation: TunableValues.Observation?

  init(_ values: TunableValues) {
    self.values = values
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
    sheetPresentationController?.detents = MapDetents.all(values)
    applyValues()
    observation = values.onChange { [weak self] _, _ in
      self?.sheetPresentationController?.animateChanges { self?.applyValues() }
    }
  }

  required init?(coder: NSCoder) { nil }

  deinit {
    MainActor.assumeIsolated {
      if let observation { values.cancel(observation) }
    }
  }

  private func applyValues() {
    guard let sheet = sheetPresentationController else { return }
    sheet.prefersGrabberVisible = values["grabber"] >= 0.5
    sheet.prefersScrollingExpandsWhenScrolledToEdge = values["expands"] >= 0.5
    sheet.prefersEdgeAttachedInCompactHeight = true
    let undimmed = Int(values["undimmed"].rounded())
    sheet.largestUndimmedDetentIdentifier =
      undimmed > 0 ? [MapDetents.small, .medium, .large][min(undimmed, 3) - 1] : nil
    let radius = values["cornerRadius"]
    sheet.preferredCornerRadius = radius > 0 ? radius : nil
    sheet.invalidateDetents()
    isModalInPresentation = values["leaves"] < 0.5
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    field.backgroundColor = .tertiarySystemFill
    field.layer.cornerRadius = 10
    field.placeholder = "Search  検索"
    field.font = .systemFont(ofSize: 17)
    field.clearButtonMode = .whileEditing
    field.returnKeyType = .search
    field.delegate = self
    field.addTarget(self, action: Selector(SearchController.typed(_:)), for: .editingChanged)
    glass.tintColor = .secondaryLabel
    glass.contentMode = .center
    glass.frame = CGRect(x: 0, y: 0, width: 34, height: 40)
    field.leftView = glass
    field.leftViewMode = .always
    table.dataSource = self
    table.delegate = self
    table.rowHeight = 68
    table.register(UITableViewCell.self, forCellReuseIdentifier: "place")
    for part in [table, field] { view.addSubview(part) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    witness.watch(sheetPresentationController)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (bounds, safe) = (view.bounds, view.safeAreaInsets)
    field.frame = CGRect(
      x: safe.left + 16, y: 22, width: max(0, bounds.width - safe.left - safe.right - 32),
      height: 40)
    table.frame = CGRect(x: 0, y: 84, width: bounds.width, height: max(0, bounds.height - 84))
  }

  /// The arrow keys go from rest to rest.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    switch presses.first?.key?.keyCode {
    case .keyboardUpArrow: step(by: 1)
    case .keyboardDownArrow: step(by: -1)
    case .keyboardReturnOrEnter: field.becomeFirstResponder()
    case .keyboardEscape where !isModalInPresentation: dismiss(animated: true)
    default: super.pressesBegan(presses, with: event)
    }
  }

  private func step(by way: Int) {
    let all = [MapDetents.small, .medium, .large]
    let now =
      sheetPresentationController?.selectedDetentIdentifier.flatMap(all.firstIndex(of:)) ?? 0
    go(to: all[min(max(now + way, 0), all.count - 1)])
  }

  private func go(to identifier: UISheetPresentationController.Detent.Identifier) {
    sheetPresentationController?.animateChanges {
      sheetPresentationController?.selectedDetentIdentifier = identifier
    }
  }

  private func typed(_ field: UITextField) {
    let text = (field.text ?? "").lowercased()
    found = Place.samples.filter {
      text.isEmpty || "\($0.name) \($0.localName) \($0.region)".lowercased().contains(text)
    }
    table.reloadData()
  }
}

extension SearchController: UITextFieldDelegate {
  func textFieldDidBeginEditing(_ textField: UITextField) { go(to: .large) }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    go(to: .medium)
    return true
  }
}

extension SearchController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    found.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
    let place = found[indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = place.localName.isEmpty ? place.name : "\(place.name)  \(place.localName)"
    content.textProperties.font = .systemFont(ofSize: 17, weight: .semibold)
    content.secondaryText = place.summary
    content.secondaryTextProperties.font = .systemFont(ofSize: 15)
    content.secondaryTextProperties.color = .secondaryLabel
    content.image = place.thumbnail
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    field.resignFirstResponder()
    go(to: .medium)
  }
}

extension Place {
  /// Its picture, small and with round corners.
  fileprivate var thumbnail: UIImage {
    let side = CGRect(x: 0, y: 0, width: 48, height: 48)
    return UIGraphicsImageRenderer(size: side.size).image { _ in
      UIBezierPath(roundedRect: side, cornerRadius: 8).addClip()
      landscape.draw(in: side)
    }
  }
}
