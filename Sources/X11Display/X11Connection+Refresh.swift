import CX11
import Foundation

extension X11Connection {
  /// The time between refreshes that RANDR announces; nil when it has none or an absurd one, as
  /// software displays do. Units: seconds.
  var announcedPeriod: TimeInterval? {
    guard !isLost, capabilities.has(.resizing),
      let resources = XRRGetScreenResourcesCurrent(display, root)
    else { return nil }
    defer { XRRFreeScreenResources(resources) }
    let modes = UnsafeBufferPointer(
      start: resources.pointee.modes, count: Int(resources.pointee.nmode))
    for index in 0..<Int(resources.pointee.ncrtc) {
      guard let crtc = XRRGetCrtcInfo(display, resources, resources.pointee.crtcs[index]) else {
        continue
      }
      defer { XRRFreeCrtcInfo(crtc) }
      guard let mode = modes.first(where: { $0.id == crtc.pointee.mode }) else { continue }
      let pixels = Double(mode.hTotal) * Double(mode.vTotal)
      guard pixels > 0, mode.dotClock > 0 else { continue }
      let period = pixels / Double(mode.dotClock)
      if (0.002...0.05).contains(period) { return period }
    }
    return nil
  }
}
