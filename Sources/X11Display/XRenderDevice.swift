public import CX11
import Foundation
public import Painter

/// Executes pixel operations on an X server, by its Render extension.
///
/// Requests are few: a picture's sampling is sent only when it changes.
public final class XRenderDevice: PaintDevice {
  struct Entry {
    var picture: Picture = 0
    var pixmap: Pixmap = 0
    var format = PaintFormat.argb32
    var sampling = PaintSampling.plain
    /// Whether the pixmap is ours to free.
    var isOwned = false
  }

  let display: OpaquePointer
  /// Known where the line may break in the middle of a picture.
  var connection: X11Connection?
  let drawable: Drawable
  var entries: [Entry] = [Entry()]
  var scratch: XRenderScratch
  private var vacant: [Int] = []
  private var solids = SolidCache<Picture>()
  private var rectangles: [XRectangle] = []
  private var contexts: [GC?] = [nil, nil, nil]

  /// - Parameters:
  ///   - display: an open connection, which must outlive the device.
  ///   - drawable: a window or root window of the screen that will show the pictures.
  public init(display: OpaquePointer, drawable: Drawable) {
    self.display = display
    self.drawable = drawable
    scratch = XRenderScratch(display: display)
    rectangles.reserveCapacity(64)
  }

  /// Whether requests go nowhere; Xlib's buffer would only fill up, and it does not check.
  var isCutOff: Bool { connection?.isLost ?? false }

  /// Whether the server can do what the device asks of it.
  public static func isSupported(by display: OpaquePointer) -> Bool {
    var event: Int32 = 0
    var error: Int32 = 0
    guard XRenderQueryExtension(display, &event, &error) != 0 else { return false }
    var major: Int32 = 0
    var minor: Int32 = 0
    guard XRenderQueryVersion(display, &major, &minor) != 0 else { return false }
    return major > 0 || minor >= 10
  }

  /// Frees everything on the server. Not to be called once the connection is lost.
  public func tearDown() {
    for index in entries.indices.dropFirst() { free(PaintPicture(rawValue: UInt32(index))) }
    solids.removeAll { XRenderFreePicture(display, $0) }
    for context in contexts { if let context { XFreeGC(display, context) } }
    contexts = [nil, nil, nil]
    scratch.tearDown()
  }

  /// Makes a picture of a pixmap that stays the caller's, such as a back buffer.
  ///
  /// - Parameter depth: 24 or 32.
  public func adopt(pixmap: Pixmap, depth: Int) -> PaintPicture {
    insert(pixmap: pixmap, format: depth == 32 ? .argb32 : .xrgb32, isOwned: false)
  }

  public func makePicture(width: Int, height: Int, format: PaintFormat) -> PaintPicture {
    guard !isCutOff, width > 0, height > 0, width <= 32767, height <= 32767 else { return .none }
    let pixmap = XCreatePixmap(
      display, drawable, UInt32(width), UInt32(height), Self.depth(of: format))
    return insert(pixmap: pixmap, format: format, isOwned: true)
  }

  private func insert(pixmap: Pixmap, format: PaintFormat, isOwned: Bool) -> PaintPicture {
    let standard =
      switch format {
      case .argb32: PictStandardARGB32
      case .xrgb32: PictStandardRGB24
      case .a8: PictStandardA8
      }
    guard !isCutOff, pixmap != 0, let pictFormat = XRenderFindStandardFormat(display, standard)
    else {
      return .none
    }
    let picture = XRenderCreatePicture(display, pixmap, pictFormat, 0, nil)
    let entry = Entry(picture: picture, pixmap: pixmap, format: format, isOwned: isOwned)
    if let index = vacant.popLast() {
      entries[index] = entry
      return PaintPicture(rawValue: UInt32(index))
    }
    entries.append(entry)
    return PaintPicture(rawValue: UInt32(entries.count - 1))
  }

  public func free(_ picture: PaintPicture) {
    guard !isCutOff, let entry = entry(picture) else { return }
    XRenderFreePicture(display, entry.picture)
    if entry.isOwned { XFreePixmap(display, entry.pixmap) }
    entries[Int(picture.rawValue)] = Entry()
    vacant.append(Int(picture.rawValue))
  }

  public func fill(
    _ picture: PaintPicture, color: PaintColor, operation: PaintOperator,
    rects: UnsafeBufferPointer<PaintRect>
  ) {
    guard !isCutOff, let entry = entry(picture), !rects.isEmpty else { return }
    rectangles.removeAll(keepingCapacity: true)
    for rect in rects {
      rectangles.append(
        XRectangle(
          x: Int16(clamping: rect.left), y: Int16(clamping: rect.top),
          width: UInt16(clamping: rect.width), height: UInt16(clamping: rect.height)))
    }
    let parts = color.components16
    var renderColor = XRenderColor(
      red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
    XRenderFillRectangles(
      display, Self.code(of: operation), entry.picture, &renderColor, rectangles,
      Int32(rectangles.count))
  }

  public func composite(
    _ operation: PaintOperator, source: PaintInput, mask: PaintInput,
    destination: PaintPicture, rect: PaintRect
  ) {
    guard !isCutOff, let target = entry(destination) else { return }
    var sourceX: Int32 = 0
    var sourceY: Int32 = 0
    var maskX: Int32 = 0
    var maskY: Int32 = 0
    guard let sourcePicture = self.picture(of: source, x: &sourceX, y: &sourceY) else { return }
    let maskPicture = self.picture(of: mask, x: &maskX, y: &maskY)
    if case .none = mask {} else if maskPicture == nil { return }
    XRenderComposite(
      display, Self.code(of: operation), sourcePicture, maskPicture ?? 0, target.picture,
      sourceX, sourceY, maskX, maskY, rect.left, rect.top, UInt32(rect.width),
      UInt32(rect.height))
  }

  func entry(_ picture: PaintPicture) -> Entry? {
    let index = Int(picture.rawValue)
    guard index > 0, index < entries.count, entries[index].picture != 0 else { return nil }
    return entries[index]
  }

  /// The graphics context uploads to pictures of `format` go through.
  func context(for format: PaintFormat, pixmap: Pixmap) -> GC? {
    let index = Int(format.rawValue)
    if let known = contexts[index] { return known }
    let made = XCreateGC(display, pixmap, 0, nil)
    contexts[index] = made
    return made
  }

  private func picture(of input: PaintInput, x: inout Int32, y: inout Int32) -> Picture? {
    switch input {
    case .none:
      return nil
    case .color(let color):
      return solids.handle(
        for: color,
        make: { [display] color in
          let parts = color.components16
          var renderColor = XRenderColor(
            red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
          return XRenderCreateSolidFill(display, &renderColor)
        }, free: { XRenderFreePicture(display, $0) })
    case .picture(let picture, let left, let top, let sampling):
      guard let entry = entry(picture) else { return nil }
      x = left
      y = top
      apply(sampling, to: entry, index: Int(picture.rawValue))
      return entry.picture
    }
  }

  static func depth(of format: PaintFormat) -> UInt32 {
    switch format {
    case .argb32: 32
    case .xrgb32: 24
    case .a8: 8
    }
  }

  private static func code(of operation: PaintOperator) -> Int32 {
    switch operation {
    case .source: PictOpSrc
    case .over: PictOpOver
    case .inReverse: PictOpInReverse
    }
  }
}
