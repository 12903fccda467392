import Drawing
import Foundation
import Geometry

/// A symbol at a size and a weight.
struct SymbolPicture {
  let name: String
  let configuration: UIImage.SymbolConfiguration
  private let symbol: Symbol

  init?(name: String, configuration: UIImage.SymbolConfiguration) {
    guard let symbol = SymbolCatalog.symbol(named: name) else { return nil }
    self.name = name
    self.configuration = configuration
    self.symbol = symbol
  }

  /// Points a grid unit.
  private var unit: CGFloat {
    Symbol.unit(pointSize: configuration.pointSize ?? 17) * (configuration.scale?.factor ?? 1)
  }

  /// Points, rounded up to halves so that the picture is whole pixels at scale 2.
  var size: CGSize {
    func half(_ length: CGFloat) -> CGFloat { (length * unit * 2).rounded(.up) / 2 }
    return CGSize(width: half(symbol.size.width), height: half(symbol.size.height))
  }

  /// Draws stretched over the rectangle. Units: points.
  func draw(in context: CGContext, rect: CGRect, color: CGColor) {
    guard size.width > 0, size.height > 0 else { return }
    context.saveGState()
    context.translateBy(x: rect.midX, y: rect.midY)
    context.scaleBy(x: unit * rect.width / size.width, y: unit * rect.height / size.height)
    context.translateBy(x: -symbol.size.width / 2, y: -symbol.size.height / 2)
    let weight = configuration.weight ?? .regular
    symbol.draw(in: context, color: color, lineWidth: Symbol.lineWidth(weight))
    context.restoreGState()
  }

  /// The pixels at a scale; the same ones for as long as somebody holds them.
  func bitmap(scale: CGFloat, color: CGColor) -> CGImage? {
    let key = SymbolBitmaps.Key(
      name: name, unit: unit, weight: configuration.weight ?? .regular, scale: scale, color: color)
    return SymbolBitmaps.bitmap(for: key) {
      let context = CGContext(pointSize: size, scale: scale)
      draw(in: context, rect: CGRect(origin: .zero, size: size), color: color)
      return context.makeImage()
    }
  }
}

/// Bitmaps of symbols in use, so that forty chevrons are one picture.
private enum SymbolBitmaps {
  struct Key: Hashable {
    var name: String
    var unit: CGFloat
    var weight: UIFont.Weight
    var scale: CGFloat
    var color: CGColor
  }

  private struct Entry {
    weak var image: CGImage?
  }

  private static var entries: [Key: Entry] = [:]

  static func bitmap(for key: Key, making: () -> CGImage?) -> CGImage? {
    if let image = entries[key]?.image { return image }
    entries = entries.filter { $0.value.image != nil }
    guard let image = making() else { return nil }
    entries[key] = Entry(image: image)
    return image
  }
}
