import Display
import Foundation
import GestureLab
import Simulator
import Testing
import UIKitCore

@Suite struct RecorderTests {
  private func sample(
    _ phase: PointerSample.Phase, _ y: CGFloat, at time: TimeInterval, contact: Int = 0
  ) -> InputEvent {
    .pointer(
      PointerSample(phase: phase, contact: contact, position: CGPoint(x: 195, y: y), time: time))
  }

  @Test func `every sample is kept, on the frames' axis`() throws {
    let recorder = GestureRecorder()
    let period = 1.0 / 60

    recorder.take(sample(.hover, 1, at: 99.9), frame: 99.9, period: period)
    recorder.take(sample(.down, 200, at: 100.0125), frame: 100 + period, period: period)
    recorder.take(sample(.move, 210.25, at: 100.0205), frame: 100 + 2 * period, period: period)
    recorder.take(sample(.move, 220, at: 100.0285), frame: 100 + 2 * period, period: period)
    #expect(recorder.resting == nil)
    recorder.take(sample(.up, 220, at: 100.0365), frame: 100 + 3 * period, period: period)

    let file = recorder.file(GestureFile(scene: "s"), refresh: 59.94)
    #expect(recorder.resting != nil)
    // Zero is the frame at 100 s: the one before the first sample.
    #expect(
      file.steps.map(\.text) == [
        "12.5 down 195 200", "20.5 move 195 210.25", "28.5 move 195 220", "36.5 up 195 220",
      ])
    #expect(file.refresh == 59.94)
    #expect(try GestureFile(parsing: file.text) == file)
  }

  @Test func `stamps that run backwards keep their order`() throws {
    let recorder = GestureRecorder()

    for (phase, time) in [
      (PointerSample.Phase.down, 1.0), (.move, 1.02), (.move, 1.01), (.up, 1.03),
    ] {
      recorder.take(sample(phase, time * 10, at: time), frame: 1, period: 0.01)
    }

    let file = recorder.file(GestureFile(scene: "s"), refresh: 60)
    #expect(throws: Never.self) { try file.moments() }
    #expect(file.steps.count == 4)
  }

  @Test func `what began before the recording is no part of it`() throws {
    let recorder = GestureRecorder()

    recorder.take(sample(.move, 1, at: 1), frame: 1, period: 0.01)
    recorder.take(sample(.up, 1, at: 1), frame: 1, period: 0.01)

    #expect(!recorder.hasBegun)
  }

  @Test func `fingers that are still down are lifted in the file`() throws {
    let recorder = GestureRecorder()
    recorder.take(sample(.down, 10, at: 1), frame: 1, period: 0.01)
    recorder.take(sample(.down, 50, at: 1.1, contact: 1), frame: 1.1, period: 0.01)

    let file = recorder.file(GestureFile(scene: "s"), refresh: 60)

    #expect(file.steps.suffix(2).map(\.text) == ["100 up 195 10", "100 up 195 50 finger 1"])
    #expect(throws: Never.self) { try GestureFile(parsing: file.text) }
  }

  @Test func `a recording of a replay is that replay`() throws {
    let gesture = try GestureFile(
      contentsOfFile: Recordings.folder + "/swipe-back/past-the-threshold.gesture")
    let player = try GesturePlayer(gesture, on: SceneScreen("swipe-back"))
    let recorder = GestureRecorder()
    let clock = player.simulation.clock
    player.simulation.loop.onInput = { event in
      recorder.take(event, frame: clock.now, period: clock.period)
    }

    let first = player.run()
    var base = gesture
    base.steps = []
    let again = try Lab.play(
      recorder.file(base, refresh: 1 / clock.period), on: SceneScreen("swipe-back"))

    #expect(again.trace == first.trace)
  }
}
