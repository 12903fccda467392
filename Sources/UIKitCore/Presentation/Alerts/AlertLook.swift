import Foundation

/// What alerts and action sheets measure and how they are coloured (F32).
///
/// Source: general knowledge of iOS 13 to 18 (F32), chosen where there is no blur to be had. Units:
/// points.
enum AlertLook {
  static let width: CGFloat = 270
  static let corner: CGFloat = 14
  static let sheetCorner: CGFloat = 13
  static let sheetMargin: CGFloat = 8
  static let row: CGFloat = 44
  static let sheetRow: CGFloat = 57
  static let padding: CGFloat = 16
  static let alertHeadMargin: CGFloat = 20
  static let sheetHeadMargin: CGFloat = 14
  /// Above and below an alert that is too high.
  static let outerMargin: CGFloat = 24

  static let ground = color(0xF4_F4F5, dark: 0x25_2527)
  static let cancelGround = color(0xFF_FFFF, dark: 0x2C_2C2E)
  static let field = color(0xFF_FFFF, dark: 0x1C_1C1E)
  static let pressed = color(0xDD_DDDF, dark: 0x3A_3A3D)
  static let sheetText = color(0x8A_8A8E, dark: 0x8D_8D93)

  /// Black over what lies behind.
  static func dimming(for style: UIUserInterfaceStyle) -> CGFloat {
    style == .dark ? SheetLayout.cardDimmingInDark : SheetLayout.dimming
  }

  private static func color(_ light: Int, dark: Int) -> UIColor {
    UIColor { traits in
      let hex = traits.userInterfaceStyle == .dark ? dark : light
      return UIColor(
        red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255,
        blue: CGFloat(hex & 255) / 255, alpha: 1)
    }
  }
}
