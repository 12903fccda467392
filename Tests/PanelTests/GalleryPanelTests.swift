import Display
import Foundation
import Playground
import Simulator
import Testing
import UIKitCore

@testable import Panel

@MainActor @Suite(.serialized) struct GalleryPanelTests {
  private func stroke(
    _ key: KeyStroke.Key, _ modifiers: KeyModifiers = []
  ) -> KeyStroke {
    KeyStroke(key: key, modifiers: modifiers, time: 0)
  }

  @Test func `what one can type in the gallery is the gallery's`() {
    let typed: [KeyStroke.Key] =
      "abcdefghijklmnopqrstuvwxyz0123456789-/.,".map { .character($0) }
      + [.space, .return, .tab, .left, .right, .up, .down, .backspace, .escape]

    let taken = typed.filter {
      KeyMap.command(for: stroke($0), hasFocus: false, isInGallery: true) != nil
    }

    #expect(taken.isEmpty)
  }

  @Test func `the panel's few keys stay, and Control gives it back the others it needs there`() {
    func command(_ key: KeyStroke.Key, _ modifiers: KeyModifiers = []) -> PanelCommand? {
      KeyMap.command(for: stroke(key, modifiers), hasFocus: false, isInGallery: true)
    }

    #expect(command(.character("?"), .shift) == .showKeys)
    #expect(command(.character("[")) == .previousPage)
    #expect(command(.character("]")) == .nextPage)
    #expect(command(.character("p"), .control) == .togglePanel)
    #expect(command(.character("l"), .control) == .toggleDark)
    #expect(command(.character("b"), .control) == nil)
  }

  @Test func `a scene is found by typing its name beside the panel`() throws {
    let stage = try PanelStage("gallery", state: nil)

    stage.finger.type("tab")
    stage.simulation.advance(by: 0.3)

    #expect(stage.bench.controller.sheet == nil)
    #expect(stage.bench.showsPanel)
    #expect(stage.texts(on: stage.simulation.screen).contains("“tab”"))
  }

  @Test func `without a scene the panel says what it is for and shows the frames`() throws {
    let stage = try PanelStage("gallery", state: nil)
    let panel = stage.texts(on: stage.bench.screen)

    #expect(panel.contains("Open a scene: its values come here"))
    #expect(panel.contains("FRAMES"))
    #expect(!panel.contains("DECISION MAP"))
    #expect(!panel.contains { $0.hasPrefix("Preset") })
    #expect(stage.bench.controller.verdict.isHidden)
  }

  @Test func `the keys are listed and left in the gallery too`() throws {
    let stage = try PanelStage("gallery", state: nil)

    stage.finger.key(.character("?"), modifiers: .shift)
    let isOpen = stage.bench.controller.sheet is KeysCard
    stage.finger.key(.escape)

    #expect(isOpen)
    #expect(stage.bench.controller.sheet == nil)
  }

  @Test func `while a field of the scene is typed in, every key is the field's`() throws {
    let stage = try PanelStage()
    let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
    stage.scene.root.view.addSubview(field)
    stage.finger.tap(at: stage.device(100, 320))

    stage.finger.type("bap zx?[")

    #expect(field.text == "bap zx?[")
    #expect(stage.bench.controller.sheet == nil)
    #expect(stage.model.session.active == .a)
  }
}
