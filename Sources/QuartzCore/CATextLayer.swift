import Display
public import Drawing
public import Foundation
public import Geometry

/// How lines of a text layer stand. Mirrors: `CATextLayerAlignmentMode`.
public nonisolated struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// Where text is cut that does not fit. Mirrors: `CATextLayerTruncationMode`.
public nonisolated struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
}

/// Plain text in one style. Mirrors: `CATextLayer`.
///
/// An attributed string is shown as plain text: use a label for styles within a text.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  /// A `String` or an `NSAttributedString`.
  open var string: Any? { didSet { setNeedsDisplay() } }
  /// Points.
  open var fontSize: CGFloat {
    get { scalar("fontSize", default: 36) }
    set { setExtra("fontSize", .scalar(newValue), plain: nil) }
  }
  open var foregroundColor: CGColor? {
    get { color("foregroundColor", default: .white) }
    set { setColor("foregroundColor", newValue) }
  }
  open var isWrapped = false { didSet { setNeedsDisplay() } }
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { setNeedsDisplay() } }
  open var truncationMode = CATextLayerTruncationMode.none { didSet { setNeedsDisplay() } }

  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CATextLayer else { return }
    string = other.string
    isWrapped = other.isWrapped
    alignmentMode = other.alignmentMode
    truncationMode = other.truncationMode
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func copyForPresentation() -> CALayer { CATextLayer(layer: self) }

  override func redraws(forKey key: String) -> Bool {
    implicitKeys.contains(key) || super.redraws(forKey: key)
  }

  override var implicitKeys: Set<String> { ["fontSize", "foregroundColor"] }

  open override func draw(in ctx: CGContext) {
    let text = (string as? String) ?? (string as? NSAttributedString)?.string ?? ""
    guard !text.isEmpty, !bounds.isEmpty else { return }
    var paragraph = ParagraphStyle()
    switch alignmentMode {
    case .left: paragraph.alignment = .left
    case .right: paragraph.alignment = .right
    case .center: paragraph.alignment = .center
    case .justified: paragraph.alignment = .justified
    default: break
    }
    let isCut = truncationMode != .none
    if isCut { paragraph.lineBreak = .byTruncatingTail }
    let style = TextStyle(font: Font(size: fontSize), color: foregroundColor ?? .clear)
    let layout = TextLayout(
      runs: [TextRun(text, style: style)], paragraph: paragraph,
      width: isWrapped || isCut || alignmentMode != .natural ? bounds.width : .infinity,
      maximumLines: isWrapped ? 0 : isCut ? 1 : 0)
    layout.draw(in: ctx, at: bounds.origin)
  }
}
