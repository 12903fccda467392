public import Foundation
import GestureLab
import Playground

/// Keeps each scene's tuning in a file of its own, written whole at every change of what is kept.
///
/// A file that cannot be understood is moved aside, never overwritten: what somebody tuned is worth
/// more than our tidiness.
public final class StateStore {
  /// The folder the files are in.
  public let folder: String
  /// Told in one line of what could not be read or written; each trouble once.
  public var onReport: ((String) -> Void)?

  private var lastReport: String?
  /// What could not be read, by scene.
  private var troubles: [String: String] = [:]
  /// Until when a file's changes are covered by a wait that was begun.
  private var settling: [String: TimeInterval] = [:]

  /// Each scene's presets as this run had them when it last read or wrote them, by name.
  private var known: [String: [String: [String: Double]]] = [:]

  /// What this run wrote last, by scene.
  private var written: [String: Written] = [:]

  private struct Written {
    /// What was to be kept.
    let tuning: KeptTuning
    /// All that are in the file, another window's too.
    let presets: [TunablePreset]
    let stamp: FileStamp?
  }

  public init(folder: String) {
    self.folder = folder
  }

  /// `segue` in `XDG_STATE_HOME`, which is `~/.local/state` where it is not set or not absolute.
  public static func standardFolder(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String {
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      return (state as NSString).appendingPathComponent("segue")
    }
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
    return (home as NSString).appendingPathComponent(".local/state/segue")
  }

  /// Why nothing that was kept of a scene could be read; nil when all was well.
  public func trouble(of scene: String) -> String? { troubles[scene] }

  /// A report without the folder, which is the same in all of them.
  func brief(_ report: String) -> String {
    report.replacingOccurrences(of: folder.hasSuffix("/") ? folder : folder + "/", with: "")
  }

  /// The file of a scene.
  public func path(of scene: String) -> String {
    let safe = String(
      scene.unicodeScalars.map { scalar in
        scalar.isASCII
          && (scalar.properties.isAlphabetic || "0123456789-_".unicodeScalars.contains(scalar))
          ? Character(scalar) : "_"
      })
    return (folder as NSString).appendingPathComponent("\(safe).json")
  }

  /// What was kept of a scene; nil when nothing was, or nothing that can be read.
  public func kept(of scene: String) -> KeptTuning? {
    guard case .kept(let tuning) = look(for: scene) else { return nil }
    known[scene] = Self.byName(tuning.presets)
    return tuning
  }

  /// What there is of a scene.
  private enum Found {
    case nothing
    case kept(KeptTuning)
    /// There is something, and nobody knows what.
    case unreadable
  }

  private func look(for scene: String) -> Found {
    let path = path(of: scene)
    switch Self.contents(of: path) {
    case .success(nil): return .nothing
    case .success(let data?):
      do {
        return .kept(try KeptTuning(data, scene: scene))
      } catch {
        setAside(path, because: error.description)
        troubles[scene] = lastReport
        return .nothing
      }
    case .failure(let error):
      report(
        "\(path): cannot be read (\(String(cString: strerror(error.number)))); "
          + "nothing is kept until it can be, make it readable or move it away")
      troubles[scene] = lastReport
      return .unreadable
    }
  }

