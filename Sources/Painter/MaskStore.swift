import Display
import Foundation

/// Coverage pictures of corners, lines and shadows, made once per shape.
final class MaskStore {
  private enum Key: Hashable {
    case corners(PaintCorners)
    case line(PaintCorners, width: Int32)
    case shadow(ShadowShape)
  }

  private struct Entry {
    var patch: ShadowPatch
    var epoch: Int
  }

  /// More shapes than this are not kept. Source: chosen.
  private static let limit = 96

  private var entries: [Key: Entry] = [:]

  var count: Int { entries.count }

  /// Four corners around a point, `2·side` wide and high.
  func corners(_ corners: PaintCorners, _ painter: Painter) -> PaintPicture {
    var shape = corners
    shape.mask = 15
    return patch(.corners(shape), painter) {
      let side = Int(shape.side)
      return ShadowPatch(
        all: Self.fourCorners(CornerShape.coverage(shape, side: side), side: side, painter))
    }.all
  }

  /// Four corners of a line around a point, `2·side` wide and high.
  func line(_ corners: PaintCorners, width: Int32, _ painter: Painter) -> PaintPicture {
    var shape = corners
    shape.mask = 15
    return patch(.line(shape, width: width), painter) {
      let side = Int(shape.side)
      return ShadowPatch(
        all: Self.fourCorners(
          CornerShape.lineCoverage(shape, width: Int(width), side: side), side: side, painter))
    }.all
  }

  func shadow(_ shape: ShadowShape, _ painter: Painter) -> ShadowPatch {
    patch(.shadow(shape), painter) { ShadowPatch(shape, painter) }
  }

  func removeAll(_ painter: Painter) {
    for entry in entries.values { entry.patch.free(painter) }
    entries.removeAll()
  }

  private func patch(_ key: Key, _ painter: Painter, make: () -> ShadowPatch) -> ShadowPatch {
    if let index = entries.index(forKey: key) {
      entries.values[index].epoch = painter.epoch
      return entries.values[index].patch
    }
    let patch = make()
    painter.counters.rasterizations += 1
    if entries.count >= Self.limit { dropOldest(painter) }
    entries[key] = Entry(patch: patch, epoch: painter.epoch)
    return patch
  }

  /// Makes room, by a quarter at a time.
  private func dropOldest(_ painter: Painter) {
    let byAge = entries.sorted { $0.value.epoch < $1.value.epoch }
    for (key, entry) in byAge.prefix(Self.limit / 4) where entry.epoch < painter.epoch {
      entry.patch.free(painter)
      entries[key] = nil
    }
  }

  private static func fourCorners(_ coverage: [Float], side: Int, _ painter: Painter)
    -> PaintPicture
  {
    guard side > 0 else { return .none }
    let size = 2 * side
    return painter.makeMask(width: size, height: size) { bytes, stride in
      for y in 0..<size {
        let row = min(y, size - 1 - y)
        for x in 0..<size {
          let column = min(x, size - 1 - x)
          let value = min(max(0, coverage[row * side + column]), 1)
          bytes[y * stride + x] = UInt8(value * 255 + 0.5)
        }
      }
    }
  }
}
