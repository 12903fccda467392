import Foundation

extension CGFloat {
  /// For messages: one decimal at most.
  var brief: String {
    let rounded = (Double(self) * 10).rounded() / 10
    return rounded == rounded.rounded() && rounded.magnitude < 1e9
      ? String(Int(rounded)) : String(rounded)
  }
}
