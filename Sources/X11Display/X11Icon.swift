/// A picture for the window's icon.
public nonisolated struct X11Icon: Equatable, Sendable {
  /// Pixels a row.
  public var width: Int
  /// Rows.
  public var height: Int
  /// Straight alpha, `0xAARRGGBB`, row by row from the top.
  public var pixels: [UInt32]

  /// - Precondition: none; an icon whose pixels do not match its size is not shown.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Whether there are as many pixels as the size says, and a sane number of them.
  var isSound: Bool {
    (1...512).contains(width) && (1...512).contains(height) && pixels.count == width * height
  }

  /// The program's own: a page that slides off another.
  public static let standard = X11Icon(size: 48)

  private init(size: Int) {
    let side = Double(size)
    var pixels = [UInt32](repeating: 0, count: size * size)
    for row in 0..<size {
      for column in 0..<size {
        let (x, y) = ((Double(column) + 0.5) / side, (Double(row) + 0.5) / side)
        let tile = Self.coverage(x, y, left: 0.06, right: 0.94, radius: 0.2, pixel: 1 / side)
        let page = Self.coverage(x - 0.3, y, left: 0.06, right: 0.94, radius: 0.1, pixel: 1 / side)
        let blue = 1 - 0.25 * y
        let tone = (red: 0.04 + 0.3 * y * 0.4, green: 0.48 * blue, blue: blue)
        let mix = page * tile
        let red = tone.red + (1 - tone.red) * mix
        let green = tone.green + (1 - tone.green) * mix
        let last = tone.blue + (1 - tone.blue) * mix
        pixels[row * size + column] =
          Self.byte(tile) << 24 | Self.byte(red) << 16 | Self.byte(green) << 8 | Self.byte(last)
      }
    }
    self.init(width: size, height: size, pixels: pixels)
  }

  /// How much of a pixel lies in a rounded square of the unit square.
  private static func coverage(
    _ x: Double, _ y: Double, left: Double, right: Double, radius: Double, pixel: Double
  ) -> Double {
    let dx = max(left + radius - x, x - (right - radius), 0)
    let dy = max(left + radius - y, y - (right - radius), 0)
    let distance = (dx * dx + dy * dy).squareRoot() - radius
    return min(1, max(0, 0.5 - distance / pixel))
  }

  private static func byte(_ value: Double) -> UInt32 {
    UInt32(min(255, max(0, (value * 255).rounded())))
  }
}
