import Display
import Foundation
import Testing
import XTestPointer

@testable import X11Display

extension RealDisplayTests {
  @Suite struct X11InputTests {
    /// Both ways of hearing of the pointer must tell the same.
    nonisolated static let kinds: [X11Input.Kind] = [.input2, .core]

    private func stage(_ kind: X11Input.Kind) throws -> Stage {
      let stage = try Stage(avoiding: kind == .core ? [.input2] : [])
      try stage.open()
      #expect(stage.world.input.kind == kind)
      return stage
    }

    @Test(arguments: kinds) func `every sample of a drag arrives`(kind: X11Input.Kind) throws {
      let stage = try stage(kind)
      let path = (0..<500).map { (x: 20 + $0 % 300, y: 30 + $0 / 300) }

      stage.pointer.move(10, 10)
      stage.pointer.press()
      stage.pointer.move(along: path)
      stage.pointer.release()
      try stage.run { stage.samples.last?.phase == .up }

      let moves = stage.samples.filter { $0.phase == .move }
      #expect(moves.map(\.position) == path.map { CGPoint(x: $0.x, y: $0.y) })
      #expect(stage.samples.first?.phase == .down)
      #expect(stage.samples.first?.position == CGPoint(x: 10, y: 10))
    }

    @Test(arguments: kinds) func `a drag that leaves the window goes on`(kind: X11Input.Kind) throws
    {
      let stage = try stage(kind)

      stage.pointer.move(100, 100)
      stage.pointer.press()
      stage.pointer.move(along: (0..<60).map { (x: 100 + $0 * 10, y: 100 + $0 * 8) })
      stage.pointer.release()
      try stage.run { stage.samples.last?.phase == .up }

      #expect(stage.samples.map(\.position.x).max() == 690)
      #expect(stage.samples.filter { $0.phase == .move }.count == 60)
      #expect(stage.interruptions.isEmpty)
    }

    @Test(arguments: kinds) func `a second button takes the gesture away`(kind: X11Input.Kind)
      throws
    {
      let stage = try stage(kind)

      stage.pointer.move(100, 100)
      stage.pointer.press(1)
      stage.pointer.press(3)
      stage.pointer.move(120, 100)
      stage.pointer.release(3)
      stage.pointer.release(1)
      stage.pointer.press(1)
      stage.pointer.release(1)
      try stage.run { stage.samples.last?.phase == .up }

      #expect(stage.interruptions == [.secondButton])
      #expect(stage.samples.map(\.phase) == [.down, .down, .up])
    }

    @Test(arguments: kinds) func `unmapping takes the gesture away`(kind: X11Input.Kind) throws {
      let stage = try stage(kind)

      stage.pointer.move(100, 100)
      stage.pointer.press()
      try stage.run { stage.samples.count == 1 }
      stage.pointer.unmap(stage.world.window.id)
      try stage.run { stage.surface.contains(.visible(false)) }

      // With a pointer grab the server ends the grab first, and either reason is true.
      #expect(stage.interruptions.count == 1)
      #expect(Set([.unmapped, .lostGrab, .focusLoss]).isSuperset(of: stage.interruptions))
    }

    @Test(arguments: kinds) func `losing the keyboard takes the gesture away`(
      kind: X11Input.Kind
    ) throws {
      let stage = try stage(kind)

      stage.pointer.move(100, 100)
      stage.pointer.press()
      try stage.run { stage.samples.count == 1 }
      stage.pointer.dropFocus()
      try stage.run { !stage.interruptions.isEmpty }
      stage.pointer.move(130, 100)
      stage.pointer.release()
      try stage.settle()

      #expect(stage.interruptions == [.focusLoss])
      #expect(stage.samples.count == 1)
    }

