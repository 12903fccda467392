import CX11
import Foundation
import Painter

/// The back buffers, and the two ways to bring one to the window.
final class X11Swap {
  /// More would only add delay. Source: `playground-and-x11.md` 7.10.
  private static let limit = 3
  /// Buffers grow by steps while a window is being resized, so that not every step makes new ones.
  /// Units: device pixels. Source: chosen.
  private static let step = 128

  private let window: X11Window
  private let connection: X11Connection
  private let device: XRenderDevice
  private let context: GC?
  private var region: XserverRegion = 0
  private var rectangles: [XRectangle] = []
  private(set) var buffers: [X11BackBuffer] = []
  private var retired: [X11BackBuffer] = []
  private var hasResized = false
  private var paintCount = 0
  private var serial: UInt32 = 0
  /// The buffer that holds what the window should show.
  private var latest: Pixmap = 0
  /// The pixels that `buffers` are for.
  private var size = (width: 0, height: 0)
  /// The window lacks more than the last frame's damage.
  private(set) var needsWhole = true
  private var isFirst = true
  private var hasFlipped = false
  private(set) var usesPresent: Bool

  init(window: X11Window, device: XRenderDevice) {
    self.window = window
    self.device = device
    connection = window.connection
    usesPresent = connection.capabilities.has(.present)
    rectangles.reserveCapacity(PaintDamage.limit)
    var values = XGCValues()
    values.graphics_exposures = 0
    context = XCreateGC(connection.display, window.id, UInt(GCGraphicsExposures), &values)
    if usesPresent { select(PresentCompleteNotifyMask) }
    if usesPresent, connection.capabilities.has(.fixes) {
      region = XFixesCreateRegion(connection.display, nil, 0)
    }
  }

  /// The number of the picture handed in last.
  var lastSerial: UInt32 { serial }

  /// From now on frames go by copying: Present's stamps are of no use.
  func abandonPresent() {
    usesPresent = false
  }

  /// A buffer free to be painted, and how many paintings ago it was filled; nil while the server
  /// holds all of them.
  func acquire() -> (index: Int, age: Int)? {
    fitToWindow()
    var best: Int?
    for index in buffers.indices where !buffers[index].isBusy {
      if best.map({ buffers[index].paintedAt > buffers[$0].paintedAt }) ?? true { best = index }
    }
    // A single buffer holds the whole of the last frame; two are needed once the server keeps one.
    if best == nil, buffers.count < Self.limit { best = addBuffer() }
    guard let best else { return nil }
    let painted = buffers[best].paintedAt
    return (best, painted == 0 ? 0 : paintCount + 1 - painted)
  }

  /// The painter has filled the buffer at `index`.
  func painted(_ index: Int) {
    paintCount += 1
    buffers[index].paintedAt = paintCount
  }

  /// Brings the buffer at `index` to the window.
  ///
  /// - Parameters:
  ///   - damage: where it differs from the frame before.
  ///   - count: the refresh to show it at; nil for the next.
  ///   - mayTear: whether it is shown at once when it comes too late for that refresh.
  func show(_ index: Int, damage: PaintDamage, at count: UInt64?, mayTear: Bool) {
    if connection.isLost { return }
    serial &+= 1
    latest = buffers[index].pixmap
    rectangles.removeAll(keepingCapacity: true)
    if !needsWhole {
      for rect in damage {
        rectangles.append(
          XRectangle(
            x: Int16(clamping: rect.left), y: Int16(clamping: rect.top),
            width: UInt16(clamping: rect.width), height: UInt16(clamping: rect.height)))
      }
    }
    if usesPresent { present(index, at: count, mayTear: mayTear) } else { copy() }
    needsWhole = false
    if !retired.isEmpty { freeRetired() }
    connection.flush()
  }

