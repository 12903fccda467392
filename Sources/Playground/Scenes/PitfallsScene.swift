import UIKit

/// The classic mistakes, each made live on a little phone.
///
/// The one scene that is not one file: each mistake is a little transition or gesture of its own, and
/// stands with what it is told by in the folder beside this file.
enum PitfallsScene {
  static let info = SceneInfo(
    id: "pitfalls", title: "Pitfalls",
    idea: "The classic mistakes of transition code, made live: what a phone would do, the "
      + "diagnostic that tells of it, and how to get out again.",
    hint: "Choose a mistake and press Run; it tells itself and recovers.",
    states: ["list"] + Pitfall.all.map(\.name), tunables: tunables, presets: presets, demo: demo,
    make: make)

  private static let tunables = [
    Tunable(
      key: "pace", title: "Waits before it runs", unit: .seconds, range: 0...2, defaultValue: 0.3,
      step: 0.1, source: "chosen: time to look")
  ]

  private static let presets = [
    TunablePreset(name: "Unhurried", source: "chosen", values: [:]),
    TunablePreset(name: "At once", source: "chosen", values: ["pace": 0]),
  ]

  /// The second mistake: completion reported twice.
  private static let mistake = SceneDemo.Place.at(0.5, 0, dy: 207)
    .butWide(.at(0.5, 0, dy: 152))
  /// Below the little phone, at its right.
  private static let runButton = SceneDemo.Place.at(1, 0.34, dx: -64, dy: 88)
    .butWide(.at(0.45, 1, dx: -69, dy: -26))

  private static let demo = SceneDemo([
    .flick(.at(0.5, 0.7), to: .at(0.5, 0.45), over: 0.15), .wait(1.2),
    // Harder than away, so that the list is at its top again however short the device.
    .flick(.at(0.5, 0.4), to: .at(0.5, 0.8), over: 0.12), .wait(2),
    .tap(mistake), .wait(0.9),
    .tap(runButton), .wait(3.6),
    .tap(.at(0, 0, dx: 30, dy: 18)),
  ])

  private static func make(_ values: TunableValues, _ state: String) -> SceneRun {
    let list = PitfallListController(values)
    let navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    if let pitfall = Pitfall.all.first(where: { $0.name == state }) {
      navigation.viewControllers = [list, PitfallController(pitfall, values)]
    }
    return SceneRun(root: navigation) { [weak navigation] in
      guard let navigation else { return [] }
      let page = navigation.topViewController as? PitfallController
      let phone = page?.phone.viewIfLoaded.map { [("phone", $0)] } ?? []
      return (navigation.viewControllers.first?.viewIfLoaded.map { [("list", $0)] } ?? []) + phone
    }
  }
}

/// Every mistake, with the id of what tells of it.
private final class PitfallListController: UITableViewController {
  private let values: TunableValues
  private let groups = [
    ("Endings", Pitfall.endings), ("Beginnings", Pitfall.beginnings),
    ("Presentations", Pitfall.presentations), ("Gestures · 手势", Pitfall.gestures),
  ]
  private var keyed = KeyedRow()

  init(_ values: TunableValues) {
    self.values = values
    super.init(style: .insetGrouped)
    title = "Pitfalls"
    navigationItem.largeTitleDisplayMode = .always
  }

  required init?(coder: NSCoder) { nil }

  override func numberOfSections(in tableView: UITableView) -> Int { groups.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    groups[section].1.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { groups[section].0 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "pitfall")
      ?? UITableViewCell(style: .default, reuseIdentifier: "pitfall")
    let pitfall = groups[indexPath.section].1[indexPath.row]
    cell.textLabel?.text = pitfall.title
    cell.imageView?.image = badge(pitfall.id)
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  /// The id on a plate of its own, so that no title is too long to leave it room.
  private func badge(_ id: String) -> UIImage {
    let size = CGSize(width: 40, height: 24)
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.monospacedDigitSystemFont(ofSize: 13, weight: .semibold),
      .foregroundColor: UIColor.white,
    ]
    return UIGraphicsImageRenderer(size: size).image { _ in
      UIColor.systemIndigo.setFill()
      UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 7).fill()
      let text = id.size(withAttributes: attributes)
      id.draw(
        at: CGPoint(x: (size.width - text.width) / 2, y: (size.height - text.height) / 2),
        withAttributes: attributes)
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    keyed.path = indexPath
    open(groups[indexPath.section].1[indexPath.row])
  }

  private func open(_ pitfall: Pitfall) {
    guard navigationController?.transitionCoordinator == nil else { return }
    navigationController?.pushViewController(PitfallController(pitfall, values), animated: true)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    switch presses.first?.key?.keyCode {
    case .keyboardDownArrow: keyed.move(by: 1, in: tableView)
    case .keyboardUpArrow: keyed.move(by: -1, in: tableView)
    case .keyboardReturnOrEnter, .keyboardRightArrow:
      let path = keyed.path ?? IndexPath(row: 0, section: 0)
      open(groups[path.section].1[path.row])
    default: super.pressesBegan(presses, with: event)
    }
  }
}

