import Foundation

/// A trap that the engine saw somebody fall into.
@preconcurrency @MainActor
public struct Diagnostic {
  /// The fact sheet's number, such as `H3`.
  public let id: String
  /// What happened.
  public let message: String
  /// What to do about it.
  public let advice: String
  /// Whether nothing is wrong yet: worth knowing for whoever wonders why something does not happen.
  public let isNote: Bool

  init(id: String, message: String, advice: String, isNote: Bool = false) {
    self.id = id
    self.message = message
    self.advice = advice
    self.isNote = isNote
  }
}

/// The one stream of diagnostics.
public enum Diagnostics {
  /// Told of every diagnostic; without anybody listening they go to standard error, notes excepted.
  public static var onReport: ((Diagnostic) -> Void)?

  static var listeners = Listeners<Diagnostic>()

  /// Calls `listener` with every diagnostic, besides `onReport`, as long as what is returned is kept.
  public static func listen(_ listener: @escaping (Diagnostic) -> Void) -> Listening {
    listeners.listen(listener)
  }

  public static func report(_ diagnostic: Diagnostic) {
    listeners.tell(diagnostic)
    if let onReport {
      onReport(diagnostic)
    } else if listeners.isEmpty, !diagnostic.isNote {
      let line = "segue: \(diagnostic.id): \(diagnostic.message) \(diagnostic.advice)\n"
      FileHandle.standardError.write(Data(line.utf8))
    }
  }
}

extension Diagnostic {
  static func frameWithTransform(_ view: UIView) -> Diagnostic {
    Diagnostic(
      id: "H31",
      message: "The frame of \(type(of: view)) was set while its transform is not the identity.",
      advice: "Set bounds and center instead; frame is undefined under a transform.")
  }

  static func deafView(_ view: UIView) -> Diagnostic {
    Diagnostic(
      id: "A9",
      message:
        "\(type(of: view)) was touched and has gesture recognizers, but its user interaction "
        + "is off: they never hear of it.",
      advice: "Set isUserInteractionEnabled to true; labels and image views begin with false.",
      isNote: true)
  }

  static func touchOnAnimatingView(_ view: UIView) -> Diagnostic {
    Diagnostic(
      id: "H32",
      message: "A touch on \(type(of: view)) was dropped because UIView.animate is moving it.",
      advice: "Pass .allowUserInteraction to let it be caught in flight.")
  }

  static func snapshotNotDrawn(_ view: UIView) -> Diagnostic {
    Diagnostic(
      id: "H20",
      message: "A snapshot of \(type(of: view)) was taken before its content was drawn: it is "
        + "empty or out of date.",
      advice: "Pass true for afterScreenUpdates, or take it a turn later.", isNote: true)
  }

  static func velocityForgotten() -> Diagnostic {
    Diagnostic(
      id: "H11",
      message: "The velocity of a pan was asked for at its end, within a tenth of a second after "
        + "setTranslation, which forgets it.",
      advice: "Leave the translation as it is, or remember the velocity before setting it.",
      isNote: true)
  }
}
