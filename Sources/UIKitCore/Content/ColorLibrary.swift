import Foundation
import Geometry

/// Finds colours by name in the asset catalogues that lie beside the program as folders.
enum ColorLibrary {
  private static var found: [String: UIColor] = [:]

  static func color(named name: String, in bundle: Bundle?) -> UIColor? {
    let key = "\(bundle?.bundlePath ?? "")\n\(name)"
    if let known = found[key] { return known }
    let sets = (bundle.map { [$0] } ?? ImageLibrary.all).lazy.flatMap {
      AssetCatalogues.sets(name, kind: "colorset", in: $0)
    }
    let color = sets.compactMap { AssetCatalogues.list(of: $0).flatMap(color(from:)) }.first
    found[key] = color
    return color
  }

  /// What a colour set's list says: a colour for any look, and perhaps one for the dark.
  static func color(from data: Data) -> UIColor? {
    guard let list = try? JSONDecoder().decode(ColorList.self, from: data) else { return nil }
    let colors = list.colors.filter { $0.color != nil }
    guard let any = colors.first(where: { $0.appearances?.isEmpty ?? true })?.cgColor else {
      return nil
    }
    let dark = colors.first { $0.isDark }?.cgColor ?? any
    let (light, night) = (UIColor(cgColor: any), UIColor(cgColor: dark))
    return UIColor { $0.userInterfaceStyle == .dark ? night : light }
  }
}

/// A colour set's `Contents.json`.
private nonisolated struct ColorList: Decodable {
  struct Entry: Decodable {
    struct Look: Decodable {
      let appearance: String
      let value: String
    }

    struct Color: Decodable {
      let components: [String: String]
    }

    let appearances: [Look]?
    let color: Color?

    var isDark: Bool {
      appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } == true
    }

    var cgColor: CGColor? {
      guard let parts = color?.components else { return nil }
      if let white = part(parts["white"]) {
        return CGColor(red: white, green: white, blue: white, alpha: part(parts["alpha"]) ?? 1)
      }
      guard let red = part(parts["red"]), let green = part(parts["green"]),
        let blue = part(parts["blue"])
      else { return nil }
      return CGColor(red: red, green: green, blue: blue, alpha: part(parts["alpha"]) ?? 1)
    }

    /// `0.5`, `128` or `0x80`: parts of one have a point, others count to 255.
    private func part(_ text: String?) -> CGFloat? {
      guard let text else { return nil }
      let value: Double? =
        if text.hasPrefix("0x") {
          UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        } else if text.contains(".") {
          Double(text)
        } else {
          Double(text).map { $0 / 255 }
        }
      guard let value, value.isFinite else { return nil }
      return CGFloat(min(max(value, 0), 1))
    }
  }

  let colors: [Entry]
}
