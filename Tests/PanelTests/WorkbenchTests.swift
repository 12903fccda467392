import Display
import Foundation
import Playground
import Simulator
import Testing
import UIKitCore

@testable import Panel

@MainActor @Suite(.serialized) struct WorkbenchTests {
  @Test func `a drag on the device is judged in words on the panel`() throws {
    let stage = try PanelStage()

    stage.swipe(120)
    stage.simulation.settle()

    #expect(stage.model.history.all.count == 1)
    #expect(stage.bench.controller.verdict.text == "0.28 < 0.40")
    #expect(stage.model.history.selected?.verdict.outcome == .cancel)
  }

  @Test func `a threshold that is dragged holds for the next gesture`() throws {
    let stage = try PanelStage()
    let slider = stage.bench.controller.values.rows[0].slider
    let from = stage.middle(of: slider)

    stage.finger.drag(
      from: CGPoint(x: from.x - 13, y: from.y), to: CGPoint(x: from.x - 60, y: from.y))
    let threshold = stage.values["threshold"]
    stage.swipe(120)
    stage.simulation.settle()

    #expect(threshold < 0.2)
    #expect(stage.model.history.selected?.verdict.outcome == .finish)
  }

  @Test func `a threshold that changes in mid-drag decides`() throws {
    let stage = try PanelStage()

    stage.finger.down(at: stage.device(30, 500))
    stage.finger.move(to: stage.device(150, 500), over: 0.3)
    stage.model.session.set("threshold", to: 0.1)
    stage.finger.hold(for: 0.2)
    stage.finger.up()
    stage.simulation.settle()

    #expect(stage.model.history.selected?.verdict.outcome == .finish)
  }

  @Test func `a finger that came down on the device stays the device's over the panel`() throws {
    let stage = try PanelStage()
    let over = stage.middle(of: stage.bench.controller.values.rows[0].slider)

    stage.finger.drag(from: stage.device(30, 300), to: over, over: 0.3)
    stage.simulation.settle()

    #expect(stage.values["threshold"] == 0.4)
    #expect(stage.model.history.all.count == 1)
  }

  @Test func `keys undo and redo, and swap the sets`() throws {
    let stage = try PanelStage()
    stage.model.session.set("threshold", to: 0.7)

    stage.finger.key(.character("z"))
    let undone = stage.values["threshold"]
    stage.finger.key(.character("Z"), modifiers: .shift)
    let redone = stage.values["threshold"]
    stage.finger.key(.character("x"))

    #expect(undone == 0.4)
    #expect(redone == 0.7)
    #expect(stage.model.session.active == .b)
    #expect(stage.values["threshold"] == 0.4)
  }

  @Test func `tab and arrows reach every value`() throws {
    let stage = try PanelStage()

    stage.finger.key(.tab)
    stage.finger.key(.right)
    let once = stage.values["threshold"]
    stage.finger.key(.right, modifiers: .shift)
    let coarse = stage.values["threshold"]
    stage.finger.key(.tab)
    stage.finger.key(.right)
    stage.finger.key(.escape)
    stage.finger.key(.right)

    #expect(abs(once - 0.41) < 1e-9)
    #expect(abs(coarse - 0.5) < 1e-9)
    #expect(stage.values["velocity"] == 50)
  }

  @Test func `a value is clicked and typed`() throws {
    let stage = try PanelStage()
    let number = stage.bench.controller.values.rows[0].number

    stage.finger.tap(at: stage.middle(of: number))
    stage.finger.type("0.33\n")

    #expect(abs(stage.values["threshold"] - 0.33) < 1e-9)
    #expect(!number.isTyping)
  }

  @Test func `what is typed and no value is said and not taken`() throws {
    let stage = try PanelStage()
    let number = stage.bench.controller.values.rows[0].number

    stage.finger.tap(at: stage.middle(of: number))
    stage.finger.type("7\n")

    #expect(stage.values["threshold"] == 0.4)
    #expect(number.isTyping)
    #expect(stage.bench.controller.timeBar.said.contains("0.05"))
  }

  @Test func `slow motion slows the scene and leaves the panel alone`() throws {
    let stage = try PanelStage()

    stage.finger.key(.character("4"))
    stage.finger.drag(from: stage.device(30, 500), to: stage.device(300, 500), hold: 0.1)
    let before = stage.bench.device.sceneTime
    let panelBefore = stage.bench.loop.sceneTime
    stage.finger.key(.tab)
    stage.simulation.advance(by: 1)
    stage.finger.key(.right)
    let slowed = stage.bench.device.sceneTime - before
    let panel = stage.bench.loop.sceneTime - panelBefore

    #expect(stage.bench.device.speed == 0.1)
    #expect(slowed < 0.12)
    #expect(panel > 1)
  }

  @Test func `the panel hides and shows at its key`() throws {
    let stage = try PanelStage()
    var sizes: [CGSize] = []
    stage.bench.onResize = { sizes.append($0) }

    stage.finger.key(.character("p"))
    let hidden = stage.bench.showsPanel
    stage.finger.key(.character("p"))

    #expect(!hidden)
    #expect(stage.bench.showsPanel)
    #expect(sizes == [CGSize(width: 390, height: 844), CGSize(width: 850, height: 884)])
  }
}

