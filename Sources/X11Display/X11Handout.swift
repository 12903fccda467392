import CX11
import Foundation

/// A long text on its way to another program, piece by piece as it takes them (ICCCM's INCR).
struct X11Handout {
  let requestor: Window
  let property: Atom
  let type: Atom
  private let bytes: [UInt8]
  private var sent = 0
  /// When the last piece was put out. Units: seconds.
  private(set) var touched = MonotonicClock.now

  /// One piece. Units: bytes. Source: chosen, below every server's largest request.
  static let piece = 65_536
  /// Who has not taken a piece for so long is gone. Units: seconds. Source: chosen.
  static let patience: TimeInterval = 10

  init(_ bytes: [UInt8], type: Atom, into property: Atom, of requestor: Window) {
    self.bytes = bytes
    self.type = type
    self.property = property
    self.requestor = requestor
  }

  var count: Int { bytes.count }

  /// The next piece; an empty one says that there is no more. Nil after that.
  mutating func next() -> ArraySlice<UInt8>? {
    guard sent <= bytes.count else { return nil }
    let end = min(sent + Self.piece, bytes.count)
    let piece = bytes[sent..<end]
    sent = piece.isEmpty ? bytes.count + 1 : end
    touched = MonotonicClock.now
    return piece
  }
}
