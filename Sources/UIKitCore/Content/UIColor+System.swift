import Foundation
import Geometry

/// Source: documented, Apple's published values of the system colours.
extension UIColor {
  // MARK: Fixed

  nonisolated public static let black = UIColor(white: 0, alpha: 1)
  nonisolated public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  nonisolated public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  nonisolated public static let white = UIColor(white: 1, alpha: 1)
  nonisolated public static let gray = UIColor(white: 0.5, alpha: 1)
  nonisolated public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  nonisolated public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  nonisolated public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  nonisolated public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  nonisolated public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  nonisolated public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  nonisolated public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  nonisolated public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  nonisolated public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  nonisolated public static let clear = UIColor(white: 0, alpha: 0)

  // MARK: Hues

  nonisolated public static let systemRed = UIColor(0xFF3B30, dark: 0xFF453A)
  nonisolated public static let systemOrange = UIColor(0xFF9500, dark: 0xFF9F0A)
  nonisolated public static let systemYellow = UIColor(0xFFCC00, dark: 0xFFD60A)
  nonisolated public static let systemGreen = UIColor(0x34C759, dark: 0x30D158)
  nonisolated public static let systemMint = UIColor(0x00C7BE, dark: 0x63E6E2)
  nonisolated public static let systemTeal = UIColor(0x30B0C7, dark: 0x40C8E0)
  nonisolated public static let systemCyan = UIColor(0x32ADE6, dark: 0x64D2FF)
  nonisolated public static let systemBlue = UIColor(0x007AFF, dark: 0x0A84FF)
  nonisolated public static let systemIndigo = UIColor(0x5856D6, dark: 0x5E5CE6)
  nonisolated public static let systemPurple = UIColor(0xAF52DE, dark: 0xBF5AF2)
  nonisolated public static let systemPink = UIColor(0xFF2D55, dark: 0xFF375F)
  nonisolated public static let systemBrown = UIColor(0xA2845E, dark: 0xAC8E68)
  nonisolated public static let tintColor = systemBlue
  nonisolated public static let link = UIColor(0x007AFF, dark: 0x0984FF)

  // MARK: Greys

  nonisolated public static let systemGray = UIColor(0x8E8E93, dark: 0x8E8E93)
  nonisolated public static let systemGray2 = UIColor(0xAEAEB2, dark: 0x636366)
  nonisolated public static let systemGray3 = UIColor(0xC7C7CC, dark: 0x48484A)
  nonisolated public static let systemGray4 = UIColor(0xD1D1D6, dark: 0x3A3A3C)
  nonisolated public static let systemGray5 = UIColor(0xE5E5EA, dark: 0x2C2C2E)
  nonisolated public static let systemGray6 = UIColor(0xF2F2F7, dark: 0x1C1C1E)

  // MARK: Text and lines

  nonisolated public static let label = UIColor(0x000000, dark: 0xFFFFFF)
  nonisolated public static let secondaryLabel = UIColor(
    0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6)
  nonisolated public static let tertiaryLabel = UIColor(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  nonisolated public static let quaternaryLabel = UIColor(
    0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16)
  nonisolated public static let placeholderText = UIColor(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  nonisolated public static let lightText = UIColor(white: 1, alpha: 0.6)
  nonisolated public static let darkText = UIColor(white: 0, alpha: 1)
  nonisolated public static let separator = UIColor(0x3C3C43, 0.29, dark: 0x545458, 0.6)
  nonisolated public static let opaqueSeparator = UIColor(0xC6C6C8, dark: 0x38383A)

  // MARK: Surfaces

  nonisolated public static let systemBackground = UIColor(
    0xFFFFFF, dark: 0x000000, elevated: 0x1C1C1E)
  nonisolated public static let secondarySystemBackground = UIColor(
    0xF2F2F7, dark: 0x1C1C1E, elevated: 0x2C2C2E)
  nonisolated public static let tertiarySystemBackground = UIColor(
    0xFFFFFF, dark: 0x2C2C2E, elevated: 0x3A3A3C)
  nonisolated public static let systemGroupedBackground = UIColor(
    0xF2F2F7, dark: 0x000000, elevated: 0x1C1C1E)
  nonisolated public static let secondarySystemGroupedBackground = UIColor(
    0xFFFFFF, dark: 0x1C1C1E, elevated: 0x2C2C2E)
  nonisolated public static let tertiarySystemGroupedBackground = UIColor(
    0xF2F2F7, dark: 0x2C2C2E, elevated: 0x3A3A3C)
  nonisolated public static let systemFill = UIColor(0x787880, 0.2, dark: 0x787880, 0.36)
  nonisolated public static let secondarySystemFill = UIColor(
    0x787880, 0.16, dark: 0x787880, 0.32)
  nonisolated public static let tertiarySystemFill = UIColor(0x767680, 0.12, dark: 0x767680, 0.24)
  nonisolated public static let quaternarySystemFill = UIColor(
    0x747480, 0.08, dark: 0x747480, 0.18)

  /// A pair of colours, and the one for what lies above the page in the dark.
  nonisolated private convenience init(_ light: UInt32, dark: UInt32, elevated: UInt32) {
    let base = UIColor(light, dark: dark)
    let raised = UIColor(cgColor: CGColor(hex: elevated, alpha: 1))
    self.init(
      storage: .dynamic { traits in
        traits.userInterfaceStyle == .dark && traits.userInterfaceLevel == .elevated
          ? raised : base
      })
  }

  /// A pair of colours written as on the look's page.
  nonisolated private convenience init(
    _ light: UInt32, _ lightAlpha: CGFloat = 1, dark: UInt32, _ darkAlpha: CGFloat = 1
  ) {
    self.init(
      storage: .pair(
        light: CGColor(hex: light, alpha: lightAlpha), dark: CGColor(hex: dark, alpha: darkAlpha)))
  }
}

extension CGColor {
  nonisolated fileprivate convenience init(hex: UInt32, alpha: CGFloat) {
    self.init(
      red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255,
      blue: CGFloat(hex & 255) / 255, alpha: alpha)
  }
}
