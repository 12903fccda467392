import Display
import Foundation

/// Asks or tells something, over everything. Mirrors: `UIAlertController` (F32).
open class UIAlertController: UIViewController {
  /// In the middle, or from the bottom. Mirrors: `UIAlertController.Style`.
  public nonisolated enum Style: Int, Sendable {
    case actionSheet, alert
  }

  public private(set) final var preferredStyle = Style.actionSheet
  open private(set) var actions: [UIAlertAction] = []

  /// What is said below the title.
  open var message: String? { didSet { contentChanged() } }

  open override var title: String? { didSet { contentChanged() } }

  /// The action that stands out, and that Return chooses; one of `actions`.
  open var preferredAction: UIAlertAction? { didSet { contentChanged() } }

  public convenience init(
    title: String?, message: String?, preferredStyle: UIAlertController.Style
  ) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
  }

  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      Diagnostics.report(.secondCancelAction(action))
      return
    }
    action.alert = self
    actions.append(action)
    contentChanged()
  }

  /// What can be filled in, topmost first; nil without any.
  open private(set) var textFields: [UITextField]?

  /// Adds a field below the message; only alerts have them.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      Diagnostics.report(.fieldInActionSheet())
      return
    }
    let field = UITextField(frame: .zero)
    field.font = .systemFont(ofSize: 13)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    contentChanged()
  }

  /// The first field is ready to be typed into.
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    textFields?.first?.becomeFirstResponder()
  }

  open override func loadView() {
    view = AlertBody(alert: self)
  }

  open override var canBecomeFirstResponder: Bool { true }

  /// Escape cancels, Return chooses; neither of them is for what lies below.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    switch presses.first?.key?.stroke.key {
    case .escape: if let cancelAction { choose(cancelAction) }
    case .return: if let actionForReturn { choose(actionForReturn) }
    default: super.pressesBegan(presses, with: event)
    }
  }

  /// The preferred action, or an alert's only action that neither cancels nor destroys, or what
  /// cancels.
  private final var actionForReturn: UIAlertAction? {
    if let preferredAction { return preferredAction }
    let usual = actions.filter { $0.style == .default }
    return preferredStyle == .alert && usual.count == 1 ? usual.first : cancelAction
  }

  // MARK: The machinery

  override func ownPresentationController(presenting: UIViewController?)
    -> UIPresentationController?
  {
    AlertPresentationController(presentedViewController: self, presenting: presenting)
  }

  final var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// What is set in bold: the preferred action, else the one that cancels.
  final var standingOut: UIAlertAction? { preferredAction ?? cancelAction }

  private final var isChosen = false

  /// Goes, and then does what was chosen.
  final func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isChosen, presentation != nil else { return }
    isChosen = true
    beginDismissing(animated: true) { [self] in
      isChosen = false
      action.perform()
    }
  }

  private final var body: AlertBody? { viewIfLoaded as? AlertBody }

  private final func contentChanged() {
    guard let body else { return }
    body.reload()
    presentation?.container.setNeedsLayout()
  }

  final func actionChanged(_ action: UIAlertAction) { body?.actionChanged(action) }
}

extension Diagnostic {
  static func fieldInActionSheet() -> Diagnostic {
    Diagnostic(
      id: "H29",
      message: "A text field was added to an action sheet, which has none.",
      advice: "On iOS this raises an exception; use the style .alert.")
  }

  static func secondCancelAction(_ action: UIAlertAction) -> Diagnostic {
    Diagnostic(
      id: "H29",
      message: "An alert can have only one action that cancels; \(action.title ?? "") is left out.",
      advice: "Give the others the style .default.")
  }
}
