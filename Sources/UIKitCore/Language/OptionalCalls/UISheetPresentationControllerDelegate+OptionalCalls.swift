import Foundation

/// `delegate.method?(…)` for the methods of `UISheetPresentationControllerDelegate`.
extension UISheetPresentationControllerDelegate {
  /// Calls `sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)`.
  @_disfavoredOverload
  public var sheetPresentationControllerDidChangeSelectedDetentIdentifier:
    ((UISheetPresentationController) -> Void)?
  { { self.sheetPresentationControllerDidChangeSelectedDetentIdentifier($0) } }
}
