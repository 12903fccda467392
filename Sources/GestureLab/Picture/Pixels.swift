import Drawing
import Foundation

/// A picture's pixels, to be compared.
enum Pixels {
  /// Premultiplied ARGB, row by row.
  static func all(of picture: CGImage) -> [UInt32] {
    let count = picture.width * picture.height
    return [UInt32](unsafeUninitializedCapacity: count) { buffer, filled in
      guard let target = buffer.baseAddress else { return }
      picture.copyPixels(to: target, bytesPerRow: 4 * picture.width)
      filled = count
    }
  }

  /// The smallest box around everything that differs; nil where nothing does.
  static func difference(
    _ one: [UInt32], _ other: [UInt32], width: Int
  ) -> (left: Int, top: Int, right: Int, bottom: Int)? {
    guard one.count == other.count, width > 0 else { return nil }
    var box: (left: Int, top: Int, right: Int, bottom: Int)?
    for row in 0..<one.count / width {
      let line = row * width..<(row + 1) * width
      guard let first = line.first(where: { one[$0] != other[$0] }),
        let last = line.last(where: { one[$0] != other[$0] })
      else { continue }
      let left = first - line.lowerBound
      let right = last - line.lowerBound + 1
      box = (
        min(box?.left ?? left, left), box?.top ?? row, max(box?.right ?? right, right), row + 1
      )
    }
    return box
  }
}
