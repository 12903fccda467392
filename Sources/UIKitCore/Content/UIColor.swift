public import Foundation
public import Geometry

/// A colour, or a rule that picks one by light and dark.
///
/// Mirrors: `UIColor`. Units: components 0…1, sRGB.
public nonisolated final class UIColor: NSObject, Sendable {
  enum Storage: Sendable {
    case plain(CGColor)
    case pair(light: CGColor, dark: CGColor)
    case dynamic(@MainActor @Sendable (UITraitCollection) -> UIColor)
  }

  let storage: Storage

  init(storage: Storage) {
    self.storage = storage
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(storage: .plain(CGColor(red: red, green: green, blue: blue, alpha: alpha)))
  }

  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let rgb = HueColor(hue: hue, saturation: saturation, brightness: brightness).rgb
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
  }

  /// A colour of an asset catalogue that lies beside the program as a folder.
  @preconcurrency @MainActor
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  @preconcurrency @MainActor
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let found = ColorLibrary.color(named: name, in: bundle) else { return nil }
    self.init(storage: found.storage)
  }

  public convenience init(cgColor: CGColor) {
    self.init(storage: .plain(cgColor))
  }

  /// A colour that is asked for anew in every surrounding.
  public convenience init(
    dynamicProvider: @escaping @MainActor @Sendable (UITraitCollection) -> UIColor
  ) {
    self.init(storage: .dynamic(dynamicProvider))
  }

  /// The colour in the surroundings that are current.
  @preconcurrency @MainActor
  public var cgColor: CGColor { resolvedCGColor(with: .current) }

  /// The colour in given surroundings, fixed.
  @preconcurrency @MainActor
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch storage {
    case .plain: self
    case .pair(let light, let dark):
      UIColor(cgColor: traitCollection.userInterfaceStyle == .dark ? dark : light)
    case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  @MainActor private func resolvedCGColor(with traits: UITraitCollection) -> CGColor {
    switch storage {
    case .plain(let color): color
    case .pair(let light, let dark): traits.userInterfaceStyle == .dark ? dark : light
    case .dynamic(let provider): provider(traits).resolvedCGColor(with: traits)
    }
  }

  /// The colour with another alpha; one that follows light and dark goes on doing so.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .plain(let color): UIColor(cgColor: color.faded(to: alpha))
    case .pair(let light, let dark):
      UIColor(storage: .pair(light: light.faded(to: alpha), dark: dark.faded(to: alpha)))
    case .dynamic(let provider):
      UIColor(storage: .dynamic { provider($0).withAlphaComponent(alpha) })
    }
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    switch (storage, other.storage) {
    case (.plain(let mine), .plain(let theirs)): return mine == theirs
    case (.pair(let light, let dark), .pair(let otherLight, let otherDark)):
      return light == otherLight && dark == otherDark
    default: return false
    }
  }

  public override var hash: Int {
    switch storage {
    case .plain(let color): color.hashValue
    case .pair(let light, _): light.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    }
  }
}

/// What `#colorLiteral` makes.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
  public nonisolated convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension CGColor {
  nonisolated fileprivate func faded(to alpha: CGFloat) -> CGColor {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}