/// One mistake: the phone it is made on, its code, what a phone does, and what is told here.
private final class PitfallController: UIViewController {
  let phone = PitfallPhone()
  private let pitfall: Pitfall
  private let values: TunableValues
  private let run = UIButton(type: .system)
  private let column: Column
  private let told = PitfallNote("Segue says", color: .systemGreen)
  private let status: UILabel
  private var listener: Listening?

  /// How long a mistake is given to show itself. Units: seconds. Source: chosen, more than the
  /// engine's own patience with what moves no more.
  private static let patience: TimeInterval = 6
  /// How long what was told is left to be looked at. Units: seconds. Source: chosen.
  private static let pause: TimeInterval = 2
  private var isRunning = false

  init(_ pitfall: Pitfall, _ values: TunableValues) {
    self.pitfall = pitfall
    self.values = values
    status = UILabel(
      pitfall.gesture ?? "Runs by itself · 自動で動きます", size: 13, color: .secondaryLabel, lines: 2)
    let bad = PitfallNote("On a phone", color: .systemRed)
    bad.text = pitfall.onPhone
    told.text = "Nothing yet."
    column = Column(
      [
        .init(PitfallCode(pitfall.code), gap: 14), .init(bad, gap: 14), .init(told, gap: 14),
      ], margin: 16, top: 14)
    super.init(nibName: nil, bundle: nil)
    title = pitfall.title
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    addChild(phone)
    for part in [column, phone.view!, status, run] { view.addSubview(part) }
    phone.didMove(toParent: self)
    run.setTitle(pitfall.gesture == nil ? "Run" : "Set up", for: .normal)
    run.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    run.setTitle("Running…", for: .disabled)
    for state in [UIControl.State.normal, .disabled] { run.setTitleColor(.white, for: state) }
    run.backgroundColor = .systemBlue
    run.layer.cornerRadius = 18
    run.addTarget(self, action: Selector(PitfallController.pressed(_:)), for: .touchUpInside)
    let told = self.told
    let id = pitfall.id
    listener = Diagnostics.listen { [weak self] diagnostic in
      guard diagnostic.id == id else { return }
      self?.hasTold()
      told.text = "\(diagnostic.id)  \(diagnostic.message)\n→ \(diagnostic.advice)"
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // A swipe from the edge is the little phone's here.
    navigationController?.interactivePopGestureRecognizer?.isEnabled = false
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.interactivePopGestureRecognizer?.isEnabled = true
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (area, safe) = (view.bounds, view.safeAreaInsets)
    let isWide = area.width > area.height
    let top = safe.top
    let phoneFrame =
      isWide
      ? CGRect(
        x: 0, y: top, width: area.width * 0.45, height: max(0, area.height - top - safe.bottom - 52)
      )
      : CGRect(x: 0, y: top, width: area.width, height: (area.height * 0.34).rounded())
    if phone.view.frame != phoneFrame { phone.view.frame = phoneFrame }
    let bar = CGRect(x: 16, y: phoneFrame.maxY + 8, width: phoneFrame.width - 32, height: 36)
    run.frame = CGRect(x: bar.maxX - 96, y: bar.minY, width: 96, height: 36)
    status.frame = CGRect(x: bar.minX, y: bar.minY, width: max(0, bar.width - 108), height: 36)
    let left = isWide ? phoneFrame.maxX : 0
    let columnTop = isWide ? top : bar.maxY
    column.frame = CGRect(
      x: left, y: columnTop, width: area.width - left, height: max(0, area.height - columnTop))
  }

  private func pressed(_ sender: UIControl) { make() }

  /// Makes the mistake on a phone fresh from the box, and gives it another one afterwards.
  private func make() {
    guard !isRunning else { return }
    told.text = "Waiting for it…"
    hadTold = false
    phone.startAnew()
    guard pitfall.gesture == nil else { return pitfall.run(phone) }
    isRunning = true
    run.isEnabled = false
    run.alpha = 0.6
    phone.after(values["pace"]) { [weak self] in
      guard let self else { return }
      self.pitfall.run(self.phone)
      self.phone.after(Self.patience) { [weak self] in self?.recover() }
    }
  }

  /// What was to be seen is on its way; there is no need to wait for it any longer.
  private func hasTold() {
    guard isRunning, !hadTold else { return }
    hadTold = true
    phone.after(Self.pause) { [weak self] in self?.recover() }
  }

  private var hadTold = false

  private func recover() {
    guard isRunning else { return }
    isRunning = false
    run.isEnabled = true
    run.alpha = 1
    if !hadTold { told.text = "Nothing to report." }
    status.text = "Recovered: the stack is as it was."
    phone.startAnew()
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    switch presses.first?.key?.keyCode {
    case .keyboardReturnOrEnter, .keyboardSpacebar: make()
    case .keyboardEscape, .keyboardLeftArrow:
      navigationController?.popViewController(animated: true)
    default: super.pressesBegan(presses, with: event)
    }
  }
}
