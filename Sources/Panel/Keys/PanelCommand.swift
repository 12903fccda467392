/// Everything the panel does at a key.
public nonisolated enum PanelCommand: String, CaseIterable, Sendable {
  case togglePanel, showKeys
  case nextRow, previousRow, leave, smaller, larger, typeValue, resetValue, filter
  case undo, redo, swapSides, copySide, resetAll, presets, savePreset
  case pause, stepForward, stepBack, speed1, speed2, speed4, speed10
  case toggleOverlay, toggleDamage, toggleDark
  case nextPage, previousPage
  case earlierGesture, laterGesture, seeAgain, markFinish, markCancel, fit
  case lineFarther, lineNearer, velocityUp, velocityDown, choosePlot
  case copySwift, copyJSON, pasteJSON, copyFrames, clearFrames

  /// What it does, as the list of keys says it.
  public var title: String {
    switch self {
    case .togglePanel: "The panel"
    case .showKeys: "These keys"
    case .nextRow: "Next value"
    case .previousRow: "Value before"
    case .leave: "Leave"
    case .smaller: "Smaller"
    case .larger: "Larger"
    case .typeValue: "Type the value"
    case .resetValue: "To its default"
    case .filter: "Filter the values"
    case .undo: "Undo"
    case .redo: "Redo"
    case .swapSides: "Swap A and B"
    case .copySide: "Copy to the other set"
    case .resetAll: "All to their defaults"
    case .presets: "Presets"
    case .savePreset: "Save as a preset"
    case .pause: "Pause, go on"
    case .stepForward: "One frame on"
    case .stepBack: "One frame back"
    case .speed1: "Real time"
    case .speed2: "Half as fast"
    case .speed4: "A quarter"
    case .speed10: "A tenth"
    case .toggleOverlay: "Overlay on the device"
    case .toggleDamage: "Frame repaints"
    case .toggleDark: "Dark, light"
    case .nextPage: "Next page"
    case .previousPage: "Page before"
    case .earlierGesture: "Gesture before"
    case .laterGesture: "Next gesture"
    case .seeAgain: "See the gesture again"
    case .lineFarther: "Finish line farther"
    case .lineNearer: "Finish line nearer"
    case .velocityUp: "Velocity limit up"
    case .velocityDown: "Velocity limit down"
    case .choosePlot: "Choose a value to plot"
    case .clearFrames: "Clear frame times"
    case .markFinish: "I meant to finish"
    case .markCancel: "I meant to cancel"
    case .fit: "Fit to what was meant"
    case .copySwift: "Copy as Swift"
    case .copyJSON: "Copy as JSON"
    case .pasteJSON: "Paste JSON"
    case .copyFrames: "Copy frame times"
    }
  }

  /// Whether it needs a value that has the keys.
  public var needsFocus: Bool {
    switch self {
    case .smaller, .larger, .typeValue, .resetValue, .leave: true
    default: false
    }
  }
}
