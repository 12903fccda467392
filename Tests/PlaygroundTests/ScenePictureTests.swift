import Drawing
import Foundation
import Playground
import Simulator
import Testing

@testable import UIKitCore

/// Looks at single pixels of what the scenes show.
@Suite struct ScenePictureTests {
  private struct Pixel: Equatable, CustomStringConvertible {
    var red: Int
    var green: Int
    var blue: Int

    var description: String { "(\(red), \(green), \(blue))" }

    static let white = Pixel(red: 255, green: 255, blue: 255)

    func isNear(_ other: Pixel, by limit: Int = 2) -> Bool {
      abs(red - other.red) <= limit && abs(green - other.green) <= limit
        && abs(blue - other.blue) <= limit
    }
  }

  /// The pixel at a point of the screen.
  private func pixel(_ stage: SceneStage, _ x: CGFloat, _ y: CGFloat) throws -> Pixel {
    let compositor = try #require(stage.simulation.compositor)
    let scale = stage.simulation.screen.scale
    let index = Int(y * scale) * compositor.width + Int(x * scale)
    return compositor.pixels().withUnsafeBytes { bytes in
      let value = bytes.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)
      return Pixel(
        red: Int(value >> 16 & 255), green: Int(value >> 8 & 255), blue: Int(value & 255))
    }
  }

  @Test(arguments: [CGFloat(1), 2])
  func `the swipe shows both pages and the shadow between them`(scale: CGFloat) throws {
    let stage = try SceneStage(
      "swipe-back", state: "detail", scale: scale, isPainting: true)
    let picture = try pixel(stage, 100, 150)

    stage.pull(from: CGPoint(x: 60, y: 450), by: CGPoint(x: 200, y: 0))

    // The detail page's picture has moved along.
    #expect(try pixel(stage, 300, 150).isNear(picture, by: 1))
    // The list's page is white, and darker beside the front page.
    let free = try pixel(stage, 150, 96)
    let beside = try pixel(stage, 198, 96)
    #expect(free == .white)
    #expect(beside.red < 200)
  }

  @Test(arguments: [CGFloat(1), 2])
  func `the pull shows the dimmed page above the card`(scale: CGFloat) throws {
    let stage = try SceneStage(
      "pull-to-dismiss", state: "presented", scale: scale, isPainting: true)
    // Behind the shrunken page it is black; the card is white, its corner is not.
    #expect(try pixel(stage, 195, 20) == Pixel(red: 0, green: 0, blue: 0))
    #expect(try pixel(stage, 120, 70) == .white)
    #expect(try pixel(stage, 0.2, 50.2) != .white)

    stage.pull(from: CGPoint(x: 195, y: 200), by: CGPoint(x: 0, y: 397))

    // Half way: 0.35 of black over the grouped grey, and the card from 447 on.
    let grey = try pixel(stage, 200, 60)
    #expect(grey.isNear(Pixel(red: 157, green: 157, blue: 161)))
    #expect(try pixel(stage, 120, 440) != .white)
    #expect(try pixel(stage, 120, 470) == .white)
  }

  @Test func `after a cancelled pull the picture is the one from before`() throws {
    let stage = try SceneStage("pull-to-dismiss", state: "presented", isPainting: true)
    let before = stage.simulation.compositor?.pixels()

    stage.pull(from: CGPoint(x: 195, y: 200), by: CGPoint(x: 0, y: 250))
    stage.finger.hold(for: 0.2)
    stage.finger.up()
    stage.settle()

    #expect(stage.simulation.compositor?.pixels() == before)
  }

  @Test func `after a cancelled swipe the picture is the one from before`() throws {
    let stage = try SceneStage("swipe-back", state: "detail", isPainting: true)
    let before = stage.simulation.compositor?.pixels()

    stage.pull(from: CGPoint(x: 60, y: 450), by: CGPoint(x: 100, y: 0))
    stage.finger.hold(for: 0.2)
    stage.finger.up()
    stage.settle()

    #expect(stage.simulation.compositor?.pixels() == before)
  }

  @Test func `a row that was pressed before the pull is not pressed in the picture`() throws {
    let stage = try SceneStage("pull-to-dismiss", state: "presented", isPainting: true)
    let start = CGPoint(x: 195, y: 224)

    stage.finger.down(at: start)
    stage.finger.hold(for: 0.4)
    let pressed = try pixel(stage, 8, 224)
    stage.finger.move(to: CGPoint(x: 195, y: 434), over: 0.2)

    #expect(pressed != .white)
    #expect(stage.transitions.last?.phase == .interactive)
    #expect(try pixel(stage, 8, 424) == .white)
  }

  @Test func `the pages are dark in the dark`() throws {
    let swipe = try SceneStage("swipe-back", isPainting: true, isDark: true)
    #expect(try pixel(swipe, 8, 300).red < 10)

    let pull = try SceneStage(
      "pull-to-dismiss", state: "presented", isPainting: true, isDark: true)
    #expect(try pixel(pull, 120, 70).isNear(Pixel(red: 28, green: 28, blue: 30)))
  }

  @Test func `the labs are dark in the dark, under a finger too`() throws {
    let conflict = try SceneStage(
      "conflict-lab", state: "scrolled", isPainting: true, isDark: true)
    conflict.finger.down(at: CGPoint(x: 195, y: 480))
    conflict.finger.move(to: CGPoint(x: 195, y: 790), over: 0.4)
    #expect(try pixel(conflict, 8, 420).red < 10)
    #expect(try pixel(conflict, 300, 520).isNear(Pixel(red: 28, green: 28, blue: 30)))

    let scroll = try SceneStage("scroll-lab", isPainting: true, isDark: true)
    scroll.finger.down(at: CGPoint(x: 195, y: 420))
    scroll.finger.move(to: CGPoint(x: 195, y: 620), over: 0.4)
    #expect(try pixel(scroll, 8, 160).red < 10)
    #expect(try pixel(scroll, 300, 830).isNear(Pixel(red: 28, green: 28, blue: 30)))
  }
}