  private func present(_ index: Int, at count: UInt64?, mayTear: Bool) {
    var update: XserverRegion = 0
    if region != 0, !rectangles.isEmpty {
      XFixesSetRegion(connection.display, region, &rectangles, Int32(rectangles.count))
      update = region
    }
    // The first picture has nothing to tear, and waiting for a refresh would show rubbish.
    let options = isFirst || mayTear ? PresentOptionAsync : PresentOptionNone
    isFirst = false
    buffers[index].isBusy = true
    buffers[index].serial = serial
    XPresentPixmap(
      connection.display, window.id, latest, serial, 0, update, 0, 0, 0, 0, 0, UInt32(options),
      count ?? 0, 0, 0, nil, 0)
  }

  private func copy() {
    if rectangles.isEmpty {
      rectangles.append(
        XRectangle(
          x: 0, y: 0, width: UInt16(clamping: size.width), height: UInt16(clamping: size.height)))
    }
    for rect in rectangles {
      restore(
        x: Int32(rect.x), y: Int32(rect.y), width: UInt32(rect.width), height: UInt32(rect.height))
    }
    // An empty change of a property comes back as an event once the server has done all before it.
    var nothing: UInt8 = 0
    XChangeProperty(
      connection.display, window.id, connection.atoms[.clockProbe], X11Atoms.Predefined.cardinal,
      8, PropModeAppend, &nothing, 0)
  }

  /// Copies a part of the last frame to the window again; false when there is no frame yet.
  @discardableResult
  func restore(x: Int32, y: Int32, width: UInt32, height: UInt32) -> Bool {
    guard latest != 0, !connection.isLost else { return false }
    XCopyArea(connection.display, latest, window.id, context, x, y, width, height, x, y)
    return true
  }

  private func select(_ mask: Int32) {
    XPresentSelectInput(connection.display, window.id, UInt32(mask))
  }

  /// The picture `serial` was shown, or let go.
  ///
  /// A picture that was copied is done with; one that was flipped to stays on the display, and the
  /// server says when it no longer is. That word is asked for only from the first flip on: it is an
  /// event for every frame.
  func completed(_ serial: UInt32, isFlipped: Bool) {
    if isFlipped, !hasFlipped {
      hasFlipped = true
      select(PresentCompleteNotifyMask | PresentIdleNotifyMask)
    }
    if hasFlipped { return }
    for index in buffers.indices where buffers[index].serial == serial {
      buffers[index].isBusy = false
    }
  }

  /// The server no longer reads `pixmap`.
  func release(_ pixmap: Pixmap) {
    for index in buffers.indices where buffers[index].pixmap == pixmap {
      buffers[index].isBusy = false
    }
  }

  /// A picture was never shown: the window lacks its damage.
  func skipped() {
    needsWhole = true
  }

  private func fitToWindow() {
    let wanted = window.pixelSize
    if wanted == size { return }
    hasResized = size != (0, 0)
    size = wanted
    needsWhole = true
    for index in buffers.indices { buffers[index].paintedAt = 0 }
    if buffers.allSatisfy({ $0.width >= wanted.width && $0.height >= wanted.height }) { return }
    // The last frame still answers the server until there is a new one.
    retired += buffers
    buffers.removeAll(keepingCapacity: true)
  }

  private func addBuffer() -> Int {
    let (width, height) =
      hasResized ? (Self.rounded(size.width), Self.rounded(size.height)) : size
    let pixmap = XCreatePixmap(
      connection.display, window.id, UInt32(width), UInt32(height), UInt32(window.depth))
    let picture = device.adopt(pixmap: pixmap, depth: window.depth)
    buffers.append(X11BackBuffer(pixmap: pixmap, picture: picture, width: width, height: height))
    return buffers.count - 1
  }

  private static func rounded(_ length: Int) -> Int {
    min(32767, (length + step - 1) / step * step)
  }

  private func freeRetired() {
    for buffer in retired { free(buffer) }
    retired.removeAll()
  }

  private func free(_ buffer: X11BackBuffer) {
    device.free(buffer.picture)
    XFreePixmap(connection.display, buffer.pixmap)
  }

  /// Gives everything back.
  func close() {
    if connection.isLost { return }
    freeRetired()
    for buffer in buffers { free(buffer) }
    buffers.removeAll()
    latest = 0
    if region != 0 { XFixesDestroyRegion(connection.display, region) }
    if let context { XFreeGC(connection.display, context) }
  }
}
