import Drawing
import Foundation
import Geometry
import Playground
import PlaygroundLab
import Testing

@testable import GestureLab

@Suite struct SweepTests {
  private func plan(
    _ scene: String, distances: Int = 6, velocities: Int = 5, fastest: Double = 1500,
    set: [GestureFile.Setting]
  ) throws -> SweepPlan {
    let stroke = try #require(try StrokeFinder.find(on: SceneScreen(scene), settings: set))
    return SweepPlan(
      scene: scene, settings: set, stroke: stroke,
      axes: [
        SweepAxis(name: "distance", unit: "pt", first: 30, last: 430, count: distances),
        SweepAxis(name: "velocity", unit: "pt/s", first: -500, last: fastest, count: velocities),
      ])
  }

  /// Every scene whose rule is `ReleaseRule`, with rules of every kind.
  @Test(
    arguments: ["swipe-back", "pull-to-dismiss"],
    [
      [], [GestureFile.Setting(key: "velocity", value: 1000)],
      [.init(key: "velocity", value: 500), .init(key: "veto", value: 500)],
      [.init(key: "projection", value: 0.2), .init(key: "threshold", value: 0.5)],
    ])
  func `the map equals the rule, cell by cell`(
    scene: String, set: [GestureFile.Setting]
  ) throws {
    let plan = try plan(scene, set: set)
    let screen = try SceneScreen(scene)
    let values = TunableValues(screen.info.tunables)
    for setting in set { try values.set(setting.key, to: setting.value) }

    let sweep = try Sweep.run(plan, on: screen)

    for index in 0..<plan.count {
      let cell = try #require(sweep.cells[index])
      let place = plan.values(index)
      let way = (place[0] - plan.stroke.slop) / plan.stroke.length
      let verdict = ReleaseRule(values).verdict(
        percent: min(max(way, 0), 1), velocity: place[1], length: plan.stroke.length)
      #expect(cell.outcome.rawValue == verdict.outcome.rawValue, "\(place)")
    }
    #expect(Set(sweep.cells.compactMap { $0?.outcome }).count == 2)
  }

  @Test func `every scene that says its rule decides by it, cell by cell`() throws {
    for info in SceneCatalog.all {
      guard let judge = info.judge else { continue }
      // One whose drag no trial finds has no map either: the lab of policies, where a list scrolls.
      guard try StrokeFinder.find(on: SceneScreen(info.id)) != nil else {
        #expect(info.id == "conflict-lab")
        continue
      }
      // No cell at a limit itself: there the last bit of a velocity would decide.
      let plan = try plan(info.id, fastest: 1480, set: [])
      let values = TunableValues(info.tunables)
      var subjects: Set<Release.Subject> = []
      let listening = Verdicts.listen { subjects.insert($0.subject) }

      let sweep = try withExtendedLifetime(listening) {
        try Sweep.run(plan, on: SceneScreen(info.id))
      }

      #expect(subjects.count == 1, "\(info.id)")
      for index in 0..<plan.count {
        let cell = try #require(sweep.cells[index])
        let place = plan.values(index)
        let way = (place[0] - plan.stroke.slop) / plan.stroke.length
        let verdict = judge(
          values,
          Release(
            percent: min(max(way, 0), 1), velocity: place[1], length: plan.stroke.length,
            subject: subjects.first ?? .transition))
        #expect(cell.outcome.rawValue == verdict.outcome.rawValue, "\(info.id) \(place) \(way)")
      }
      #expect(Set(sweep.cells.compactMap { $0?.outcome }).count == 2, "\(info.id)")
    }
  }

  @Test(arguments: ["swipe-back", "pull-to-dismiss"])
  func `a screen that is used again decides as one just made`(scene: String) throws {
    let plan = try plan(scene, set: [.init(key: "velocity", value: 700)])
    let fresh = ReplayStage(try SceneScreen(scene), keepsScreens: false)
    let used = ReplayStage(try SceneScreen(scene))

    for index in 0..<plan.count {
      let gesture = try #require(plan.gesture(index))
      let one = try fresh.play(gesture)
      let other = try used.play(gesture)

      #expect(one.outcome == other.outcome)
      #expect(one.percent == other.percent)
      #expect(one.transitions.map(\.completed) == other.transitions.map(\.completed))
      #expect(one.recognitions.map(\.state) == other.recognitions.map(\.state))
    }
  }

