import Foundation
import Panel
import Playground
import UIKitCore
import X11Display

/// What the panel needs of the program around it.
@MainActor
enum PanelDesk {
  /// Gives a panel its kept values, its store and its way out.
  static func prepare(
    _ workbench: Workbench, from start: TuningStart?, world: X11World, stream: EventStream?
  ) {
    var kept = start?.kept
    workbench.onModel = { model in
      prepare(model, kept: kept, store: start?.store, stream: stream)
      // Of the scene the run began with.
      kept = nil
    }
    let earlier = world.compositor.onFrame
    world.compositor.onFrame = { [weak workbench] report in
      earlier?(report)
      workbench?.shown(
        cost: report.cost, latency: report.latency, missed: report.missed,
        pixels: report.damagedPixels, period: world.clock.period)
    }
  }

  private static func prepare(
    _ model: PanelModel, kept: KeptTuning?, store: StateStore?, stream: EventStream?
  ) {
    if var kept, kept.scene == model.session.info.id {
      // What the command line said is what the scene has now.
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
      if let stream, stream.isStandardOutput {
        stream.tell("copied") { $0.add("text", text) }
      } else {
        FileHandle.standardOutput.write(Data((text.hasSuffix("\n") ? text : text + "\n").utf8))
      }
    }
  }
}