    @Test(arguments: kinds) func `hovering tells nothing`(kind: X11Input.Kind) throws {
      let stage = try stage(kind)
      stage.pointer.move(50, 50)
      try stage.settle()
      let received = XReceived(stage)

      stage.pointer.move(along: (0..<100).map { (x: 50 + $0, y: 60) })
      try stage.settle()

      #expect(stage.samples.isEmpty)
      #expect(stage.ticks.isEmpty)
      // The core protocol tells moves by whether a button is held, XInput 2 does not.
      if kind == .core { #expect(received.sinceThen(stage) == 0) }
    }

    @Test(arguments: kinds) func `hovering is told when somebody wants it`(
      kind: X11Input.Kind
    ) throws {
      let stage = try stage(kind)
      stage.world.input.wantsHover = true
      stage.world.connection.synchronize()

      stage.pointer.move(along: (0..<50).map { (x: 50 + $0, y: 60) })
      try stage.run { stage.samples.count == 50 }

      #expect(stage.samples.allSatisfy { $0.phase == .hover })
    }

    @Test(arguments: kinds) func `a wheel scrolls by clicks`(kind: X11Input.Kind) throws {
      let stage = try stage(kind)

      stage.pointer.move(100, 120)
      for button in [4, 5, 6, 7] {
        stage.pointer.press(button)
        stage.pointer.release(button)
      }
      try stage.run { stage.scrolls.count == 4 }

      let step = X11Input.wheelStep
      #expect(
        stage.scrolls.map(\.delta) == [
          CGPoint(x: 0, y: -step), CGPoint(x: 0, y: step), CGPoint(x: -step, y: 0),
          CGPoint(x: step, y: 0),
        ])
      #expect(stage.scrolls.allSatisfy { $0.position == CGPoint(x: 100, y: 120) })
      #expect(stage.samples.isEmpty)
    }

    @Test func `keys are told by meaning with their modifiers`() throws {
      let stage = try stage(.input2)

      stage.pointer.type(0xff1b)
      stage.pointer.key(0xffe1, isDown: true)
      stage.pointer.type(0x61)
      stage.pointer.key(0xffe1, isDown: false)
      try stage.run { stage.keys.count == 6 }

      let strokes = stage.keys.filter(\.isDown)
      #expect(strokes[0].key == .escape)
      #expect(strokes[2].key == .character("a"))
      #expect(strokes[2].characters == "A")
      #expect(strokes[2].modifiers == .shift)
      #expect(strokes.allSatisfy { !$0.isRepeat })
    }

    @Test func `a dead key and a letter arrive as one composed letter`() throws {
      let stage = try stage(.input2)
      stage.pointer.assign(0xfe51, to: 247)

      stage.pointer.type(0xfe51)
      stage.pointer.type(0x65)
      stage.pointer.type(0x62)
      try stage.run { stage.keys.filter(\.isDown).map(\.characters).last == "b" }

      #expect(stage.keys.filter(\.isDown).map(\.characters) == ["é", "b"])
    }

    @Test func `a held key repeats and says so`() throws {
      let stage = try stage(.input2)

      stage.pointer.key(0x62, isDown: true)
      try stage.run { stage.keys.count >= 3 }
      stage.pointer.key(0x62, isDown: false)
      try stage.run { stage.keys.last?.isDown == false }

      #expect(stage.keys[0].isRepeat == false)
      #expect(stage.keys[1].isRepeat)
      #expect(stage.keys.filter { !$0.isDown }.count == 1)
    }

    @Test(arguments: kinds) func `sample times are the frame clock's`(kind: X11Input.Kind) throws {
      let stage = try stage(kind)
      let before = stage.world.clock.now

      stage.pointer.move(100, 100)
      stage.pointer.press()
      stage.pointer.move(along: (0..<20).map { (x: 100 + $0, y: 100) })
      stage.pointer.release()
      try stage.run { stage.samples.last?.phase == .up }

      let times = stage.samples.map(\.time)
      #expect(stage.world.input.sharesClock)
      #expect(times == times.sorted())
      // The server cuts its stamps to milliseconds.
      #expect(times.allSatisfy { $0 > before - 0.002 && $0 <= stage.world.clock.now })
    }

    @Test func `positions are points, not pixels`() throws {
      let stage = try Stage(size: CGSize(width: 200, height: 200), scale: 2)
      try stage.open()

      stage.pointer.move(101, 50)
      stage.pointer.press()
      stage.pointer.release()
      try stage.run { stage.samples.count == 2 }

      #expect(stage.samples[0].position == CGPoint(x: 50.5, y: 25))
    }
  }
}
