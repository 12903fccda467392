/// Points on which sources disagree or systems differ, each a switch in this one place.
public enum UIKitCompatibility {
  /// Whether a pan's translation leaves out the slop it took to begin (A45).
  public static var translationExcludesSlop = true
}
