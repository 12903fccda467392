import CX11
import Painter

/// A pixmap that frames are painted to before they are shown.
struct X11BackBuffer {
  let pixmap: Pixmap
  let picture: PaintPicture
  /// Device pixels; at least the window's.
  let width: Int
  let height: Int
  /// The server may still read it.
  var isBusy = false
  /// The number it was last handed to Present under.
  var serial: UInt32 = 0
  /// Which call of the painter filled it last; 0 before the first.
  var paintedAt = 0
}
