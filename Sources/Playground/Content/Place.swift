import UIKit

/// Somewhere to go: what the lists of the scenes are made of.
struct Place {
  var name: String
  /// The name as it is written there; empty where that is the same.
  var localName: String
  var region: String
  /// One line for lists.
  var summary: String
  /// When to go.
  var season: String
  var landscape: Landscape
}
