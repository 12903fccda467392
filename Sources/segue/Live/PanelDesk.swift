import Foundation
import Panel
import Playground
import UIKitCore
import X11Display

/// What the panel needs of the program around it.
@MainActor
final class PanelDesk {
  private let store: StateStore?
  private unowned let workbench: Workbench
  /// Values in use are not those of the last run; names and the other set are.
  private let ignoresKept: Bool
  /// Of the scene the run began with, until it has been taken.
  private var kept: KeptTuning?

  /// Gives a panel its kept values, its store and its way out.
  ///
  /// - Parameter ignoresKept: starts every scene from its defaults.
  init(
    _ workbench: Workbench, from start: TuningStart?, ignoresKept: Bool, world: X11World,
    stream: EventStream?
  ) {
    store = start?.store
    self.workbench = workbench
    self.ignoresKept = ignoresKept
    kept = start?.kept
    workbench.onModel = { [self] model in
      Self.prepare(model, kept: takeKept(of: model.session.info), store: store, stream: stream)
    }
    let earlier = world.compositor.onFrame
    world.compositor.onFrame = { [weak workbench] report in
      earlier?(report)
      workbench?.shown(
        cost: report.cost, latency: report.latency, missed: report.missed,
        pixels: report.damagedPixels, period: world.clock.period)
    }
  }

  /// The values a scene is opened with: those it had here, or else those of its last run.
  func values(of info: SceneInfo) -> TunableValues {
    if let values = workbench.values(of: info) { return values }
    let values = TunableValues(info.tunables)
    guard let found = ignoresKept ? nil : store?.kept(of: info.id) else { return values }
    let active = found.active == .a ? found.a : found.b
    for tunable in info.tunables {
      guard let value = active[tunable.key], tunable.range.contains(value) else { continue }
      try? values.set(tunable.key, to: value)
    }
    return values
  }

  private func takeKept(of info: SceneInfo) -> KeptTuning? {
    if let kept, kept.scene == info.id {
      self.kept = nil
      return kept
    }
    return store?.kept(of: info.id)
  }

  private static func prepare(
    _ model: PanelModel, kept: KeptTuning?, store: StateStore?, stream: EventStream?
  ) {
    if var kept, kept.scene == model.session.info.id {
      // What the command line said, or the defaults it asked for, is what the scene has now.
      if kept.active == .a {
        kept.a = model.session.values.all
      } else {
        kept.b = model.session.values.all
      }
      model.session.restore(kept)
    }
    model.store = store
    model.onValue = { [weak stream] key, value in
      stream?.tell("tunable") { line in
        line.add("key", key)
        line.add("value", value)
      }
    }
    model.onReport = { StandardError.write(line: $0) }
    model.onCopy = { text in
      stream?.tell("copied") { $0.add("text", text) }
      // Where the events go it would stand between them.
      if stream?.isStandardOutput == true { return }
      let line = text.hasSuffix("\n") ? text : text + "\n"
      _ = FileDescriptor.write(Array(line.utf8), to: STDOUT_FILENO)
    }
  }
}
