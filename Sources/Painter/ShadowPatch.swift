/// The pictures a shadow of any size is put together from.
nonisolated struct ShadowPatch: BitwiseCopyable {
  /// The shadow of the smallest shape that has all there is to it.
  var all: PaintPicture
  /// Its middle column, repeated.
  var column = PaintPicture.none
  /// Its middle row, repeated.
  var row = PaintPicture.none

  /// How often the middle is repeated. Source: chosen, few operations along an edge.
  static let run: Int32 = 256

  init(all: PaintPicture) {
    self.all = all
  }
}

extension ShadowPatch {
  @MainActor
  init(_ shape: ShadowShape, _ painter: Painter) {
    let width = shape.maskWidth
    let height = shape.maskHeight
    var middleRow = [UInt8](repeating: 0, count: width)
    var middleColumn = [UInt8](repeating: 0, count: height)
    all = painter.makeMask(width: width, height: height) { bytes, stride in
      shape.draw(into: bytes, stride: stride)
      for x in 0..<width { middleRow[x] = bytes[height / 2 * stride + x] }
      for y in 0..<height { middleColumn[y] = bytes[y * stride + width / 2] }
    }
    if shape.isWide {
      column = painter.makeMask(width: Int(Self.run), height: height) { bytes, stride in
        for y in 0..<height {
          (bytes + y * stride).update(repeating: middleColumn[y], count: Int(Self.run))
        }
      }
    }
    if shape.isTall {
      row = painter.makeMask(width: width, height: Int(Self.run)) { bytes, stride in
        for y in 0..<Int(Self.run) {
          (bytes + y * stride).update(from: middleRow, count: width)
        }
      }
    }
  }

  @MainActor
  func free(_ painter: Painter) {
    for picture in [all, column, row] where picture != .none { painter.device.free(picture) }
  }
}
