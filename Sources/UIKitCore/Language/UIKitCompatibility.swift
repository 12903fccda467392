/// Points on which sources disagree or systems differ, each a switch in this one place.
public enum UIKitCompatibility {
  /// Whether a pan's translation leaves out the slop it took to begin (A45).
  public static var translationExcludesSlop = true

  /// Whether sheets and alerts look as they do from iOS 26 on; by default as before (F13, F14, F25).
  public static var usesNewerLook = false

  /// Whether a tap on the dark beside a sheet dismisses it (F31).
  public static var tapOutsideDismissesSheet = true

  /// Whether a sheet gives a little when it is pulled above its highest detent (F17).
  public static var sheetsStretchUpwards = false

  /// Whether a sheet goes to the detent that it would roll to at its speed, not to the nearest (G5).
  public static var sheetsProjectVelocity = true

  /// Whether a transition that nobody drives or completes blocks its window for good, as on iOS (C49,
  /// C52); by default it is reported and, after a while, brought to an end.
  public static var freezesAsUIKit = false

  /// Whether a sheet and the content in it hand a drag over to each other while it goes on; else who
  /// has it is decided when it begins, as the system does (B36).
  public static var sheetsShareDrags = true

  /// What becomes of the curves of `UIView.animate` while a percent driver scrubs (D3).
  public enum ScrubbedCurves {
    /// They stay: what is not linear does not follow the finger.
    case kept
    /// Those that the call did not name become linear.
    case linearUnlessNamed
    /// All become linear.
    case linear
  }

  /// What becomes of the curves of `UIView.animate` while a percent driver scrubs (D3).
  public static var scrubbedCurves = ScrubbedCurves.kept

  /// Whether springs too become linear while a percent driver scrubs (D14).
  public static var linearizesScrubbedSprings = false

  /// Whether a delay of `UIView.animate` counts inside the way that a percent driver scrubs (D15).
  public static var delayCountsWhileScrubbing = true
}
