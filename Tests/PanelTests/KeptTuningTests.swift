import Foundation
import GestureLab
import Playground
import Testing

@testable import Panel

@Suite struct KeptTuningTests {
  /// A folder of the test's own, gone with it.
  private final class Folder {
    let path = NSTemporaryDirectory() + "segue-panel-\(UUID().uuidString)"

    deinit {
      try? FileManager.default.removeItem(atPath: path)
    }

    func write(_ text: String, to name: String) throws {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
    }

    var names: [String] {
      (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? []
    }
  }

  private let tuning = KeptTuning(
    scene: "swipe-back", a: ["threshold": 0.35, "velocity": 612], b: ["threshold": 0.5],
    active: .b,
    presets: [TunablePreset(name: "a \"b\" \\ ü\n", source: "x", values: ["threshold": 0.1])])

  @Test func `what is kept comes back`() throws {
    let folder = Folder()
    let store = StateStore(folder: folder.path)

    store.keep(tuning)
    let back = try #require(StateStore(folder: folder.path).kept(of: "swipe-back"))

    #expect(back.a == tuning.a)
    #expect(back.b == tuning.b)
    #expect(back.active == .b)
    #expect(back.presets.map(\.name) == ["a \"b\" \\ ü\n"])
    #expect(folder.names == ["swipe-back.json"])
  }

  @Test func `a kept file is a tuning file`() throws {
    let object = try #require(
      JSONSerialization.jsonObject(with: tuning.data) as? [String: Any])

    #expect(object["scene"] as? String == "swipe-back")
    #expect(object["name"] is String)
    #expect((object["values"] as? [String: Double])?["threshold"] == 0.5)
  }

  @Test(arguments: [
    "", "{", "[]", "nonsense", "{\"scene\":\"swipe-back\"}",
    "{\"scene\":\"pull-to-dismiss\",\"values\":{}}",
    "{\"scene\":\"swipe-back\",\"values\":{\"threshold\":\"much\"}}",
    "{\"scene\":\"swipe-back\",\"values\":{},\"presets\":[1]}", "\u{0}\u{1}\u{2}",
  ])
  func `a damaged or foreign file is set aside with a message and not lost`(text: String) throws {
    let folder = Folder()
    try folder.write(text, to: "swipe-back.json")
    let store = StateStore(folder: folder.path)
    var reports: [String] = []
    store.onReport = { reports.append($0) }

    let kept = store.kept(of: "swipe-back")
    store.keep(tuning)

    #expect(kept == nil)
    #expect(reports.count == 1)
    #expect(reports.first?.contains("set aside") == true)
    #expect(folder.names == ["swipe-back.json", "swipe-back.json.damaged-1"])
    let aside = try Data(
      contentsOf: URL(fileURLWithPath: "\(folder.path)/swipe-back.json.damaged-1"))
    #expect(aside == Data(text.utf8))
  }

  @Test func `a second damaged file does not replace the first`() throws {
    let folder = Folder()
    let store = StateStore(folder: folder.path)

    for text in ["one", "two"] {
      try folder.write(text, to: "swipe-back.json")
      _ = store.kept(of: "swipe-back")
    }

    #expect(folder.names == ["swipe-back.json.damaged-1", "swipe-back.json.damaged-2"])
  }

  @Test func `what cannot be read is reported and not replaced`() throws {
    let folder = Folder()
    let store = StateStore(folder: folder.path)
    let path = store.path(of: "swipe-back")
    try folder.write("", to: "other")
    // A link to itself cannot be opened by anybody, the superuser included.
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path)
    var reports: [String] = []
    store.onReport = { reports.append($0) }

    let kept = store.kept(of: "swipe-back")
    store.keep(tuning)

