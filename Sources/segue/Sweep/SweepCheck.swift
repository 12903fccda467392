import Foundation
import GestureLab

/// What a sweep is compared with, read and checked before anything is played.
@MainActor
struct SweepCheck {
  enum Other {
    case sweep(Sweep)
    case tuning(TuningFile)
  }

  let path: String
  let other: Other

  /// - Throws: `Failure` in one line for a file that is neither, or another scene's.
  init(_ path: String, scene: String) throws(Failure) {
    self.path = path
    let data = try InputFile.read(path, for: "--check ")
    let sweep: Sweep?
    do {
      sweep = try Sweep.ifWritten(in: [UInt8](data))
    } catch {
      throw .request(
        "--check \(error.naming(path)); give a tuning file, or a sweep as 'segue sweep --json' "
          + "writes it")
    }
    if let sweep {
      other = .sweep(sweep)
    } else {
      do {
        other = .tuning(try TuningFile(data, of: path))
      } catch {
        throw .request(
          "--check \(error); or give a sweep as 'segue sweep --json' writes it")
      }
    }
    guard self.scene == scene else {
      throw .request("--check \(path): is for '\(self.scene)', not for '\(scene)'")
    }
  }

  /// The sweep, where it is one.
  var earlier: Sweep? {
    if case .sweep(let sweep) = other { sweep } else { nil }
  }

  private var scene: String {
    switch other {
    case .sweep(let sweep): sweep.plan.scene
    case .tuning(let tuning): tuning.scene
    }
  }

  /// Refuses what cannot be compared with what was asked for.
  ///
  /// - Throws: `Failure` in one line.
  func validate(for request: SweepRequest) throws(Failure) {
    switch other {
    case .sweep(let sweep):
      if let difference = request.plan.difference(from: sweep.plan) {
        throw .request("--check \(path): is a sweep of \(difference)")
      }
    case .tuning(let tuning):
      do {
        _ = try request.screen.values(with: tuning.settings)
      } catch {
        throw .request("--check \(path): \(error)")
      }
    }
  }
}
