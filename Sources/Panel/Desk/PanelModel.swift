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
  /// Goes through the last transition's pictures.
  public let scrubber = Scrubber()
  /// What the lowest plot shows.
  public var plotChoice = PlotChoice.translation {
    didSet { if plotChoice != oldValue { onChange?() } }
  }
  /// How the frames come.
  public let frames = FrameStatistics()
  /// Keeps values between runs; nil for a run that keeps nothing.
  public var store: StateStore? { didSet { listenToStore() } }
  /// Where what is copied is written too.
  public var onCopy: ((String) -> Void)?
  /// Told of every value of the scene that has changed.
  public var onValue: ((_ key: String, _ value: Double) -> Void)?
  /// Told what happened in a few words.
  public var onSay: ((String) -> Void)?
  /// Told in one line of what went wrong outside.
  public var onReport: ((String) -> Void)?
  /// Called after something that is shown has changed.
  public var onChange: (() -> Void)?

  /// - Parameters:
  ///   - values: the running scene's.
  ///   - loop: the device's.
  public init(_ info: SceneInfo, values: TunableValues, device loop: FrameLoop) {
    session = TuningSession(info, values: values)
    told = values.all
    time = SceneTime(loop)
    rule = SceneRule(info)
    session.onChange = { [weak self] in self?.valuesChanged() }
    history.onChange = { [weak self] in self?.onChange?() }
    time.onChange = { [weak self] in self?.timeChanged() }
    scrubber.onChange = { [weak self] in self?.onChange?() }
  }

  /// The scene is shown again, made anew: what was learnt of it still holds.
  func enter(_ values: TunableValues) {
    time.catchUp()
    session.adopt(values)
    listenToStore()
  }

  /// Another scene is shown. Its pictures are gone with its views, the gestures stay.
  func leave() {
    time.resume()
    recorder.leave()
    scrubber.forget()
    lookedAt = nil
    history.select(nil)
  }

  /// What cannot be kept or read is said here, as long as this scene is shown.
  private func listenToStore() {
    guard let store else { return }
    store.onReport = { [weak self] text in
      self?.onReport?(text)
      self?.say(store.brief(text))
    }
    if let trouble = store.trouble(of: session.info.id) { say(store.brief(trouble)) }
  }

  /// The scene has decided.
  public func take(_ verdict: Verdict, at time: TimeInterval) {
    recorder.released(at: time)
    history.add(
      verdict, values: session.values.all, time: time, moments: recorder.moments,
      track: recorder.track)
    if let id = history.all.last?.id { scrubber.keep(as: id) }
  }

  /// Whether there is no scene yet to be tuned.
  var isInGallery: Bool { session.info.id == GalleryScene.info.id }

  /// The track that is looked at: that of the gesture that goes on, of the one that was picked, else
  /// the last in which something came of it.
  var track: GestureTrack {
    if history.selection != nil, let picked = history.selected { return picked.track }
    let last = recorder.track
    if recorder.isFollowing || last.release != nil || last.hasTransition { return last }
    return history.selected?.track ?? last
  }

  /// The values that judged the track that is looked at; those in use while it is not let go.
  var trackValues: [String: Double] {
    let inUse = session.values.all
    if history.selection != nil { return history.selected?.values ?? inUse }
    let last = recorder.track
    if last.release == nil, recorder.isFollowing || last.hasTransition { return inUse }
    return history.all.last?.values ?? inUse
  }

  /// Shows a gesture of the history again, as it was seen; nil for the one that is looked at.
  func see(_ id: Int?) {
    guard !recorder.isDown else { return }
    if let id {
      history.select(id == history.all.last?.id ? nil : id)
      guard scrubber.turn(to: id) else {
        lookedAt = nil
        say("Its pictures are no longer kept; its plots are")
        onChange?()
        return
      }
    }
    guard !scrubber.film.isEmpty else { return say("There is nothing to see again yet") }
    time.pause()
    scrubber.play()
    lookedAt = scrubber.position
    onChange?()
  }

  /// The film that runs goes on.
  ///
  /// - Parameter seconds: of the panel's time; slow motion slows the film too.
  func playOn(by seconds: TimeInterval) {
    guard scrubber.isPlaying else { return }
    scrubber.advance(by: seconds * time.speed)
    lookedAt = scrubber.position
    onChange?()
  }

  /// The time of the gesture that is looked at; nil where nothing was pointed at. Units: seconds.
  public private(set) var lookedAt: TimeInterval?

  /// Looks at a moment of the gesture: the scene stands still and shows what it showed then, where
  /// that is on film.
  public func look(at time: TimeInterval) {
    self.time.pause()
    scrubber.look(at: time)
    lookedAt = time
    onChange?()
  }

  /// A gesture begins: what is looked at is what goes on now.
  func gestureBegan() {
    lookedAt = nil
    scrubber.begin()
    history.select(nil)
  }

  /// Everything has come to rest.
  func gestureEnded() {
    guard let last = history.all.last, recorder.track.release != nil,
      last.time >= recorder.zero
    else {
      // A touch that nothing came of is no film to go through.
      if !recorder.track.hasTransition, let judged = history.selected?.id {
        scrubber.turn(to: judged)
      }
      onChange?()
      return
    }
    history.complete(moments: recorder.moments, track: recorder.track)
  }

  private func timeChanged() {
    if !time.isPaused {
      lookedAt = nil
      scrubber.leave()
    }
    onChange?()
  }

  /// One picture on, or back: on film where there is one, else the scene itself goes on.
  func step(by count: Int) {
    time.pause()
    if scrubber.film.isEmpty, stepThroughTrack(by: count) { return }
    if scrubber.position != nil || count < 0, scrubber.step(by: count) {
      lookedAt = scrubber.position
      onChange?()
      return
    }
    if count > 0 {
      scrubber.leave()
      lookedAt = nil
      time.step(by: framePeriod * Double(count))
    }
  }

  /// Where the pictures are gone the plots are still there to go through.
  private func stepThroughTrack(by count: Int) -> Bool {
    let times = track.frames.map(\.time)
    guard history.selection != nil, let last = times.last else { return false }
    let index = times.lastIndex { $0 <= (lookedAt ?? last) + 1e-9 } ?? 0
    lookedAt = times[min(max(index + count, 0), times.count - 1)]
    onChange?()
    return true
  }

  /// Between two pictures. Units: seconds.
  var framePeriod: TimeInterval = 1.0 / 60

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

  /// What was meant with a gesture; nil where nobody said.
  public func intent(of gesture: JudgedGesture) -> Verdict.Outcome? {
    session.state.marks[gesture.id].map { $0 ? .finish : .cancel }
  }

  /// Whether the scene did as was meant; nil where nobody said.
  public func isAsMeant(_ gesture: JudgedGesture) -> Bool? {
    intent(of: gesture).map { $0 == gesture.verdict.outcome }
  }

  /// What the marked gestures ask for; nil while none is marked.
  var fit: FitProposal? {
    guard !session.state.marks.isEmpty else { return nil }
    // A mark outlives its gesture, for undo; what is no longer remembered asks for nothing.
    let ids = Set(history.all.map(\.id))
    let marks = session.state.marks.filter { ids.contains($0.key) }
    let basis = FitBasis(marks, values: session.values.all, rule: rule)
    if basis != fitBasis {
      fitBasis = basis
      fitted = FitProposal(
        history.all, meant: marks, tunables: session.info.tunables, rule: rule,
        now: session.values.all)
    }
    return fitted
  }

  /// Found anew only when something it rests on has changed: it asks the rule thousands of times.
  private var fitted: FitProposal?
  private var fitBasis: FitBasis?

  /// The values that were told last.
  private var told: [String: Double]

  private func valuesChanged() {
    store?.keep(session.kept)
    // Told once they are kept: whoever hears of a value may rely on it.
    let values = session.values.all
    for tunable in session.info.tunables where values[tunable.key] != told[tunable.key] {
      onValue?(tunable.key, values[tunable.key] ?? 0)
    }
    told = values
    onChange?()
  }
}
