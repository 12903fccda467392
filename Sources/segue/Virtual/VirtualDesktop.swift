import XTestPointer

/// A display of our own, and the hand on its pointer.
@MainActor
struct VirtualDesktop {
  let display: VirtualDisplay
  let pointer: XTestPointer

  /// - Throws: `Failure` where Xvfb is not installed or does not start.
  init(width: Int, height: Int) throws(Failure) {
    do {
      display = try VirtualDisplay(size: (width, height))
      pointer = try XTestPointer(display: display.name)
    } catch {
      throw .world("no virtual display: \(error); install the package xvfb ('make setup' does)")
    }
  }

  /// Ends the display.
  func close() {
    pointer.close()
    display.stop()
  }
}
