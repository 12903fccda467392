import CX11
import Foundation

/// Memory pixels are made in before they go to the server: shared with it where both are on one
/// machine and there is much to carry.
@MainActor
final class XRenderScratch {
  /// Below this many bytes the socket is quick enough. Source: chosen.
  private static let sharedFrom = 64 * 1024

  private let display: OpaquePointer
  private var plain: UnsafeMutableRawPointer?
  private var plainSize = 0
  /// Xlib keeps its address, so it needs a fixed place.
  private let segment = UnsafeMutablePointer<XShmSegmentInfo>.allocate(capacity: 1)
  private var sharedSize = 0
  private var isSharingPossible: Bool
  /// Whether the server may still read the shared memory.
  private var isInFlight = false

  init(display: OpaquePointer) {
    self.display = display
    segment.initialize(to: XShmSegmentInfo())
    let name = String(cString: XDisplayString(display))
    isSharingPossible =
      (name.hasPrefix(":") || name.hasPrefix("unix")) && XShmQueryExtension(display) != 0
  }

  isolated deinit {
    releaseMemory()
    plain?.deallocate()
    segment.deallocate()
  }

  /// Gives the shared memory back, on the server too.
  func tearDown() {
    if sharedSize > 0 {
      XShmDetach(display, segment)
      XSync(display, 0)
    }
    releaseMemory()
  }

  /// Memory of at least `byteCount` bytes.
  ///
  /// - Parameter isShared: false where there is no server to share it with.
  func memory(byteCount: Int, isShared: Bool) -> UnsafeMutableRawPointer {
    if isShared, byteCount >= Self.sharedFrom, isSharingPossible, let shared = shared(byteCount) {
      return shared
    }
    if let plain, plainSize >= byteCount { return plain }
    plain?.deallocate()
    plainSize = max(4096, byteCount)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: plainSize, alignment: 16)
    plain = memory
    return memory
  }

  /// Puts an image whose pixels lie in the shared memory; false when they lie elsewhere.
  func put(_ image: inout XImage, to drawable: Drawable, context: GC, x: Int32, y: Int32) -> Bool {
    guard sharedSize > 0, image.data == segment.pointee.shmaddr else { return false }
    image.obdata = UnsafeMutableRawPointer(segment).assumingMemoryBound(to: CChar.self)
    XShmPutImage(
      display, drawable, context, &image, 0, 0, x, y, UInt32(image.width),
      UInt32(image.height), 0)
    isInFlight = true
    return true
  }

  private func shared(_ byteCount: Int) -> UnsafeMutableRawPointer? {
    if isInFlight {
      XSync(display, 0)
      isInFlight = false
    }
    if sharedSize >= byteCount { return UnsafeMutableRawPointer(segment.pointee.shmaddr) }
    if sharedSize > 0 { tearDown() }
    var size = 1 << 20
    while size < byteCount { size *= 2 }
    guard attach(size) else {
      isSharingPossible = false
      return nil
    }
    sharedSize = size
    return UnsafeMutableRawPointer(segment.pointee.shmaddr)
  }

  private func attach(_ size: Int) -> Bool {
    let id = shmget(0, size, IPC_CREAT | 0o600)
    guard id >= 0 else { return false }
    let address = shmat(id, nil, 0)
    guard let address, Int(bitPattern: address) != -1 else {
      shmctl(id, IPC_RMID, nil)
      return false
    }
    segment.pointee = XShmSegmentInfo()
    segment.pointee.shmid = id
    segment.pointee.shmaddr = address.assumingMemoryBound(to: CChar.self)
    segment.pointee.readOnly = 1
    // A server in another container refuses by an error event, which would end the program.
    XSync(display, 0)
    attachFailed = false
    let former = XSetErrorHandler { _, _ in
      attachFailed = true
      return 0
    }
    let asked = XShmAttach(display, segment)
    XSync(display, 0)
    _ = XSetErrorHandler(former)
    // Marked for removal at once, the segment goes with its last user, come what may.
    shmctl(id, IPC_RMID, nil)
    if asked == 0 || attachFailed {
      shmdt(address)
      segment.pointee = XShmSegmentInfo()
      return false
    }
    return true
  }

  private func releaseMemory() {
    guard sharedSize > 0 else { return }
    shmdt(segment.pointee.shmaddr)
    segment.pointee = XShmSegmentInfo()
    sharedSize = 0
    isInFlight = false
  }
}

/// Set by the error handler that is in place while a segment is attached, on the main thread.
private nonisolated(unsafe) var attachFailed = false
