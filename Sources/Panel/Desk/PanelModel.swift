public import Foundation
import GestureLab
public import Playground
public import UIKit

/// Everything the panel knows of the scene beside it, without a view.
public final class PanelModel {
  public let session: TuningSession
  public let history = VerdictHistory()
  public let time: SceneTime
  /// Follows the gesture that goes on.
  public let recorder = TrackRecorder()
  /// The scene's own rule; nil for one that decides nothing at release.
  public let rule: SceneRule?
  /// Keeps values between runs; nil for a run that keeps nothing.
  public var store: StateStore?
  /// Where what is copied is written too.
  public var onCopy: ((String) -> Void)?
  /// Told what happened in a few words.
  public var onSay: ((String) -> Void)?
  /// Called after something that is shown has changed.
  public var onChange: (() -> Void)?

  /// - Parameters:
  ///   - values: the running scene's.
  ///   - loop: the device's.
  public init(_ info: SceneInfo, values: TunableValues, device loop: FrameLoop) {
    session = TuningSession(info, values: values)
    time = SceneTime(loop)
    rule = SceneRule(info)
    session.onChange = { [weak self] in self?.valuesChanged() }
    history.onChange = { [weak self] in self?.onChange?() }
    time.onChange = { [weak self] in self?.onChange?() }
  }

  /// The scene has decided.
  public func take(_ verdict: Verdict, at time: TimeInterval) {
    recorder.released(at: time)
    history.add(
      verdict, values: session.values.all, time: time, moments: recorder.moments,
      track: recorder.track)
  }

  /// What a set of values decides about a gesture that was judged by another.
  public func verdict(of side: TuningState.Side, on gesture: JudgedGesture) -> Verdict? {
    guard gesture.release.length > 0 else { return nil }
    return rule?.verdict(on: gesture.release, with: session.state[side])
  }

  /// Says something in the panel's own line.
  public func say(_ text: String) { onSay?(text) }

  /// Puts a text on the clipboard and on standard output.
  public func copy(_ text: String, called name: String) {
    UIPasteboard.general.string = text
    onCopy?(text)
    say("\(name) copied")
  }

  private func valuesChanged() {
    store?.keep(session.kept)
    onChange?()
  }
}
