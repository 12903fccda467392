public import UIKitCore

/// A screen that gestures can be tried on: how it is made, and what can be set and watched.
///
/// This is all the lab knows of an app. `id` is what gesture files name; everything else has a
/// default that suits a screen with one state and nothing to tune.
public protocol LabScreen {
  /// What gesture files call it.
  var id: String { get }
  /// What it can start as; the first is the default.
  var states: [String] { get }
  var tunables: [LabTunable] { get }

  /// Makes it.
  ///
  /// - Parameters:
  ///   - state: one of `states`, or empty where there are none.
  ///   - values: of the tunables, by key; all of them, within their ranges.
  func make(state: String, values: [String: Double]) -> LabStage

  /// Calls `listener` after every decision at release from now on; nil ends that.
  ///
  /// A screen that tells nothing is judged by what its transitions do.
  func listen(_ listener: ((LabVerdict) -> Void)?)
}

extension LabScreen {
  public var states: [String] { [] }
  public var tunables: [LabTunable] { [] }
  public func listen(_ listener: ((LabVerdict) -> Void)?) {}
}

/// A screen that has been made: what to show, and what of it to follow.
public struct LabStage {
  /// Goes into the window.
  public let root: UIViewController
  /// The views a trace follows, those that are there at the moment.
  public let namedViews: () -> [(name: String, view: UIView)]

  public init(
    root: UIViewController, namedViews: @escaping () -> [(name: String, view: UIView)] = { [] }
  ) {
    self.root = root
    self.namedViews = namedViews
  }
}
