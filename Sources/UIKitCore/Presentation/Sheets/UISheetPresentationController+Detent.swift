public import Foundation

extension UISheetPresentationController {
  /// A height at which a sheet rests. Mirrors: `UISheetPresentationController.Detent` (F20).
  @preconcurrency @MainActor
  public final class Detent: NSObject {
    /// Which detent. Mirrors: `UISheetPresentationController.Detent.Identifier`.
    public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// About half the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    public let identifier: Identifier
    private let resolve: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolve: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolve = resolve
    }

    /// About half the screen's height; not there when that is low.
    public class func medium() -> Detent {
      Detent(.medium) { context in
        context.containerTraitCollection.verticalSizeClass == .compact
          ? nil : context.maximumDetentValue * SheetLayout.mediumPart
      }
    }

    /// As high as a sheet can be.
    public class func large() -> Detent {
      Detent(.large) { $0.maximumDetentValue }
    }

    /// A height of one's own.
    ///
    /// - Parameters:
    ///   - identifier: nil for one that nobody else has.
    ///   - resolver: gives the height without the bottom safe area, points; nil while the detent is
    ///     not to be there.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver)
    }

    /// The height in some surroundings, points, without the bottom safe area; nil for none.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      guard let value = resolve(context), value.isFinite, value > 0 else { return nil }
      return value
    }
  }
}

/// What a detent's height may depend on.
///
/// Mirrors: `UISheetPresentationControllerDetentResolutionContext`.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  var containerTraitCollection: UITraitCollection { get }
  /// The height of a large sheet without the bottom safe area, points (F20).
  var maximumDetentValue: CGFloat { get }
}

/// What detents are told of a container.
final class SheetSurroundings: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(traits: UITraitCollection, maximum: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
  }
}

/// Who hears of a sheet. Mirrors: `UISheetPresentationControllerDelegate`.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Somebody dragged the sheet to another detent (F21).
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