@MainActor @Suite(.serialized) struct JudgingTests {
  @Test func `both sets are judged on the same gesture`() throws {
    let stage = try PanelStage()
    stage.model.session.swap()
    stage.model.session.set("threshold", to: 0.2)
    stage.model.session.swap()

    stage.swipe(120)
    stage.simulation.settle()

    #expect(stage.bench.controller.verdict.text == "0.28 < 0.40")
    #expect(stage.bench.controller.verdict.detailText.contains("B: finish: 0.28 ≥ 0.20"))
  }

  @Test func `the finish line stands where the finger finishes, and moves with the threshold`()
    throws
  {
    let stage = try PanelStage()
    stage.finger.key(.character("o"))
    stage.swipe(120)
    stage.simulation.settle()
    let geometry = try #require(stage.bench.overlay.controller.geometry)

    // 30 where the finger came down, 10 of slop and a part of a step, 0.4 of the page's width.
    #expect(abs(geometry.along(0.4) - (30 + 10 + 156)) < 2.5)
    let from = stage.device(geometry.along(0.4), 300)
    stage.finger.drag(from: from, to: CGPoint(x: from.x + 78, y: from.y))
    stage.simulation.settle()

    #expect(abs(stage.values["threshold"] - 0.6) < 0.011)
    #expect(stage.model.history.all.count == 1)
  }

  @Test func `without the overlay the place of the line is the device's`() throws {
    let stage = try PanelStage()
    stage.swipe(120)
    stage.simulation.settle()

    stage.finger.drag(from: stage.device(196, 300), to: stage.device(280, 300))
    stage.simulation.settle()

    #expect(stage.values["threshold"] == 0.4)
    #expect(stage.model.history.all.count == 2)
  }

