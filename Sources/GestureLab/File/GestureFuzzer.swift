import Foundation

/// Damages gesture files in every way it can think of and reads them.
///
/// The same seed gives the same damage, so a finding can be made again.
public nonisolated struct GestureFuzzer: Sendable {
  /// What a damaged file did that none may do.
  public struct Finding: Error, CustomStringConvertible {
    public let description: String
  }

  private let seeds: [[UInt8]]
  private let readsActions: Bool
  private var state: UInt64

  /// - Parameters:
  ///   - seeds: whole files to damage.
  ///   - readsActions: whether they are W3C Actions.
  public init(seeds: [[UInt8]], readsActions: Bool = false, number: UInt64 = 1) {
    self.seeds = seeds
    self.readsActions = readsActions
    state = number &* 0xD134_2543_DE82_EF95 ^ 0x5851_F42D_4C95_7F2D
  }

  /// Reads so many damaged files.
  ///
  /// - Returns: how many of them were still gestures.
  /// - Throws: `Finding` for an error that does not say where, or a gesture that is another after
  ///   being written and read again.
  public mutating func run(_ count: Int) throws(Finding) -> Int {
    var whole = 0
    for _ in 0..<count {
      if try read(damaged()) { whole += 1 }
    }
    return whole
  }

  private func read(_ bytes: [UInt8]) throws(Finding) -> Bool {
    let gesture: GestureFile
    do throws(GestureFileError) {
      gesture =
        readsActions
        ? try GestureFile(actions: bytes, scene: "s") : try GestureFile(parsing: bytes)
    } catch {
      let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
      guard (1...lines).contains(error.line), error.column >= 1,
        error.column <= bytes.count + 1, !error.message.isEmpty, !error.message.contains("\n")
      else { throw finding("an error without a place: \(error)", bytes) }
      return false
    }
    let again: GestureFile
    do throws(GestureFileError) {
      again = try GestureFile(parsing: gesture.text)
    } catch {
      throw finding("what was written cannot be read: \(error)", bytes)
    }
    guard again == gesture else { throw finding("it is another when read again", bytes) }
    return true
  }

  private func finding(_ text: String, _ bytes: [UInt8]) -> Finding {
    Finding(description: "\(text)\n\(String(decoding: bytes, as: UTF8.self))")
  }

  /// Source: documented, SplitMix64.
  private mutating func next(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ z >> 31) % UInt64(max(1, limit)))
  }

  private static let words: [[UInt8]] =
    [
      "-", "9999999999999", "1e9", "nan", "0x10", "\n", "\n\n", "\r\n", ":", "#", " ", "\t", "\0",
      "down", "move 1", "up", "drag from", "flick", "velocity 0", "finger 9", "set: a=b", "é",
      "\u{FEFF}",
      "{", "}", "[", "]", "\"", ",", "\\u", "null", "true", "-0", ".5", "5.", "1.0000000001", "key",
      "wait 99999999", "rate 10000", "over 3600000", "scroll at 1 1 by 9999 9999",
      "cancel escapeKey",
    ].map { Array($0.utf8) } + [
      [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
    ]

  private mutating func damaged() -> [UInt8] {
    var bytes = seeds.isEmpty ? [] : seeds[next(seeds.count)]
    for _ in 0...next(4) {
      let place = next(bytes.count + 1)
      let length = min(bytes.count - place, next(12))
      switch next(7) {
      case 0: bytes.removeSubrange(place..<place + length)
      case 1: bytes.insert(contentsOf: Self.words[next(Self.words.count)], at: place)
      case 2: if place < bytes.count { bytes[place] = UInt8(next(256)) }
      case 3: if place < bytes.count { bytes[place] ^= 1 << UInt8(next(8)) }
      case 4: bytes.removeSubrange(place...)
      case 5: bytes.insert(contentsOf: bytes[place..<place + length], at: next(bytes.count + 1))
      default:
        bytes.replaceSubrange(place..<place + length, with: Self.words[next(Self.words.count)])
      }
    }
    return bytes
  }
}
