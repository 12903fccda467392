import Display
import Foundation
import Simulator
import Testing
import UIKitCore

@testable import Panel

@MainActor @Suite(.serialized) struct SeeingAgainTests {
  /// The device's part of the window.
  private func picture(_ stage: PanelStage) throws -> [UInt32] {
    stage.simulation.advance(by: 0.05)
    let compositor = try #require(stage.simulation.compositor)
    let pixels = compositor.pixels()
    let frame = stage.bench.surface.layout.device
    var part: [UInt32] = []
    // Between the bar at the top, which tells the time, and the rounded corners.
    for y in Int(frame.minY) + 60..<Int(frame.maxY) - 60 {
      part +=
        pixels[
          (y * compositor.width + Int(frame.minX))..<(y * compositor.width + Int(frame.maxX))]
    }
    return part
  }

  @Test func `an earlier verdict is clicked and its gesture is seen again`() throws {
    let stage = try PanelStage(isPainting: true)
    stage.finger.down(at: stage.device(30, 500))
    stage.finger.move(to: stage.device(150, 500), over: 0.3)
    stage.finger.hold(for: 0.15)
    let held = try picture(stage)
    let heldAt = stage.simulation.clock.now - stage.model.recorder.zero
    stage.finger.up()
    stage.simulation.settle()
    for _ in 0..<2 {
      stage.swipe(60)
      stage.simulation.settle()
    }
    let rest = try picture(stage)

    let dots = stage.bench.controller.verdict.dots
    let dot = try #require(dots.place(of: 1))
    stage.finger.tap(at: stage.panel(dots.convert(dot, to: nil)))
    let isPlaying = stage.model.scrubber.isPlaying
    stage.simulation.advance(by: 3)
    let end = stage.model.scrubber.position
    stage.model.look(at: heldAt - 0.02)
    let seen = try picture(stage)
    stage.finger.key(.space)
    let live = try picture(stage)

    #expect(stage.model.history.selection == 1)
    #expect(isPlaying)
    #expect(end == stage.model.scrubber.film.duration)
    #expect(seen == held)
    #expect(live == rest)
  }

  @Test func `turned dark the panel is as one that was dark from the start`() throws {
    let turned = try PanelStage(isPainting: true)
    turned.finger.key(.character("l"))
    turned.simulation.advance(by: 0.5)
    let dark = try PanelStage(isPainting: true, style: .dark)
    dark.simulation.advance(by: 0.5)

    let compositor = try #require(turned.simulation.compositor)
    let (one, other) = (compositor.pixels(), try #require(dark.simulation.compositor).pixels())
    let frame = turned.bench.surface.layout.panel
    var differing = 0
    for y in Int(frame.minY)..<Int(frame.maxY) {
      for x in Int(frame.minX)..<Int(frame.maxX)
      where one[y * compositor.width + x] != other[y * compositor.width + x] {
        differing += 1
      }
    }
    #expect(differing == 0)
  }

  @Test func `a film of the light is shown in the dark without corners of the light`() throws {
    let stage = try PanelStage(isPainting: true)
    stage.swipe(120)
    stage.simulation.settle()
    stage.finger.key(.character(","))
    stage.finger.key(.character("l"))
    stage.simulation.advance(by: 0.3)

    let compositor = try #require(stage.simulation.compositor)
    let pixels = compositor.pixels()
    let frame = stage.bench.surface.layout.device
    let corner = pixels[(Int(frame.minY) + 2) * compositor.width + Int(frame.minX) + 2]
    let beside = pixels[(Int(frame.minY) + 2) * compositor.width + Int(frame.minX) - 6]
    #expect(stage.model.scrubber.position != nil)
    #expect(corner == beside)
  }

  @Test func `keys go through the history, and each gesture runs by itself in slow motion`() throws
  {
    let stage = try PanelStage()
    for way in [80, 120] {
      stage.swipe(CGFloat(way))
      stage.simulation.settle()
    }
    let duration = stage.model.scrubber.film.duration

    stage.finger.key(.character("3"))
    stage.finger.key(.character("h"))
    let first = stage.model.history.selection
    stage.simulation.advance(by: 1)
    let film = stage.model.scrubber.film
    let quarter = try #require(stage.model.scrubber.position) - film.time(of: 0)
    stage.finger.key(.character("h"), modifiers: .shift)

    #expect(first == 1)
    #expect(abs(quarter - 0.25) < 0.05)
    #expect(stage.model.history.selection == nil)
    #expect(stage.model.scrubber.film.duration == duration)
    #expect(stage.model.scrubber.isPlaying)
  }

  @Test func `a new touch ends the film and takes the scene`() throws {
    let stage = try PanelStage()
    stage.swipe(80)
    stage.simulation.settle()
    stage.finger.key(.character("g"))
    stage.simulation.advance(by: 0.1)
    stage.finger.key(.space)

    stage.swipe(240)
    stage.simulation.settle()

    #expect(stage.model.history.all.count == 2)
    #expect(stage.model.scrubber.position == nil)
  }

  @Test func `films are bounded, the oldest go first, and their plots stay`() throws {
    let scrubber = Scrubber(limit: 25)
    for id in 1...4 {
      scrubber.begin()
      for frame in 0..<10 { scrubber.newest.take(RenderList(), at: Double(frame)) }
      scrubber.keep(as: id)
    }
    scrubber.begin()

    #expect(!scrubber.turn(to: 1))
    #expect(!scrubber.turn(to: 2))
    #expect(scrubber.turn(to: 3))
    #expect(scrubber.film.count == 10)
    #expect(scrubber.turn(to: 4))
  }

  @Test func `a touch that nothing came of leaves the last film to go through`() throws {
    let stage = try PanelStage()
    stage.swipe(80)
    stage.simulation.settle()
    let count = stage.model.scrubber.film.count

    stage.finger.drag(from: stage.device(200, 600), to: stage.device(200, 560))
    stage.simulation.settle()

    #expect(stage.model.scrubber.film.count == count)
    #expect(stage.model.track.release != nil)
  }
}
