import UIKit

/// The colours of a picture, all of its two hues, and its measures.
extension Landscape {
  var skyTop: UIColor {
    UIColor(hue: hue, saturation: 0.52, brightness: light * 0.86, alpha: 1)
  }

  var skyLow: UIColor {
    UIColor(hue: horizonHue, saturation: 0.36, brightness: min(1, light * 1.07), alpha: 1)
  }

  /// Mixed as light is, not round the circle of hues: from blue to orange there is no green.
  var skyMiddle: UIColor { Self.mix(skyTop, skyLow, 0.52, brightness: 1.02) }

  /// From the haze of the distance (0) to the dark of what is near (1).
  func land(_ nearness: CGFloat) -> UIColor {
    let dark = UIColor(hue: hue, saturation: 0.6, brightness: light * 0.24, alpha: 1)
    return Self.mix(skyMiddle, dark, 0.38 + 0.52 * min(max(nearness, 0), 1.2), brightness: 0.96)
  }

  static func mix(
    _ one: UIColor, _ other: UIColor, _ part: CGFloat, brightness: CGFloat
  ) -> UIColor {
    let (from, to) = (one.cgColor, other.cgColor)
    func channel(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
      min(max((from + (to - from) * part) * brightness, 0), 1)
    }
    return UIColor(
      red: channel(from.red, to.red), green: channel(from.green, to.green),
      blue: channel(from.blue, to.blue), alpha: 1)
  }

  func fill(
    _ context: CGContext, _ colors: [UIColor], from top: CGFloat, to bottom: CGFloat
  ) {
    guard let gradient = CGGradient(colorsSpace: nil, colors: colors.map(\.cgColor), locations: nil)
    else { return }
    context.drawLinearGradient(
      gradient, start: CGPoint(x: 0, y: top), end: CGPoint(x: 0, y: bottom),
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
  }

  func place(_ unit: CGPoint, in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + unit.x * rect.width, y: rect.minY + unit.y * rect.height)
  }

  /// 0…1, the same for the same picture and number.
  func noise(_ index: Int) -> CGFloat {
    let wave = sin(CGFloat(seed * 31 + index) * 12.9898) * 43758.5453
    return wave - wave.rounded(.down)
  }
}
