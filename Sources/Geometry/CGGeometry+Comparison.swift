public import Foundation

// Swift spells these `==`; code written against the C interface still uses the methods.

extension CGRect {
  public func equalTo(_ other: CGRect) -> Bool { self == other }
}

extension CGPoint {
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}
