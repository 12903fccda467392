import UIKit

/// The system's page sheet, which does not let an unsaved note be swiped away.
enum CardSheetScene {
  static let info = SceneInfo(
    id: "card-sheet", title: "Card Sheet",
    idea:
      "The system's page sheet: a swipe down dismisses it, but with something unsaved in it the "
      + "sheet resists and asks; the page behind is told of nothing.",
    hint: "Write a note, type something, and swipe the sheet down.",
    states: ["notes", "sheet", "unsaved"], tunables: tunables, presets: presets, demo: demo,
    make: make
  ) { _, release in
    SheetWitness.leavingRule.verdict(on: release)
  }

  private static let tunables = [
    Tunable(
      key: "refusal", title: "Refuses by (0 property, 1 delegate)", unit: .fraction, range: 0...1,
      defaultValue: 0, step: 1, source: "article A: isModalInPresentation"),
    Tunable(
      key: "cornerRadius", title: "Corners (0 is the system's)", unit: .points, range: 0...50,
      defaultValue: 0, step: 1, source: "the system"),
  ]

  private static let presets = [
    TunablePreset(name: "Article A", source: "article A: isModalInPresentation", values: [:]),
    TunablePreset(
      name: "By delegate", source: "presentationControllerShouldDismiss", values: ["refusal": 1]),
    TunablePreset(
      name: "Rounder", source: "as the system's sheet on iOS 26", values: ["cornerRadius": 38]),
  ]

  private static let demo = SceneDemo([
    .tap(.at(1, 0, dx: -34, dy: 28)), .wait(0.9),
    .drag(.at(0.5, 0, dy: 30), to: .at(0.5, 0.8), over: 0.7),
    // On a device on its side the sheet covers all, and cannot be pulled: Cancel.
    .wait(1.2), .tap(.at(0, 0, dx: 44, dy: 28)),
  ])

  private static func make(_ values: TunableValues, _ state: String) -> SceneRun {
    let notes = NotesController(values)
    if state != "notes" { notes.start = state == "unsaved" ? "朝、湖のほとりで" : "" }
    return SceneRun(root: notes) { [weak notes] in
      guard let notes, let page = notes.viewIfLoaded else { return [] }
      guard let sheet = notes.presentedViewController?.sheetPresentationController?.presentedView,
        sheet.window != nil
      else { return [("page", page)] }
      return [("page", page), ("sheet", sheet)]
    }
  }
}

/// Notes, and what this page was told.
final class NotesController: UIViewController {
  /// What to begin to write at once; nil for nothing.
  var start: String?
  private let values: TunableValues
  private let log = CallLog()
  private let heading = UILabel("Notes", size: 34, weight: .bold)
  private let local = UILabel("筆記", size: 17, color: .secondaryLabel)
  private let write = UIButton(type: .system)
  private let page: Column

  init(_ values: TunableValues) {
    self.values = values
    let notes = [
      ("尾瀬の朝", "五時半、木道にはまだ霜。水芭蕉は思っていたより小さい。", "9:32"),
      (
        "For the lighthouse", "Ask about the lamp, the log book, and who painted the door.",
        "Yesterday"
      ),
      ("茶单", "龙井八十度，岩茶要沸水。不要让雨桐再泡红茶。", "Monday"),
    ]
    page = Column(
      notes.map { .init(NoteCard(title: $0.0, text: $0.1, time: $0.2), height: 78, gap: 10) } + [
        .init(UIView(), height: 12),
        .init(CallLogView(log, title: "What this page is told", count: 9)),
      ], margin: 16, top: 4)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    page.alwaysBounceVertical = true
    page.contentInsetAdjustmentBehavior = .never
    write.setImage(
      UIImage(systemName: "square.and.pencil", withConfiguration: .init(pointSize: 21)),
      for: .normal)
    write.accessibilityLabel = "New note"
    write.addTarget(self, action: Selector(NotesController.writeNote(_:)), for: .touchUpInside)
    for part in [page, heading, local, write] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (bounds, safe) = (view.bounds, view.safeAreaInsets)
    let width = heading.sizeThatFits(bounds.size).width.rounded(.up)
    heading.frame = CGRect(x: safe.left + 16, y: safe.top + 6, width: width, height: 42)
    local.frame = CGRect(x: heading.frame.maxX + 10, y: safe.top + 20, width: 100, height: 22)
    write.frame = CGRect(x: bounds.width - safe.right - 56, y: safe.top + 6, width: 44, height: 44)
    let top = safe.top + 60
    page.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.add("Page", "viewWillAppear", .systemOrange)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.add("Page", "viewDidAppear", .systemOrange)
    guard let start else { return }
    self.start = nil
    showSheet(text: start, animated: false)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.add("Page", "viewWillDisappear", .systemOrange)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.add("Page", "viewDidDisappear", .systemOrange)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.first?.key?.keyCode == .keyboardReturnOrEnter else {
      return super.pressesBegan(presses, with: event)
    }
    writeNote(write)
  }

  private func writeNote(_ sender: UIControl) { showSheet(text: "", animated: true) }

