/// A device's pictures of one colour, made when first asked for and used again.
///
/// Black in every alpha stays for good, as fades run through them frame by frame; other colours
/// share a small ring.
public struct SolidCache<Handle: BitwiseCopyable> {
  private var alphas: [Handle?]
  private var ring: [(color: PaintColor, handle: Handle)] = []
  private var next = 0

  /// How many colours beside black are kept.
  public static var ringSize: Int { 64 }

  /// A cache with nothing in it.
  public init() {
    alphas = Array(repeating: nil, count: 256)
    ring.reserveCapacity(Self.ringSize)
  }

  /// - Parameters:
  ///   - make: gives a new picture, or nil when that cannot be.
  ///   - free: takes the picture that gives way.
  public mutating func handle(
    for color: PaintColor, make: (PaintColor) -> Handle?, free: (Handle) -> Void
  ) -> Handle? {
    if color.argb & 0xFF_FFFF == 0 {
      let alpha = Int(color.alpha)
      if let known = alphas[alpha] { return known }
      let made = make(color)
      alphas[alpha] = made
      return made
    }
    for entry in ring where entry.color == color { return entry.handle }
    guard let made = make(color) else { return nil }
    if ring.count < Self.ringSize {
      ring.append((color, made))
    } else {
      free(ring[next].handle)
      ring[next] = (color, made)
      next = (next + 1) % Self.ringSize
    }
    return made
  }

  /// Hands every picture to `free` and forgets it.
  public mutating func removeAll(free: (Handle) -> Void) {
    for case let handle? in alphas { free(handle) }
    for entry in ring { free(entry.handle) }
    alphas = Array(repeating: nil, count: 256)
    ring.removeAll(keepingCapacity: true)
    next = 0
  }
}
