import Display

/// What the painter remembers of one bitmap.
final class ContentRecord {
  let content: RenderContent
  var picture = PaintPicture.none
  var version: UInt64 = 0
  /// When the picture was last read.
  var epoch = 0
  var isMarked = false
  /// How many sweeps in a row found it out of reach.
  var strayed = 0

  init(content: RenderContent) {
    self.content = content
  }

  /// Units: bytes.
  var pictureSize: Int { picture == .none ? 0 : content.width * content.height * 4 }
}
