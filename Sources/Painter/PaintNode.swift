/// One item of a list with everything resolved to the list's device pixels: plain values, so two
/// frames are compared by comparing memory.
nonisolated struct PaintNode: Equatable, BitwiseCopyable {
  enum Kind: UInt8 {
    case solid, content, shadow, border, group
    /// Drawn upright into a picture of its own first, then placed.
    case baked
  }

  enum Placement: UInt8 {
    /// Pixel by pixel.
    case whole
    /// Stretched to whole pixel edges.
    case scaled
    /// Anywhere, by any matrix, with soft edges.
    case exact
  }

  /// Tells the same thing in two frames: layer or list, and kind.
  var key: UInt64
  var kind: Kind
  var placement = Placement.whole
  /// Whether it hides what lies behind `rect`, its rounded corners apart.
  var isOpaque = false
  /// Opacity of contents and groups.
  var alpha: UInt8 = 255
  /// Of solids, borders and shadows, opacity included.
  var color = PaintColor.clear
  /// Where it stands.
  var rect = PaintRect.empty
  /// The pixels it may touch: `rect` and what bleeds out of it, after the clip.
  var bounds = PaintRect.empty
  var corners = PaintCorners.none
  /// Of a border its width in pixels, of a shadow its blur in quarters of a pixel.
  var detail: Int32 = 0
  /// Which content or list; of a baked node its child.
  var slot: Int32 = -1
  /// Of a masked group which mask.
  var mask: Int32 = -1
  /// Of a content its pixels' version, of a group how often its list had changed.
  var version: UInt64 = 0
  /// Of a group whether its list covers the whole part.
  var isListOpaque = false
  /// Of a group the part of its list that is kept, in that list's pixels; of a content the part
  /// of the bitmap.
  var source = PaintRect.empty
  /// From pixels relative to `rect`'s corner to pixels of the source.
  var sampling = PaintSampling.plain

  init(key: UInt64, kind: Kind) {
    // Layer and list numbers are counted separately, so the kind keeps them apart.
    self.key = key << 3 | UInt64(kind.rawValue)
    self.kind = kind
  }
}

/// The mask of a group: a list whose alpha counts.
nonisolated struct PaintMask: Equatable, BitwiseCopyable {
  var slot: Int32
  /// How often the list had changed.
  var version: UInt64
  /// The part of the mask list that is kept, in its pixels.
  var source: PaintRect
  /// Whether the mask is read pixel by pixel, `sampling` aside.
  var isWhole: Bool
  /// Where `source` begins, in pixels relative to the group's bounds.
  var x: Int32
  var y: Int32
  /// From pixels relative to the group's bounds to pixels relative to `source`.
  var sampling: PaintSampling
}
