import Foundation
import GestureLab

/// Shares a sweep among as many programs as there are cores.
///
/// The engine lives on the main thread, so each worker is another of this program.
@MainActor
final class SweepPool {
  private let request: SweepRequest
  private let jobs: Int
  /// Whether Ctrl-C ended it early.
  private(set) var isInterrupted = false

  /// The most programs that share it. Source: chosen.
  static let jobLimit = 64

  /// So few gestures are played here. Source: chosen, a program takes longer to start.
  private static let smallGrid = 64

  init(_ request: SweepRequest, jobs: Int?) {
    self.request = request
    self.jobs = max(1, min(jobs ?? ProcessInfo.processInfo.activeProcessorCount, Self.jobLimit))
  }

  /// - Throws: `Failure` when a worker ends early.
  func run() throws(Failure) -> Sweep {
    var sweep = Sweep(plan: request.plan)
    InterruptSignal.watch()
    defer { InterruptSignal.unwatch() }
    if jobs == 1 || sweep.plan.count <= Self.smallGrid {
      let stage = ReplayStage(request.screen)
      for index in 0..<sweep.plan.count {
        if InterruptSignal.hasCome { break }
        Progress.show(index, of: sweep.plan.count, "sweeping")
        guard let gesture = sweep.plan.gesture(index) else { continue }
        do {
          sweep.cells[index] = SweepCell(try stage.play(gesture))
        } catch {
          throw .request("\(error)")
        }
      }
    } else {
      try share(&sweep)
    }
    isInterrupted = InterruptSignal.hasCome
    Progress.clear()
    return sweep
  }

  private func share(_ sweep: inout Sweep) throws(Failure) {
    var workers: [SweepChild] = []
    for job in 0..<jobs {
      workers.append(try SweepChild(request.arguments + ["--part", "\(job)/\(jobs)"]))
    }
    defer { for worker in workers { worker.end() } }
    var done = 0
    while workers.contains(where: \.isOpen), !InterruptSignal.hasCome {
      let open = workers.filter(\.isOpen)
      var entries = open.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
      guard poll(&entries, nfds_t(entries.count), -1) > 0 else { continue }
      for (worker, entry) in zip(open, entries) where entry.revents != 0 {
        for (index, cell) in worker.read() where sweep.cells.indices.contains(index) {
          sweep.cells[index] = cell
          done += 1
        }
      }
      Progress.show(done, of: sweep.plan.count, "sweeping")
    }
    guard !InterruptSignal.hasCome else { return }
    for worker in workers {
      let status = worker.wait()
      guard status == 0 else {
        throw .world("a worker of the sweep ended early, with status \(status)")
      }
    }
  }
}

/// One of this program, playing a part of a sweep.
@MainActor
final class SweepChild {
  private let process = Process()
  private let output = Pipe()
  private var unread: [UInt8] = []
  /// Whether more may come.
  private(set) var isOpen = true

  init(_ arguments: [String]) throws(Failure) {
    process.executableURL = URL(fileURLWithPath: SubjectProcess.executable)
    process.arguments = arguments
    process.standardOutput = output
    do {
      try process.run()
    } catch {
      throw .world("another segue could not be started: \(error.localizedDescription)")
    }
  }

  var descriptor: Int32 { output.fileHandleForReading.fileDescriptor }

  /// What has come since the last time.
  func read() -> [(index: Int, cell: SweepCell)] {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = Foundation.read(descriptor, &buffer, buffer.count)
    if count <= 0 {
      if count == 0 || errno != EINTR { isOpen = false }
      return []
    }
    unread += buffer[..<count]
    var cells: [(index: Int, cell: SweepCell)] = []
    var start = unread.startIndex
    while let end = unread[start...].firstIndex(of: UInt8(ascii: "\n")) {
      if let cell = SweepWorker.cell(String(decoding: unread[start..<end], as: UTF8.self)) {
        cells.append(cell)
      }
      start = end + 1
    }
    unread.removeSubrange(..<start)
    return cells
  }

  func wait() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }

  func end() {
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
  }
}
