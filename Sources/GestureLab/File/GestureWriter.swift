import Display
import Foundation

nonisolated extension GestureFile {
  /// The file's text; reading it gives an equal gesture.
  public var text: String {
    var lines = ["segue-gesture \(Self.version)", "scene: \(scene)"]
    if let state { lines.append("state: \(state)") }
    let sides = [device.width, device.height].map { PlainNumber.text(Double($0)) }
    lines.append("device: \(sides.joined(separator: "x"))")
    if refresh != Self.standardRefresh { lines.append("refresh: \(PlainNumber.text(refresh))") }
    for setting in settings {
      lines.append("set: \(setting.key)=\(PlainNumber.text(setting.value))")
    }
    if let intent { lines.append("intent: \(intent.rawValue)") }
    if let expect { lines.append("expect: \(expect.rawValue)") }
    if let note {
      let line = note.unicodeScalars.map { $0.value < 0x20 && $0 != "\t" ? " " : String($0) }
        .joined()
      lines.append("note: \(line)")
    }
    lines.append("")
    lines += steps.map(\.text)
    return lines.joined(separator: "\n") + "\n"
  }
}

nonisolated extension GestureStep {
  /// The step's line in a file.
  public var text: String {
    switch self {
    case .sample(let time, let input): "\(PlainNumber.text(time)) \(input.text)"
    case .tap(let place, let over):
      "tap \(Self.text(place))"
        + (over == Self.tapTime ? "" : " for \(PlainNumber.text(over))")
    case .hold(let place, let over):
      "hold at \(Self.text(place)) for \(PlainNumber.text(over))"
    case .drag(let drag):
      "drag from \(Self.text(drag.start)) to \(Self.text(drag.end)) over "
        + "\(PlainNumber.text(drag.duration)) rate \(PlainNumber.text(drag.rate)) "
        + "ease \(drag.ease.rawValue) hold \(PlainNumber.text(drag.hold))"
    case .flick(let flick):
      "flick from \(Self.text(flick.start)) to \(Self.text(flick.end)) velocity "
        + PlainNumber.text(flick.velocity)
        + (flick.rate == DragStep.usualRate ? "" : " rate \(PlainNumber.text(flick.rate))")
    case .scroll(let turn): turn.text
    case .key(let press): "key \(press.name)"
    case .wait(let time): "wait \(PlainNumber.text(time))"
    }
  }

  static func text(_ place: CGPoint) -> String {
    "\(PlainNumber.text(Double(place.x))) \(PlainNumber.text(Double(place.y)))"
  }
}

nonisolated extension GestureInput {
  var text: String {
    switch self {
    case .down(let place, let finger): "down \(GestureStep.text(place))\(Self.text(finger))"
    case .move(let place, let finger): "move \(GestureStep.text(place))\(Self.text(finger))"
    case .up(let place, let finger): "up \(GestureStep.text(place))\(Self.text(finger))"
    case .scroll(let turn): turn.text
    case .keyDown(let press): "key-down \(press.name)"
    case .keyUp(let press): "key-up \(press.name)"
    case .cancel(let reason): "cancel \(reason.rawValue)"
    }
  }

  private static func text(_ finger: Int) -> String {
    finger == 0 ? "" : " finger \(finger)"
  }
}

nonisolated extension WheelTurn {
  var text: String {
    "scroll at \(GestureStep.text(position)) by \(GestureStep.text(amount))"
      + (isFine ? " points" : "")
  }
}
