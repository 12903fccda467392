/// Which places are liked and which are kept, by name.
final class PlaceMarks {
  private(set) var liked: Set<String> = []
  private(set) var kept: Set<String> = []

  func toggleLike(_ place: Place) { liked.formSymmetricDifference([place.name]) }

  func toggleKeep(_ place: Place) { kept.formSymmetricDifference([place.name]) }
}
