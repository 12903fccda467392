public import Foundation

extension UIImage {
  /// How thick a symbol's lines are. Mirrors: `UIImage.SymbolWeight`.
  public nonisolated enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The font weight it goes with.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .unspecified, .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  /// How large a symbol is next to text of its size. Mirrors: `UIImage.SymbolScale`.
  public nonisolated enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small, medium, large

    /// Source: measured, next to text of 17 points.
    var factor: CGFloat {
      switch self {
      case .small: 0.79
      case .large: 1.28
      default: 1
      }
    }
  }

  /// Whether it is a symbol of the size symbols have by themselves.
  var isPlainSymbol: Bool {
    guard case .symbol(let picture) = source else { return false }
    let (own, plain) = (picture.configuration, SymbolConfiguration.default)
    return own.pointSize == plain.pointSize && own.scale == plain.scale
  }

  /// Size and weight of a symbol; what is nil is left to others.
  ///
  /// Mirrors: `UIImage.SymbolConfiguration`.
  @preconcurrency @MainActor
  public final class SymbolConfiguration: NSObject {
    let pointSize: CGFloat?
    let weight: UIFont.Weight?
    let scale: SymbolScale?

    init(pointSize: CGFloat?, weight: UIFont.Weight?, scale: SymbolScale?) {
      self.pointSize = pointSize.map { $0.isFinite ? min(max($0, 1), 1_000) : 17 }
      self.weight = weight
      self.scale = scale
    }

    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: nil, scale: nil)
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight.fontWeight(), scale: nil)
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize, weight: weight.fontWeight(), scale: scale)
    }

    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: nil, weight: weight.fontWeight(), scale: nil)
    }

    public convenience init(scale: SymbolScale) {
      self.init(pointSize: nil, weight: nil, scale: scale)
    }

    public convenience init(font: UIFont) {
      self.init(pointSize: font.pointSize, weight: font.storedWeight, scale: nil)
    }

    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(pointSize: font.pointSize, weight: font.storedWeight, scale: scale)
    }

    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }

    static let `default` = SymbolConfiguration(pointSize: 17, weight: .regular, scale: .medium)

    /// The configuration with what the other one says.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        pointSize: other.pointSize ?? pointSize, weight: other.weight ?? weight,
        scale: other.scale ?? scale)
    }
  }
}
