import Display
import Foundation

/// Writes moments as ticks of W3C WebDriver Actions.
nonisolated struct ActionsWriter {
  private var fingers: [Int]
  private var hasKeys: Bool
  private var hasWheel: Bool
  /// A row for each source, an action for each tick.
  private var rows: [[String]]
  private var clock = 0

  static func text(_ file: GestureFile, _ moments: [GestureMoment], end: Double) -> String {
    var writer = ActionsWriter(moments)
    for moment in moments { writer.add(moment) }
    writer.pause(until: end)
    return writer.document(file)
  }

  private init(_ moments: [GestureMoment]) {
    var seen: Set<Int> = []
    hasKeys = false
    hasWheel = false
    for moment in moments {
      switch moment.input {
      case .down(_, let finger), .move(_, let finger), .up(_, let finger): seen.insert(finger)
      case .keyDown, .keyUp: hasKeys = true
      case .scroll: hasWheel = true
      case .cancel: seen.insert(0)
      }
    }
    // Nine needs ten sources: the reader counts them.
    fingers = Array(0..<((seen.max() ?? -1) + 1))
    rows = Array(repeating: [], count: fingers.count + (hasKeys ? 1 : 0) + (hasWheel ? 1 : 0))
  }

  private var keyRow: Int { fingers.count }
  private var wheelRow: Int { fingers.count + (hasKeys ? 1 : 0) }

  private mutating func tick(_ row: Int, _ action: String) {
    for index in rows.indices {
      rows[index].append(index == row ? action : "{\"type\":\"pause\",\"duration\":0}")
    }
  }

  private mutating func pause(until time: Double) {
    let moment = Int(time.rounded())
    guard moment > clock else { return }
    tick(0, "{\"type\":\"pause\",\"duration\":\(moment - clock)}")
    clock = moment
  }

  private mutating func add(_ moment: GestureMoment) {
    pause(until: moment.time)
    switch moment.input {
    case .down(let place, let finger):
      tick(finger, Self.move(to: place))
      tick(finger, "{\"type\":\"pointerDown\",\"button\":0}")
    case .move(let place, let finger):
      tick(finger, Self.move(to: place))
    case .up(_, let finger):
      tick(finger, "{\"type\":\"pointerUp\",\"button\":0}")
    case .cancel:
      tick(0, "{\"type\":\"pointerDown\",\"button\":2}")
      tick(0, "{\"type\":\"pointerUp\",\"button\":2}")
    case .scroll(let turn):
      tick(
        wheelRow,
        "{\"type\":\"scroll\",\"duration\":0,\"x\":\(Self.text(turn.position.x)),"
          + "\"y\":\(Self.text(turn.position.y)),\"deltaX\":\(Self.text(turn.delta.x)),"
          + "\"deltaY\":\(Self.text(turn.delta.y)),\"origin\":\"viewport\"}")
    case .keyDown(let press):
      guard let key = ActionsKeys.character(press.key) else { return }
      for held in ActionsKeys.characters(press.modifiers) { tick(keyRow, Self.key(held, "Down")) }
      tick(keyRow, Self.key(key, "Down"))
      for held in ActionsKeys.characters(press.modifiers) { tick(keyRow, Self.key(held, "Up")) }
    case .keyUp(let press):
      guard let key = ActionsKeys.character(press.key) else { return }
      for held in ActionsKeys.characters(press.modifiers) { tick(keyRow, Self.key(held, "Down")) }
      tick(keyRow, Self.key(key, "Up"))
      for held in ActionsKeys.characters(press.modifiers) { tick(keyRow, Self.key(held, "Up")) }
    }
  }

  private static func move(to place: CGPoint) -> String {
    "{\"type\":\"pointerMove\",\"duration\":0,\"x\":\(text(place.x)),\"y\":\(text(place.y)),"
      + "\"origin\":\"viewport\"}"
  }

  private static func key(_ character: Character, _ way: String) -> String {
    "{\"type\":\"key\(way)\",\"value\":\(JSONWriting.text(String(character)))}"
  }

  private static func text(_ value: CGFloat) -> String { PlainNumber.text(Double(value)) }

  private func document(_ file: GestureFile) -> String {
    var sources: [String] = []
    for (index, finger) in fingers.enumerated() {
      sources.append(
        source("pointer", "finger\(finger)", "\"parameters\":{\"pointerType\":\"touch\"},", index))
    }
    if hasKeys { sources.append(source("key", "keyboard", "", keyRow)) }
    if hasWheel { sources.append(source("wheel", "wheel", "", wheelRow)) }
    if sources.isEmpty { sources.append("{\"type\":\"none\",\"id\":\"none\",\"actions\":[]}") }
    return "{\n\"segue\": \(head(file)),\n\"actions\": [\n" + sources.joined(separator: ",\n")
      + "\n]}\n"
  }

  private func source(_ type: String, _ id: String, _ more: String, _ row: Int) -> String {
    "{\"type\":\"\(type)\",\"id\":\"\(id)\",\(more)\"actions\":[\n"
      + rows[row].joined(separator: ",\n") + "\n]}"
  }

  private func head(_ file: GestureFile) -> String {
    var members = ["\"scene\":\(JSONWriting.text(file.scene))"]
    if let state = file.state { members.append("\"state\":\(JSONWriting.text(state))") }
    let sides = [file.device.width, file.device.height].map(Self.text).joined(separator: "x")
    members.append("\"device\":\"\(sides)\"")
    if file.refresh != GestureFile.standardRefresh {
      members.append("\"refresh\":\(PlainNumber.text(file.refresh))")
    }
    if !file.settings.isEmpty {
      let values = file.settings.map { "\(JSONWriting.text($0.key)):\(PlainNumber.text($0.value))" }
      members.append("\"set\":{\(values.joined(separator: ","))}")
    }
    if let intent = file.intent { members.append("\"intent\":\"\(intent.rawValue)\"") }
    if let expect = file.expect { members.append("\"expect\":\"\(expect.rawValue)\"") }
    if let note = file.note { members.append("\"note\":\(JSONWriting.text(note))") }
    return "{" + members.joined(separator: ",") + "}"
  }
}
