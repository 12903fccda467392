/// What is read by an operation: nothing, a colour, or a picture.
public nonisolated enum PaintInput: Sendable, BitwiseCopyable {
  /// As a mask: everything. As a source: nothing is drawn.
  case none
  /// The same everywhere; as a mask its alpha counts.
  case color(PaintColor)
  /// The pixel (`x`, `y`) in sampling space meets the destination rectangle's top left pixel.
  case picture(PaintPicture, x: Int32, y: Int32, sampling: PaintSampling)

  /// A picture read pixel by pixel.
  public static func picture(_ picture: PaintPicture, x: Int32, y: Int32) -> PaintInput {
    .picture(picture, x: x, y: y, sampling: .plain)
  }
}

/// What lies beyond a picture's edge.
public nonisolated enum PaintRepeat: UInt8, Hashable, Sendable, BitwiseCopyable {
  /// Transparency.
  case none
  /// The edge's pixels go on.
  case pad
}

/// How a picture is read: a matrix from sampling space to picture pixels, and what lies between
/// and beyond pixels.
///
/// Units: pixels in 16.16 fixed point, the form X and pixman share. Pixel centres lie at halves.
public nonisolated struct PaintSampling: Hashable, Sendable, BitwiseCopyable {
  /// From x to the picture's x.
  public var xx: Int32
  /// From y to the picture's x.
  public var xy: Int32
  /// What is added to the picture's x.
  public var x0: Int32
  /// From x to the picture's y.
  public var yx: Int32
  /// From y to the picture's y.
  public var yy: Int32
  /// What is added to the picture's y.
  public var y0: Int32
  /// The matrix' last row: what positions are divided by, for pictures in perspective.
  public var px: Int32 = 0
  /// Likewise, for y.
  public var py: Int32 = 0
  /// Likewise, for what is the same everywhere.
  public var pw: Int32 = 65536
  /// Whether four pixels are mixed; else the nearest one is taken.
  public var isBilinear: Bool
  /// What lies beyond the edges.
  public var `repeat`: PaintRepeat

  /// A way to read a picture.
  public init(
    xx: Int32, xy: Int32, x0: Int32, yx: Int32, yy: Int32, y0: Int32, isBilinear: Bool,
    repeat: PaintRepeat
  ) {
    self.xx = xx
    self.xy = xy
    self.x0 = x0
    self.yx = yx
    self.yy = yy
    self.y0 = y0
    self.isBilinear = isBilinear
    self.repeat = `repeat`
  }

  /// Pixel by pixel, transparent outside.
  public static let plain = PaintSampling(
    xx: 65536, xy: 0, x0: 0, yx: 0, yy: 65536, y0: 0, isBilinear: false, repeat: .none)

  /// Whether nothing is divided.
  public var isAffine: Bool { px == 0 && py == 0 && pw == 65536 }

  /// Whether the matrix changes nothing.
  public var isIdentity: Bool {
    xx == 65536 && yy == 65536 && xy == 0 && yx == 0 && x0 == 0 && y0 == 0 && isAffine
  }
}