    #expect(kept == nil)
    #expect(reports.count == 1)
    #expect(reports.first?.contains("cannot be read") == true)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == path)
  }

  @Test func `two windows keep each other's names, and what each forgets is gone`() throws {
    let folder = Folder()
    func kept(_ names: [String: Double]) -> KeptTuning {
      KeptTuning(
        scene: "swipe-back", a: [:], b: [:],
        presets: names.keys.sorted().map {
          TunablePreset(name: $0, source: "", values: ["threshold": names[$0] ?? 0])
        })
    }
    func written() -> [String: Double] {
      let presets = StateStore(folder: folder.path).kept(of: "swipe-back")?.presets ?? []
      return Dictionary(presets.map { ($0.name, $0.values["threshold"] ?? 0) }) { $1 }
    }
    StateStore(folder: folder.path).keep(kept(["both": 0.1]))
    let (one, two) = (StateStore(folder: folder.path), StateStore(folder: folder.path))
    _ = (one.kept(of: "swipe-back"), two.kept(of: "swipe-back"))

    one.keep(kept(["both": 0.1, "first": 0.2]))
    two.keep(kept(["both": 0.1, "second": 0.3]))
    one.keep(kept(["both": 0.1, "first": 0.2]))
    let together = written()
    one.keep(kept(["first": 0.5]))
    two.keep(kept(["both": 0.1, "second": 0.3]))

    #expect(together == ["both": 0.1, "first": 0.2, "second": 0.3])
    #expect(written() == ["first": 0.5, "second": 0.3])
  }

  @Test func `what is as it was is not written again, whatever another wrote meanwhile`() throws {
    let folder = Folder()
    let store = StateStore(folder: folder.path)
    store.keep(tuning)
    let path = store.path(of: "swipe-back")
    let first = FileStamp(of: path)
    store.keep(tuning)
    let second = FileStamp(of: path)
    var other = tuning
    other.a["threshold"] = 0.77
    other.presets.append(
      TunablePreset(name: "theirs", source: "", values: ["threshold": 0.2]))
    StateStore(folder: folder.path).keep(other)

    store.keep(tuning)
    let left = try #require(StateStore(folder: folder.path).kept(of: "swipe-back"))

    #expect(first != nil)
    #expect(second == first)
    #expect(left.a["threshold"] == 0.77)
  }

  @Test func `what is as it was is written again where the file is gone`() throws {
    let folder = Folder()
    let store = StateStore(folder: folder.path)
    store.keep(tuning)
    try FileManager.default.removeItem(atPath: store.path(of: "swipe-back"))

    store.keep(tuning)

    #expect(StateStore(folder: folder.path).kept(of: "swipe-back")?.a == tuning.a)
  }

  @Test(arguments: [true, false])
  func `what is as it was is written again where the file was damaged`(isReopened: Bool) throws {
    let folder = Folder()
    let store = StateStore(folder: folder.path)
    var reports: [String] = []
    store.onReport = { reports.append($0) }
    store.keep(tuning)
    try folder.write("{\"scene\":", to: "swipe-back.json")

    let opened = isReopened ? store.kept(of: "swipe-back") : nil
    store.keep(tuning)

    #expect(opened == nil)
    #expect(StateStore(folder: folder.path).kept(of: "swipe-back")?.a == tuning.a)
    #expect(folder.names == ["swipe-back.json", "swipe-back.json.damaged-1"])
    #expect(reports.count == 1)
  }

  @Test func `a value that changes over and over keeps what another program wrote between`() throws
  {
    let folder = Folder()
    let store = StateStore(folder: folder.path)
    var mine = tuning
    store.keep(mine)
    for step in 1...20 {
      mine.a["threshold"] = Double(step) / 100
      store.keep(mine)
      guard step == 10 else { continue }
      var theirs = try #require(StateStore(folder: folder.path).kept(of: "swipe-back"))
      theirs.presets.append(
        TunablePreset(name: "theirs", source: "", values: ["threshold": 0.2]))
      try theirs.data.write(to: URL(fileURLWithPath: store.path(of: "swipe-back")))
    }

    let kept = try #require(StateStore(folder: folder.path).kept(of: "swipe-back"))
    #expect(kept.a["threshold"] == 0.2)
    #expect(kept.presets.map(\.name).sorted() == ["a \"b\" \\ ü\n", "theirs"])
  }

  @Test func `a folder that cannot be written is said once`() {
    let store = StateStore(folder: "/proc/no/such/place")
    var reports: [String] = []
    store.onReport = { reports.append($0) }

    store.keep(tuning)
    store.keep(tuning)

    #expect(reports.count == 1)
    #expect(reports.first?.contains("/proc/no/such/place") == true)
  }

  @Test func `the folder is the state folder's, or that of the home`() {
    #expect(
      StateStore.standardFolder(["XDG_STATE_HOME": "/x/y", "HOME": "/h"]) == "/x/y/segue")
    #expect(
      StateStore.standardFolder(["XDG_STATE_HOME": "relative", "HOME": "/h"])
        == "/h/.local/state/segue")
    #expect(StateStore.standardFolder(["HOME": "/h"]) == "/h/.local/state/segue")
  }

  @Test func `a scene's name cannot lead out of the folder`() {
    #expect(StateStore(folder: "/f").path(of: "../../etc/x") == "/f/______etc_x.json")
  }
}
