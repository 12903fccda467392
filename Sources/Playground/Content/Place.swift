import UIKit

/// Somewhere to go: what the lists of the scenes are made of.
struct Place {
  /// What is spoken there, as far as the words on the pages go.
  enum Language {
    case english, japanese, chinese
  }

  var name: String
  /// The name as it is written there; empty where that is the same.
  var localName: String
  var region: String
  /// One line for lists.
  var summary: String
  /// When to go.
  var season: String
  var language = Language.english
  var landscape: Landscape
}
