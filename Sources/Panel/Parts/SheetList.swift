/// A card over everything with a list that keys go through.
protocol SheetList: Card {
  /// Told when it is done with.
  var onClose: (() -> Void)? { get set }

  /// The keys go to the next row, or the one before.
  func moveFocus(by step: Int)

  /// Takes the row the keys are on.
  func pick()

  /// Takes away what the keys are on, where that can be.
  func removePicked()
}

extension SheetList {
  func removePicked() {}
}
