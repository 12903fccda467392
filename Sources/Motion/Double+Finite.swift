extension Double {
  /// Itself, or 0 where it is not a finite number.
  var orZero: Double { isFinite ? self : 0 }

  /// Itself, or `other` where it is not a finite number above 0.
  func positive(or other: Double) -> Double { isFinite && self > 0 ? self : other }
}