  @Test func `the map's line is dragged and the threshold follows`() throws {
    let stage = try PanelStage()
    stage.swipe(140)
    stage.simulation.settle()
    let map = stage.bench.controller.map.map
    let from = map.place(of: Release(percent: 0.4, velocity: 1500, length: 390))
    let to = map.place(of: Release(percent: 0.3, velocity: 1500, length: 390))

    stage.finger.drag(
      from: stage.panel(map.convert(from, to: nil)), to: stage.panel(map.convert(to, to: nil)))

    #expect(abs(stage.values["threshold"] - 0.3) < 0.02)
    #expect(
      Flips.find(
        in: stage.model.history.all, rule: try #require(stage.model.rule),
        values: stage.values.all) == [1])
  }

  @Test func `the last transition is scrubbed picture by picture as it was`() throws {
    let stage = try PanelStage(isPainting: true)
    stage.finger.down(at: stage.device(30, 500))
    stage.finger.move(to: stage.device(250, 500), over: 0.3)
    stage.finger.hold(for: 0.1)
    let compositor = try #require(stage.simulation.compositor)
    let seen = compositor.pixels()
    stage.finger.up()
    stage.simulation.settle()
    let film = stage.model.scrubber.film
    let index = try #require(
      film.frames.lastIndex { $0.time <= (stage.model.history.selected?.track.release ?? 0) - 0.02 }
    )

    stage.model.look(at: film.time(of: index))
    stage.simulation.advance(by: 0.1)
    let scrubbed = compositor.pixels()
    stage.finger.key(.space)
    stage.simulation.advance(by: 0.1)

    // The device's part of the window, row by row.
    let frame = stage.bench.surface.layout.device
    var differing = 0
    for y in Int(frame.minY)..<Int(frame.maxY) {
      for x in Int(frame.minX)..<Int(frame.maxX)
      where seen[y * compositor.width + x] != scrubbed[y * compositor.width + x] {
        differing += 1
      }
    }
    #expect(film.count > 20)
    #expect(differing < 2000)
    #expect(stage.model.scrubber.position == nil)
    #expect(compositor.pixels() != scrubbed)
  }

  @Test func `a gesture is plotted from the first touch to rest`() throws {
    let stage = try PanelStage()
    stage.swipe(200, hold: 0)
    stage.simulation.settle()

    let track = try #require(stage.model.history.selected?.track)
    let release = try #require(track.release)
    let progress = track.frames.compactMap(\.progress)

    #expect(track.samples.count > 40)
    #expect(release > 0.3 && release < 0.6)
    #expect(track.duration > release + 0.1)
    #expect((progress.max() ?? 0) > 0.95)
    #expect(zip(progress, progress.dropFirst()).allSatisfy { $1 >= $0 - 0.01 })
  }

  @Test func `the scene is asked for its views once a picture`() throws {
    let stage = try PanelStage()
    let info = stage.model.session.info
    let made = stage.scene
    var asked = 0
    stage.bench.show(
      info, values: stage.values,
      scene: SceneRun(root: made.root) {
        asked += 1
        return made.namedViews()
      })
    stage.finger.down(at: stage.device(30, 500))
    stage.finger.move(to: stage.device(150, 500), over: 0.3)
    let ticks = stage.simulation.clock.tickCount
    let before = asked

    stage.finger.move(to: stage.device(250, 500), over: 0.5)

    let pictures = stage.simulation.clock.tickCount - ticks
    #expect(pictures > 20)
    #expect(asked - before > 20)
    #expect(asked - before <= pictures)
  }

  @Test func `hidden plots are left alone, and shown they are as it was`() throws {
    let stage = try PanelStage()
    stage.bench.show(.plots)
    stage.simulation.advance(by: 0.2)
    stage.finger.key(.character("p"))
    let plots = stage.bench.controller.plots

    stage.finger.down(at: stage.device(10, 480))
    stage.finger.move(to: stage.device(250, 480), over: 0.5)
    let hidden = plots.progress.values
    stage.finger.key(.character("p"))
    let shown = plots.progress.values
    stage.finger.move(to: stage.device(300, 480), over: 0.3)
    let live = plots.progress.values

    #expect(hidden.flatMap(\.self).isEmpty)
    #expect((shown.first?.count ?? 0) > 20)
    #expect((live.first?.count ?? 0) > (shown.first?.count ?? 0) + 8)
  }

  @Test func `a preset is opened and taken by keys`() throws {
    let stage = try PanelStage()

    stage.finger.key(.character("b"))
    stage.finger.key(.down)
    stage.finger.key(.return)

    #expect(stage.model.session.currentPreset?.name == "System")
    #expect(stage.bench.controller.sheet == nil)
  }

  @Test func `values are copied as Swift and JSON`() throws {
    let stage = try PanelStage()
    var copied: [String] = []
    stage.model.onCopy = { copied.append($0) }

    stage.finger.key(.character("s"))
    stage.finger.key(.character("j"))
    stage.finger.key(.character("m"))

    #expect(copied.count == 3)
    #expect(copied[0].contains("struct SwipeBackTuning"))
    #expect(copied[1].contains("\"scene\": \"swipe-back\""))
    #expect(copied[2].contains("| frame cost |"))
    #expect(UIPasteboard.general.string == copied[2])
  }

  @Test func `a tuning file is pasted, one step to take back`() throws {
    let stage = try PanelStage()
    stage.model.session.set(["threshold": 0.62, "velocity": 700])
    stage.finger.key(.character("j"))
    stage.model.session.resetAll()

    stage.finger.key(.character("j"), modifiers: .shift)
    let pasted = stage.values.all
    stage.finger.key(.character("z"))
    UIPasteboard.general.string = "{\"scene\": \"tab-fade\", \"values\": {\"threshold\": 0.1}}"
    stage.finger.key(.character("j"), modifiers: .shift)

    #expect(pasted["threshold"] == 0.62)
    #expect(pasted["velocity"] == 700)
    #expect(stage.values["threshold"] == 0.4)
    #expect(stage.bench.controller.timeBar.said.contains("tab-fade"))
  }

  @Test func `filtering leaves what is meant, and Return goes there`() throws {
    let stage = try PanelStage()

    stage.finger.key(.character("/"))
    stage.finger.type("shadow r\n")
    stage.finger.key(.right)

    #expect(stage.bench.controller.values.shown.map(\.tunable.key) == ["shadowRadius"])
    #expect(stage.values["shadowRadius"] == 4.5)
  }

  @Test func `the presets' tick goes with the set in use`() throws {
    let stage = try PanelStage()
    func ticked() -> [String] {
      guard let card = stage.bench.controller.sheet as? PresetCard else { return [] }
      return card.current.map { [$0] } ?? []
    }
    stage.finger.key(.character("b"))
    let before = ticked()
    stage.model.session.swap()
    stage.model.session.set("threshold", to: 0.7)
    let own = ticked()

    stage.finger.key(.character("x"))

    #expect(before == ["Article A"])
    #expect(own == [])
    #expect(ticked() == ["Article A"])
  }

  @Test func `every key's text has room`() throws {
    let stage = try PanelStage()
    stage.finger.key(.character("?"), modifiers: .shift)
    stage.simulation.advance(by: 0.1)

    let card = try #require(stage.bench.controller.sheet as? KeysCard)
    for row in card.rows {
      for label in [row.key, row.text] {
        #expect(
          label.intrinsicContentSize.width <= label.frame.width, "\(label.text ?? "")")
      }
    }
    #expect(card.rows.last.map { $0.text.frame.maxY < card.bounds.height - 50 } == true)
  }

  @Test func `what could not be read of the last run is said on the panel`() throws {
    let stage = try PanelStage()
    let folder = NSTemporaryDirectory() + "segue-panel-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data("{".utf8).write(to: URL(fileURLWithPath: folder + "/swipe-back.json"))
    let store = StateStore(folder: folder)
    // Before there is a panel, as a run begins.
    let kept = store.kept(of: "swipe-back")

    stage.model.store = store

    let said = stage.bench.controller.timeBar.said
    #expect(kept == nil)
    #expect(said.contains("swipe-back.json.damaged-1"))
    #expect(!said.contains(folder))
  }
}
