import Drawing
public import Foundation
import Geometry

/// What a text's box takes into account. Mirrors: `NSStringDrawingOptions`.
public nonisolated struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Several lines; without it the text is one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Lines are as high as the font says, which they always are here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
}

extension NSAttributedString {
  /// The size on as many lines as the text has line ends. Units: points.
  @preconcurrency @MainActor
  public func size() -> CGSize { drawn.size }

  /// Draws in the current context. Units: points.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) { drawn.draw(at: point) }

  /// Draws in the current context, wrapped at the rectangle's width. Units: points.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) { drawn.draw(in: rect) }

  /// The box around the text. Units: points.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: Any? = nil
  ) -> CGRect {
    drawn.boundingRect(with: size, options: options)
  }

  @MainActor private var drawn: AttributedText { AttributedText(drawn: TextStorage(self)) }
}

extension String {
  @preconcurrency @MainActor
  public func size(
    withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) -> CGSize {
    drawn(attributes).size
  }

  @preconcurrency @MainActor
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    drawn(attributes).draw(at: point)
  }

  @preconcurrency @MainActor
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    drawn(attributes).draw(in: rect)
  }

  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: Any? = nil
  ) -> CGRect {
    drawn(attributes).boundingRect(with: size, options: options)
  }

  @MainActor private func drawn(_ attributes: [NSAttributedString.Key: Any]?) -> AttributedText {
    AttributedText(drawn: TextStorage(self, attributes: attributes ?? [:]))
  }
}

extension AttributedText {
  fileprivate var size: CGSize { layout(width: .infinity).size }

  fileprivate func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    layout(width: .infinity).draw(in: context, at: point)
  }

  fileprivate func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    layout(width: rect.width).draw(in: context, at: rect.origin)
  }

  fileprivate func boundingRect(with size: CGSize, options: NSStringDrawingOptions) -> CGRect {
    let isWrapped = options.contains(.usesLineFragmentOrigin) && size.width > 0
    return CGRect(origin: .zero, size: layout(width: isWrapped ? size.width : .infinity).size)
  }
}

extension NSString {
  @preconcurrency @MainActor
  public func size(
    withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) -> CGSize {
    description.size(withAttributes: attributes)
  }

  @preconcurrency @MainActor
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    description.draw(at: point, withAttributes: attributes)
  }

  @preconcurrency @MainActor
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    description.draw(in: rect, withAttributes: attributes)
  }
}