  private func showSheet(text: String, animated: Bool) {
    guard presentedViewController == nil else { return }
    let note = NoteController(values, log: log, text: text)
    let navigation = UINavigationController(rootViewController: note)
    navigation.modalPresentationStyle = .pageSheet
    navigation.presentationController?.delegate = note
    present(navigation, animated: animated)
  }
}

/// A note being written.
final class NoteController: UIViewController {
  private let values: TunableValues
  private let log: CallLog
  private let original: String
  private let name = UITextField()
  private let draft = UILabel(
    "水はまだ冷たい。\nThe boats are turned over along the shore, and somebody has painted numbers on "
      + "them, in white, by hand.", size: 17, color: .secondaryLabel, lines: 0)
  private let page: Column
  private let refusal = UISegmentedControl(items: ["isModalInPresentation", "shouldDismiss"])
  private let witness = SheetWitness { sheet in
    let container = sheet.containerView
    let frame = sheet.frameOfPresentedViewInContainerView
    return [(container?.bounds.height ?? frame.maxY) - frame.minY]
  }
  private var observation: TunableValues.Observation?

  init(_ values: TunableValues, log: CallLog, text: String) {
    self.values = values
    self.log = log
    original = ""
    let heading = UILabel(
      "REFUSES, WHILE UNSAVED, BY", size: 12, weight: .semibold, color: .secondaryLabel)
    page = Column(
      [
        .init(name, height: 36, gap: 8), .init(Hairline(), height: 1, gap: 12),
        .init(draft, gap: 32), .init(heading, height: 16, gap: 8),
        .init(refusal, height: 32, gap: 20),
        .init(CallLogView(log, title: "Told so far", count: 6)),
      ], margin: 16, top: 14)
    super.init(nibName: nil, bundle: nil)
    name.text = text
    title = "New Note"
  }

  required init?(coder: NSCoder) { nil }

  deinit {
    MainActor.assumeIsolated {
      if let observation { values.cancel(observation) }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: Selector(NoteController.cancel(_:)))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", style: .done, target: self, action: Selector(NoteController.add(_:)))
    name.placeholder = "Title  題名"
    name.font = .systemFont(ofSize: 22, weight: .semibold)
    name.clearButtonMode = .whileEditing
    name.addTarget(self, action: Selector(NoteController.edited(_:)), for: .editingChanged)
    draft.isUserInteractionEnabled = true
    draft.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(NoteController.write(_:))))
    refusal.addTarget(
      self, action: Selector(NoteController.choseRefusal(_:)), for: .valueChanged)
    page.frame = view.bounds
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(page)
    observation = values.onChange { [weak self] _, _ in self?.showState() }
    showState()
  }

  /// A note begins with its title, wherever on its page one begins to write.
  private func write(_ tap: UITapGestureRecognizer) { name.becomeFirstResponder() }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.add("Sheet", "viewWillAppear", .systemBlue)
    showState()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.add("Sheet", "viewDidAppear", .systemBlue)
    witness.watch(sheet)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.add("Sheet", "viewWillDisappear", .systemBlue)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.add("Sheet", "viewDidDisappear", .systemBlue)
  }

  // MARK: Unsaved or not

  private var sheet: UISheetPresentationController? {
    navigationController?.sheetPresentationController
  }

  private var isUnsaved: Bool { (name.text ?? "") != original }

  private var refusesByDelegate: Bool { values["refusal"] >= 0.5 }

  private func showState() {
    isModalInPresentation = isUnsaved && !refusesByDelegate
    navigationItem.rightBarButtonItem?.isEnabled = isUnsaved
    refusal.selectedSegmentIndex = refusesByDelegate ? 1 : 0
    let radius = values["cornerRadius"]
    sheet?.preferredCornerRadius = radius > 0 ? radius : nil
  }

  private func edited(_ field: UITextField) { showState() }

  private func choseRefusal(_ control: UISegmentedControl) {
    try? values.set("refusal", to: Double(control.selectedSegmentIndex))
  }

  private func add(_ sender: Any?) { dismiss(animated: true) }

  private func cancel(_ sender: Any?) {
    if isUnsaved { ask() } else { dismiss(animated: true) }
  }

  private func ask() {
    let question = UIAlertController(
      title: nil, message: "This note has not been added.\nこのメモはまだ保存されていません。",
      preferredStyle: .actionSheet)
    question.addAction(
      UIAlertAction(title: "Discard Note", style: .destructive) { [weak self] _ in
        self?.dismiss(animated: true)
      })
    question.addAction(UIAlertAction(title: "Keep Editing", style: .cancel))
    present(question, animated: true)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    switch presses.first?.key?.keyCode {
    case .keyboardEscape: cancel(nil)
    case .keyboardReturnOrEnter where !name.isEditing: name.becomeFirstResponder()
    default: super.pressesBegan(presses, with: event)
    }
  }
}

extension NoteController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  {
    let may = !(isUnsaved && refusesByDelegate)
    log.add("Delegate", "shouldDismiss → \(may)", .systemPurple)
    return may
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    log.add("Delegate", "willDismiss", .systemPurple)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    log.add("Delegate", "didDismiss", .systemPurple)
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    log.add("Delegate", "didAttemptToDismiss", .systemPurple)
    ask()
  }
}
