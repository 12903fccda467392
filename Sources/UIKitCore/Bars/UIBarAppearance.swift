import Foundation

/// What bars look like behind their content. Mirrors: `UIBarAppearance`.
open class UIBarAppearance: CopiedLook {
  /// Behind the content; nil is clear.
  open var backgroundColor: UIColor?
  /// Over the colour, behind the content.
  open var backgroundImage: UIImage?
  /// How the image lies in the bar.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The hairline; nil is none.
  open var shadowColor: UIColor?
  /// Stands for the hairline; a template takes its colour.
  open var shadowImage: UIImage?

  public override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// - Parameter idiom: for all idioms bars look as on the phone.
  public init(idiom: UIUserInterfaceIdiom) {
    super.init()
    configureWithDefaultBackground()
  }

  /// Takes what is behind the content from another bar's appearance.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    takeBackground(of: barAppearance)
  }

  override func takeAll(of other: CopiedLook) {
    if let other = other as? UIBarAppearance { takeBackground(of: other) }
  }

  private func takeBackground(of other: UIBarAppearance) {
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// The system's bar: light grey or near-black, with a hairline.
  open func configureWithDefaultBackground() {
    backgroundColor = Self.defaultBackground
    shadowColor = Self.defaultShadow
    forgetImages()
  }

  /// The page's own colour, with a hairline.
  open func configureWithOpaqueBackground() {
    backgroundColor = .systemBackground
    shadowColor = Self.defaultShadow
    forgetImages()
  }

  /// Nothing behind the content.
  open func configureWithTransparentBackground() {
    backgroundColor = nil
    shadowColor = nil
    forgetImages()
  }

  private func forgetImages() {
    backgroundImage = nil
    shadowImage = nil
  }

  /// Source: measured, the system's bar over a white or black page.
  static let defaultBackground = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.086, green: 0.086, blue: 0.09, alpha: 1)
      : UIColor(red: 0.976, green: 0.976, blue: 0.976, alpha: 1)
  }

  /// Source: measured, black at 30 %, white at 15 %.
  static let defaultShadow = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }
}

/// What a toolbar looks like. Mirrors: `UIToolbarAppearance`.
open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { buttonAppearance = buttonAppearance.copy() }
  }
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { doneButtonAppearance = doneButtonAppearance.copy() }
  }

  override func takeAll(of other: CopiedLook) {
    super.takeAll(of: other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.copy()
    doneButtonAppearance = other.doneButtonAppearance.copy()
  }
}
