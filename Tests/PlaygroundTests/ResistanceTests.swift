import Foundation
import QuartzCore
import Simulator
import Testing

@testable import Playground
@testable import UIKitCore

@Suite struct ResistanceTests {
  @Test(arguments: Resistance.allCases)
  func `it gives less than the finger goes, and never back`(law: Resistance) {
    var last: CGFloat = 0
    for pull in stride(from: CGFloat(1), through: 900, by: 7) {
      let shown = law.shown(pull, of: 844)
      #expect(shown >= last && shown <= pull, "\(pull)")
      last = shown
    }
    #expect(last > 0)
    #expect(law.shown(0, of: 844) == 0)
    #expect(law.shown(-20, of: 844) == 0)
    #expect(law.shown(.nan, of: 844) == 0)
    #expect(law.shown(20, of: 0) == 0)
  }

  @Test func `the laws are those of their sources`() {
    #expect(Resistance.third.shown(90, of: 844) == 30)
    #expect(Resistance.half.shown(100, of: 844) == 50)
    #expect(abs(Resistance.arcTangent.shown(120, of: 844) - (30 * .pi / 4 + 12)) < 1e-9)
    #expect(abs(Resistance.fraction.shown(84.4, of: 844) - 844 * 0.1 / 3) < 1e-9)
    #expect(abs(Resistance.power.shown(128, of: 844) - pow(128, 0.7)) < 1e-9)
    #expect(
      abs(Resistance.rubberBand.shown(200, of: 844) - (1 - 1 / (110.0 / 844 + 1)) * 844) < 1e-9)
    // On a way of 800 the stiffness is 80: half as far as it can go after a tenth of the way.
    #expect(abs(Resistance.adwaita.shown(10, of: 800) - 5) < 1e-9)
    #expect(abs(Resistance.adwaita.shown(80, of: 800) - 80.0 / 9) < 1e-9)
    #expect(abs(Resistance.vaul.shown(100, of: 844) - 8 * (log(101) - 2)) < 1e-9)
  }

  @Test func `the slider names each law beside its number`() {
    let tunable = Resistance.tunable("It", .third, source: "chosen")

    let texts = Resistance.allCases.map { tunable.text(for: Double($0.rawValue)) }

    #expect(
      texts == [
        "0 third", "1 half", "2 arc tan", "3 fraction", "4 power", "5 rubber", "6 Adwaita", "7 log",
      ])
  }

  @Test(arguments: [
    "Photos", "Gives half", "Gives by arc tangent", "Gives a fraction", "Gives by power",
    "As in UIScrollView", "As in libadwaita", "As in Vaul",
  ])
  func `a photo that is pulled up gives as its preset says`(preset: String) throws {
    let stage = try SceneStage("photo-zoom", state: "photo")
    let scene = try SceneCatalog.scene(id: "photo-zoom")
    try stage.values.apply(try #require(scene.presets.first { $0.name == preset }))
    let law = Resistance(stage.values)
    // Down first, as only that takes hold of it; the slop is not counted.
    stage.finger.down(at: CGPoint(x: 195, y: 380))
    stage.finger.move(to: CGPoint(x: 195, y: 400), over: 0.1)
    let home = try #require(stage.shownFrame("photo")).midY - 10

    stage.finger.move(to: CGPoint(x: 195, y: 190), over: 0.3)
    stage.simulation.advanceFrame()

    let shown = home - (try #require(stage.shownFrame("photo")).midY)
    #expect(abs(shown - law.shown(200, of: 844)) < 0.5, "\(preset)")
    stage.finger.up()
    stage.simulation.settle()
  }
}
