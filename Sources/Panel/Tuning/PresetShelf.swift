import Foundation
public import Playground

/// A scene's presets: those it comes with, then those the user has named.
public struct PresetShelf {
  /// Why a name cannot be used.
  public nonisolated struct Failure: Error, Equatable, CustomStringConvertible {
    public let description: String
  }

  /// The scene's own, which stay as they are.
  public let own: [TunablePreset]
  /// The user's, in the order in which they were saved.
  public private(set) var saved: [TunablePreset]

  /// What is longer does not fit a menu. Source: chosen.
  private static let longest = 60

  public init(own: [TunablePreset], saved: [TunablePreset] = []) {
    self.own = own
    self.saved = saved
  }

  /// As the menu shows them.
  public var all: [TunablePreset] { own + saved }

  /// The preset of a name, however its letters are written.
  public func preset(named name: String) -> TunablePreset? {
    all.first { $0.name == name }
      ?? all.first { $0.answers(to: name) }
  }

  /// Keeps values under a name; one the user gave before is replaced.
  ///
  /// - Throws: `Failure` for an empty name, a long one, and one of the scene's own.
  public mutating func save(_ values: [String: Double], as name: String) throws(Failure) {
    let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !name.isEmpty else { throw Failure(description: "a preset needs a name") }
    guard name.count <= Self.longest else {
      throw Failure(description: "a name has at most \(Self.longest) letters")
    }
    guard !own.contains(where: { $0.name.compare(name, options: .caseInsensitive) == .orderedSame })
    else { throw Failure(description: "“\(name)” is one of the scene's own presets") }
    let preset = TunablePreset(name: name, source: "saved here", values: values)
    if let index = saved.firstIndex(where: {
      $0.name.compare(name, options: .caseInsensitive) == .orderedSame
    }) {
      saved[index] = preset
    } else {
      saved.append(preset)
    }
  }

  /// Forgets a name the user gave; the scene's own stay.
  public mutating func forget(_ name: String) {
    saved.removeAll { $0.name == name }
  }
}
