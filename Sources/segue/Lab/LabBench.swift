import ArgumentParser
import Dispatch
import Foundation
import GestureLab
import Playground
import PlaygroundLab

/// How fast gestures are replayed.
@MainActor
enum LabBench {
  /// Prints replays a second with and without a trace, then a sweep on one core and on all.
  static func measure(count: Int) throws {
    for (way, name) in [(190.0, "comes back"), (440, "goes away")] {
      for traces in [false, true] {
        let speed = try gesturesPerSecond(way: way, traces: traces, count: count)
        row(
          "500 ms drag in pull-to-dismiss, \(name), \(traces ? "traced" : "outcome only")",
          "\(Int(speed.rounded())) gestures/s a core", "2000")
      }
    }
    let cores = ProcessInfo.processInfo.activeProcessorCount
    for jobs in Set([1, cores]).sorted() {
      let begin = PointerScript.now
      let command = try SweepCommand.parse([
        "pull-to-dismiss", "--distance", "20...700:50", "--velocity", "0...2000:50", "--set",
        "velocity=1000",
      ])
      let sweep = try SweepPool(SweepRequest(command), jobs: jobs).run()
      row(
        "sweep of 50 x 50 with \(jobs) \(jobs == 1 ? "worker" : "workers")",
        String(format: "%.2f s, %d played", PointerScript.now - begin, sweep.played),
        jobs == cores ? "< 2 s on 2 cores" : "")
    }
  }

  private static func row(_ what: String, _ value: String, _ goal: String) {
    let name = what.padding(toLength: 60, withPad: " ", startingAt: 0)
    StandardOutput.write(line: "\(name) \(value)\(goal.isEmpty ? "" : "  (goal: \(goal))")")
  }

  /// On one core, a 500 ms drag in `pull-to-dismiss`, nothing painted.
  static func gesturesPerSecond(way: Double, traces: Bool, count: Int) throws -> Double {
    let screen = try PlaygroundScreen(id: "pull-to-dismiss")
    let gesture = GestureFile(
      scene: "pull-to-dismiss", state: "presented",
      steps: [
        .drag(
          DragStep(
            from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 200 + way), over: 500))
      ])
    let stage = ReplayStage(screen)
    func play() throws -> GestureRun {
      traces ? try Lab.play(gesture, on: screen) : try stage.play(gesture)
    }
    let wanted = try play().outcome
    let begin = PointerScript.now
    for _ in 0..<count {
      guard try play().outcome == wanted else {
        throw Failure.expectation("the same drag came to another end")
      }
    }
    return Double(count) / (PointerScript.now - begin)
  }

  /// Reads damaged files on all cores.
  static func fuzz(_ count: Int) throws {
    let seeds = [
      "segue-gesture 1\nscene: a\nstate: b\ndevice: 390x844\nset: threshold=0.35\n"
        + "intent: finish\nexpect: cancel\nrefresh: 60\nnote: x\n\n0 down 195 90 # comment\n"
        + "8 move 195 96\n420 up 195 520\ntap 360 66\nkey Shift+Tab\nwait 500\n",
      "segue-gesture 1\nscene: a\n\ndrag from 195 120 to 195 520 over 300 rate 125 ease linear "
        + "hold 0\nflick from 195 120 to 195 300 velocity 1200\nscroll at 195 400 by 0 -3\n"
        + "hold at 5 5 for 600\n900000 down 1 2 finger 3\n900001 up 1 2 finger 3\n",
    ]
    let actions = [
      "{\"segue\":{\"scene\":\"a\",\"set\":{\"x\":1}},\"actions\":[{\"type\":\"pointer\",\"id\":"
        + "\"f\",\"actions\":[{\"type\":\"pointerMove\",\"x\":1,\"y\":2},{\"type\":\"pointerDown\"},"
        + "{\"type\":\"pointerMove\",\"duration\":40,\"x\":9,\"y\":9},{\"type\":\"pointerUp\"}]},"
        + "{\"type\":\"key\",\"actions\":[{\"type\":\"keyDown\",\"value\":\"\\uE00C\"}]}]}"
    ]
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let begin = PointerScript.now
    let findings = FuzzFindings()
    DispatchQueue.concurrentPerform(iterations: cores * 2) { part in
      let readsActions = part % 2 == 1
      let texts = readsActions ? actions : seeds
      var fuzzer = GestureFuzzer(
        seeds: texts.map { Array($0.utf8) }, readsActions: readsActions, number: UInt64(part) + 1)
      do {
        findings.add(try fuzzer.run(count / (cores * 2) + 1))
      } catch {
        findings.add("\(error)")
      }
    }
    if let finding = findings.first { throw Failure.expectation(finding) }
    let seconds = PointerScript.now - begin
    let memory = ProcessGauge.proportionalMemory(of: getpid()) / 1_048_576
    row(
      "\(count) damaged files",
      String(
        format: "%.1f s, %d still gestures, %.0f MiB", seconds, findings.whole, memory), "")
  }

  /// Writes one file over and over, for whoever wants to end a writer at any moment.
  static func rewrite(_ path: String) throws {
    var number = 0
    while true {
      number += 1
      let steps = (0..<2000).map { index in
        GestureStep.sample(
          time: Double(index),
          index == 0
            ? .down(CGPoint(x: number, y: 0), finger: 0)
            : index == 1999
              ? .up(CGPoint(x: number, y: 0), finger: 0)
              : .move(CGPoint(x: number, y: index), finger: 0))
      }
      try OutputFile.write(GestureFile(scene: "s", steps: steps).text, to: path)
    }
  }
}

/// What the fuzzer's threads found.
final class FuzzFindings: @unchecked Sendable {
  private let lock = NSLock()
  private var texts: [String] = []
  private var count = 0

  var first: String? { lock.withLock { texts.first } }
  var whole: Int { lock.withLock { count } }

  func add(_ whole: Int) { lock.withLock { count += whole } }
  func add(_ text: String) { lock.withLock { texts.append(text) } }
}