  @Test func `a tunable can be an axis`() throws {
    var plan = try plan("swipe-back", distances: 1, velocities: 1, set: [])
    plan.axes = [
      SweepAxis(name: "distance", unit: "pt", first: 205, last: 205, count: 1),
      SweepAxis(name: "velocity", unit: "pt/s", first: 0, last: 0, count: 1),
      SweepAxis(name: "threshold", unit: "", first: 0.3, last: 0.7, count: 3),
    ]

    let sweep = try Sweep.run(plan, on: SceneScreen("swipe-back"))

    #expect(sweep.cells.map { $0?.outcome } == [.finish, .finish, .cancel])
  }

  @Test func `what flips between two tunings is listed`() throws {
    let before = try plan("swipe-back", distances: 11, velocities: 1, set: [])
    var after = before
    after.settings = [.init(key: "threshold", value: 0.6)]

    let screen = try SceneScreen("swipe-back")
    let flips = try #require(
      try Sweep.run(before, on: screen).flips(to: Sweep.run(after, on: screen)))

    #expect(flips.map { $0.values[0] } == [190, 230])
    #expect(flips.allSatisfy { $0.before == .finish && $0.after == .cancel })
  }

  @Test func `a written sweep can be read and compared with`() throws {
    let plan = try plan("swipe-back", distances: 4, velocities: 2, set: [])
    let sweep = try Sweep.run(plan, on: SceneScreen("swipe-back"))

    let read = try Sweep(json: Array(sweep.json.utf8))

    #expect(read.flips(to: sweep)?.isEmpty == true)
    #expect(read.plan.axes == plan.axes)
    #expect(read.cells.map { $0?.outcome } == sweep.cells.map { $0?.outcome })
    #expect(sweep.csv.split(separator: "\n").count == 9)
  }

  @Test func `another screen's sweep is no sweep to compare with`() throws {
    let mine = try plan("swipe-back", distances: 2, velocities: 2, set: [])
    var grid = mine
    grid.axes[0] = SweepAxis(name: "distance", unit: "pt", first: 1, last: 2, count: 2)
    var device = mine
    device.device = CGSize(width: 375, height: 667)
    var state = mine
    state.stroke.state = "elsewhere"
    var start = mine
    start.stroke.start = CGPoint(x: 1, y: 2)
    var way = mine
    way.stroke.direction = CGPoint(x: 0, y: -1)
    var values = mine
    values.settings = [.init(key: "threshold", value: 0.6)]

    let scene = try #require(
      mine.difference(from: try plan("pull-to-dismiss", distances: 2, velocities: 2, set: [])))

    #expect(scene == "scene pull-to-dismiss, not swipe-back")
    #expect(mine.difference(from: device) == "device 375x667, not 390x844")
    #expect(mine.difference(from: state)?.hasPrefix("state elsewhere, not ") == true)
    #expect(mine.difference(from: start)?.hasPrefix("a drag from 1,2, not ") == true)
    #expect(mine.difference(from: way)?.hasPrefix("a drag up, not ") == true)
    #expect(mine.difference(from: grid)?.hasPrefix("axes distance 1...2:2, ") == true)
    #expect(mine.difference(from: values) == nil)
    #expect(Sweep(plan: mine).flips(to: Sweep(plan: device)) == nil)
  }

  @Test(
    arguments: [
      "{}", "{\"axes\":[],\"cells\":[]}",
      "{\"scene\":\"s\",\"start\":[0,0],\"length\":1,\"way\":\"down\",\"axes\":[{\"name\":\"x\","
        + "\"first\":0,\"last\":1,\"count\":1e300}],\"cells\":[]}",
      "{\"scene\":\"s\",\"start\":[0,0],\"length\":1,\"way\":\"north\",\"axes\":[{}],\"cells\":[]}",
    ])
  func `what is no sweep is refused with its place`(text: String) {
    let error = #expect(throws: GestureFileError.self) { try Sweep(json: Array(text.utf8)) }

    #expect((error?.line ?? 0) > 0)
  }

  /// A sweep of two cells, with one thing otherwise.
  nonisolated struct Damage: CustomTestStringConvertible, Sendable {
    var from: String
    var to: String
    /// What is said of it, and where it begins.
    var words: String
    var place: String

    var testDescription: String { "\(from) → \(to)" }

    init(_ from: String, _ to: String, _ words: String, at place: String) {
      self.from = from
      self.to = to
      self.words = words
      self.place = place
    }

    static let sound = """
      {"scene": "s", "state": null, "device": "390x844", "start": [20, 400], "way": "right",
       "length": 390, "set": {"threshold": 0.5}, "axes": [
       {"name": "distance", "unit": "pt", "first": 40, "last": 80, "count": 2},
       {"name": "velocity", "unit": "pt/s", "first": 0, "last": 0, "count": 1}],
       "played": 2, "cells": [
       {"distance": 40, "velocity": 0, "outcome": "cancel", "percent": 0.1, "margin": -0.3},
       {"distance": 80, "velocity": 0, "outcome": "finish", "percent": null}]}
      """

    static let all = [
      Damage("\"s\"", "7", "expected a scene's id, found the number 7", at: "7"),
      Damage("null, \"device\"", "5, \"device\"", "expected a state's name or null", at: "5, \"d"),
      Damage("390x844", "390xinf", "expected a device such as 390x844", at: "\"390xinf"),
      Damage("390x844", "390xx844", "expected a device such as 390x844", at: "\"390xx"),
      Damage("390x844", "9x844", "each side 50 to 4000", at: "\"9x844"),
      Damage("[20, 400]", "[20, \"a\", 400]", "expected two numbers", at: "[20"),
      Damage("[20, 400]", "[20, 1e300]", "expected two numbers", at: "[20"),
      Damage("\"right\"", "\"north\"", "expected a way: down, up, left or right", at: "\"north"),
      Damage("390, \"set\"", "0, \"set\"", "more than 0, found the number 0", at: "0, \"set"),
      Damage("{\"threshold\": 0.5}", "[1]", "expected an object of values", at: "[1]"),
      Damage("0.5}", "\"much\"}", "expected a number, found the text 'much'", at: "\"much"),
      Damage(
        "\"first\": 40, ", "", "expected 'first': a number from 0 to 10000", at: "{\"name\": \"d"),
      Damage("\"last\": 80", "\"last\": 1e300", "a number from 0 to 10000", at: "1e300"),
      Damage("\"last\": 80", "\"last\": 40", "expected more than 40", at: "40, \"count"),
      Damage("\"count\": 2", "\"count\": 2.5", "how many steps, 1 to 10000", at: "2.5"),
      Damage(
        "\"velocity\", \"unit\"", "\"distance\", \"unit\"",
        "each axis once; 'distance' stands here",
        at: "{\"name\": \"distance\", \"unit\": \"pt/s"),
      Damage("\"played\": 2", "\"played\": 3", "expected 2, as many as there are cells", at: "3,"),
      Damage(
        "\"distance\": 80", "\"distance\": 81", "distance 81, velocity 0 is no cell",
        at: "{\"distance\": 81"),
      Damage(
        "\"distance\": 80", "\"distance\": 40", "each cell once",
        at: "{\"distance\": 40, \"velocity\": 0, \"outcome\": \"f"),
      Damage(
        "\"distance\": 80, ", "", "expected 'distance': a number", at: "{\"velocity\": 0, \"o"),
      Damage("\"finish\"", "\"perhaps\"", "expected finish, cancel or none", at: "\"perhaps"),
      Damage("-0.3", "\"x\"", "expected a number or null, found the text 'x'", at: "\"x"),
    ]
  }

  @Test(arguments: Damage.all)
  func `a damaged sweep is refused with what is wrong and where`(damage: Damage) throws {
    let text = Damage.sound.replacing(damage.from, with: damage.to, maxReplacements: 1)
    let start = try #require(text.range(of: damage.place)).lowerBound
    let before = text[..<start].split(separator: "\n", omittingEmptySubsequences: false)

    let error = try #require(
      #expect(throws: GestureFileError.self) { try Sweep(json: Array(text.utf8)) })

    #expect(error.message.contains(damage.words), "\(error)")
    #expect(error.line == before.count)
    #expect(error.column == (before.last?.unicodeScalars.count ?? 0) + 1)
  }

  @Test func `a sound sweep is read, and what is no sweep is none`() throws {
    let sweep = try #require(try Sweep.ifWritten(in: Array(Damage.sound.utf8)))

    #expect(sweep.played == 2)
    #expect(sweep.cells.map { $0?.outcome } == [.cancel, .finish])
    #expect(try Sweep.ifWritten(in: Array("{\"scene\": \"s\", \"values\": {}}".utf8)) == nil)
    #expect(throws: GestureFileError.self) { try Sweep.ifWritten(in: Array("{".utf8)) }
  }

  @Test func `a sweep that was interrupted is written as far as it came`() throws {
    let plan = try plan("swipe-back", distances: 4, velocities: 2, set: [])
    var sweep = Sweep(plan: plan)
    sweep.cells[2] = SweepCell(
      outcome: .finish, percent: 0.5, velocity: 0, margin: 0.1, relativeMargin: 0.25)

    #expect(sweep.played == 1)
    #expect(sweep.csv.split(separator: "\n").count == 2)
    #expect(sweep.json.contains("\"played\":1"))
    #expect(HeatMap.picture(sweep, scale: 1) != nil)
  }

  @Test func `the picture has the outcomes' colours where they are`() throws {
    let plan = SweepPlan(
      scene: "s",
      stroke: Stroke(
        state: nil, start: .zero, direction: CGPoint(x: 1, y: 0), length: 100),
      axes: [
        SweepAxis(name: "distance", unit: "pt", first: 0, last: 1, count: 2),
        SweepAxis(name: "velocity", unit: "pt/s", first: 0, last: 1, count: 2),
      ])
    var sweep = Sweep(plan: plan)
    for index in 0..<4 {
      sweep.cells[index] = SweepCell(
        outcome: index == 3 ? .finish : .cancel, percent: nil, velocity: nil, margin: 1,
        relativeMargin: 1)
    }

    let picture = try #require(HeatMap.picture(sweep, scale: 1))
    // The plot begins at 76, 56 and is 640 by 480; velocity goes up.
    let finish = try #require(picture.color(x: 76 + 480, y: 56 + 120)?.components)
    let cancel = try #require(picture.color(x: 76 + 160, y: 56 + 360)?.components)

    #expect(finish[1] > finish[0])
    #expect(cancel[0] > cancel[1])
  }

  @Test(arguments: ["", "5...", "1...2", "2...1:3", "a...b:3", "1...2:0", "1...2:x", "1..2:3"])
  func `what is no axis is refused`(text: String) {
    #expect(SweepAxis(name: "distance", unit: "pt", text: text) == nil)
  }

  @Test func `an axis has its ends and even steps`() throws {
    let axis = try #require(SweepAxis(name: "velocity", unit: "pt/s", text: "-400...1600:5"))

    #expect(axis.values == [-400, 100, 600, 1100, 1600])
    #expect(SweepAxis(name: "distance", unit: "pt", text: "200")?.values == [200])
  }

  @Test(
    arguments: [
      (0.0, 380.0, [0, 50, 100, 150, 200, 250, 300, 350]),
      (-500, 2500, [-500, 0, 500, 1000, 1500, 2000, 2500]),
      (0.2, 0.6, [0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6]),
      (3, 3, [3]),
    ] as [(Double, Double, [Double])])
  func `a map's axes are marked with round numbers`(
    first: Double, last: Double, marks: [Double]
  ) {
    #expect(RoundTicks.values(from: first, to: last) == marks)
  }
}
