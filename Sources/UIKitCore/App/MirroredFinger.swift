import Display
import Foundation

/// A mouse's second finger: while Control or Alt is held it mirrors the first about the device's
/// centre, as in phone simulators; with Shift as well it keeps its distance, and both go the same way.
struct MirroredFinger {
  /// The contact it takes; no touch screen counts so far.
  static let contact = 1_000_000

  private var place: CGPoint?
  /// Where the first finger was with it.
  private var first = CGPoint.zero
  /// From the first finger to the second while they go the same way.
  private var bond: CGPoint?

  /// Hands on a sample, and with it what the second finger does.
  mutating func expand(
    _ sample: PointerSample, about center: CGPoint, _ take: (PointerSample) -> Void
  ) {
    guard sample.device == .mouse, sample.contact == 0, sample.phase != .hover else {
      take(sample)
      return
    }
    let isWanted = !sample.modifiers.isDisjoint(with: [.control, .alternate])
    switch sample.phase {
    case .up:
      take(sample)
      lift(sample, take)
    case .down where !isWanted, .move where !isWanted:
      lift(sample, take)
      take(sample)
    default:
      take(sample)
      follow(sample, about: center, take)
    }
  }

  /// Where the second finger is; nil while there is none.
  var second: CGPoint? { place }

  /// Its gesture was taken away.
  mutating func forget() {
    place = nil
    bond = nil
  }

  private mutating func follow(
    _ sample: PointerSample, about center: CGPoint, _ take: (PointerSample) -> Void
  ) {
    let now = sample.position
    var next = CGPoint(x: 2 * center.x - now.x, y: 2 * center.y - now.y)
    if sample.modifiers.contains(.shift), let place {
      let bond = bond ?? CGPoint(x: place.x - first.x, y: place.y - first.y)
      self.bond = bond
      next = CGPoint(x: now.x + bond.x, y: now.y + bond.y)
    } else {
      bond = nil
    }
    send(place == nil ? .down : .move, next, sample, take)
    place = next
    first = now
  }

  private mutating func lift(_ sample: PointerSample, _ take: (PointerSample) -> Void) {
    guard let place else { return }
    forget()
    send(.up, place, sample, take)
  }

  private func send(
    _ phase: PointerSample.Phase, _ place: CGPoint, _ sample: PointerSample,
    _ take: (PointerSample) -> Void
  ) {
    var second = sample
    second.phase = phase
    second.contact = Self.contact
    second.position = place
    take(second)
  }
}