  /// Writes what is to be kept, unless this run has written the same last and it is still there;
  /// presets that another window has saved meanwhile stay.
  public func keep(_ tuning: KeptTuning) {
    guard !isKept(tuning), let presets = presetsToWrite(of: tuning) else { return }
    let path = path(of: tuning.scene)
    var whole = tuning
    whole.presets = presets
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      // The program may be killed at any moment and nothing is lost. For a power cut the disk is
      // waited for elsewhere: here that would cost refreshes in mid-drag.
      let stamp = try AtomicFile.write(whole.data, to: path, waitsForDisk: false)
      written[tuning.scene] = Written(tuning: tuning, presets: presets, stamp: stamp)
      known[tuning.scene] = Self.byName(tuning.presets)
      lastReport = nil
      settle(path)
    } catch let failure as AtomicFile.Failure {
      report("values are not kept: \(failure)")
    } catch {
      report("values are not kept: \(folder): \(error.localizedDescription)")
    }
  }

  /// Whether this run has written the same last, and nothing has happened to it since but that
  /// another window wrote its own.
  ///
  /// As long as the file is the one that was written here it need not be read.
  private func isKept(_ tuning: KeptTuning) -> Bool {
    guard let last = written[tuning.scene], last.tuning == tuning else { return false }
    let path = path(of: tuning.scene)
    guard let now = FileStamp(of: path) else { return false }
    if now == last.stamp { return true }
    // What is damaged is set aside where it is written anew.
    guard case .success(let data?) = Self.contents(of: path) else { return false }
    return (try? KeptTuning(data, scene: tuning.scene)) != nil
  }

  /// Ours and those of other windows; nil where nobody knows what is in the file.
  ///
  /// It is read only where it is another than was written here, or a name is: a value that is
  /// dragged changes in every picture.
  private func presetsToWrite(of tuning: KeptTuning) -> [TunablePreset]? {
    if let last = written[tuning.scene], last.tuning.presets == tuning.presets,
      let stamp = last.stamp, stamp == FileStamp(of: path(of: tuning.scene))
    {
      return last.presets
    }
    switch look(for: tuning.scene) {
    case .unreadable: return nil
    case .nothing: return tuning.presets
    case .kept(let other): return merged(tuning, with: other.presets)
    }
  }

  /// Sees to it that what was written reaches the disk, a moment later and once for many changes.
  private func settle(_ path: String) {
    let now = ProcessInfo.processInfo.systemUptime
    guard settling[path].map({ now >= $0 }) ?? true else { return }
    settling[path] = now + Self.pause
    Self.reachDisk(path, folder: folder, after: Self.pause)
  }

  /// Units: seconds. Source: chosen.
  private static let pause: TimeInterval = 1

  private nonisolated static func reachDisk(
    _ path: String, folder: String, after pause: TimeInterval
  ) {
    DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + pause) {
      // The folder too: the file's name is its affair.
      for place in [path, folder] {
        let descriptor = open(place, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { continue }
        fsync(descriptor)
        close(descriptor)
      }
    }
  }

  /// What was saved or forgotten here since the last time is as it is here, all else as in the file.
  private func merged(_ tuning: KeptTuning, with other: [TunablePreset]) -> [TunablePreset] {
    let before = known[tuning.scene] ?? [:]
    let here = Self.byName(tuning.presets)
    let there = Self.byName(other)
    func isOurs(_ name: String) -> Bool { before[name] != here[name] }
    let own = tuning.presets.filter { isOurs($0.name) || there[$0.name] == $0.values }
    let foreign = other.filter { preset in
      !isOurs(preset.name) && !own.contains { $0.name == preset.name }
    }
    return own + foreign
  }

  private static func byName(_ presets: [TunablePreset]) -> [String: [String: Double]] {
    Dictionary(presets.map { ($0.name, $0.values) }) { $1 }
  }

  private func setAside(_ path: String, because reason: String) {
    for number in 1...999 {
      let aside = "\(path).damaged-\(number)"
      guard !FileManager.default.fileExists(atPath: aside) else { continue }
      if rename(path, aside) == 0 {
        report("\(path): \(reason); it was set aside as \(aside), the defaults are used")
      } else {
        report("\(path): \(reason), and it cannot be moved aside; the defaults are used")
      }
      return
    }
    report("\(path): \(reason), and too many were set aside already; the defaults are used")
  }

  private func report(_ text: String) {
    guard text != lastReport else { return }
    lastReport = text
    onReport?(text)
  }

  private struct Unreadable: Error {
    let number: Int32
  }

  /// A file's bytes, up to what no tuning file ever has; nil where there is none.
  private static func contents(of path: String) -> Result<Data?, Unreadable> {
    // Whatever stands there, nobody waits for it.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      let isAbsent = errno == ENOENT || errno == ENOTDIR
      return isAbsent ? .success(nil) : .failure(Unreadable(number: errno))
    }
    defer { close(descriptor) }
    var bytes = Data()
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < 1 << 22 {
      let count = read(descriptor, &part, part.count)
      if count < 0 {
        if errno == EINTR { continue }
        return .failure(Unreadable(number: errno))
      }
      if count == 0 { break }
      bytes += part[..<count]
    }
    return .success(bytes)
  }
}
