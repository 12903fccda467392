import Drawing
import Foundation
import X11Display

/// What was found out about this machine.
@MainActor
struct Diagnosis {
  /// One thing looked at.
  struct Finding {
    enum State: String {
      case works, fallsBack = "falls-back", missing
    }

    let subject: String
    let state: State
    /// What was found, or what happens instead.
    let detail: String
    /// What to do; nil where nothing has to be done.
    let remedy: String?
  }

  let findings: [Finding]
  /// Whether `segue run` would open its window.
  let canOpenWindows: Bool

  init() {
    let display = DisplayDiagnosis()
    findings = display.findings + Self.fonts() + [Self.virtualDisplay()]
    canOpenWindows = display.canOpenWindows
  }

  private static func fonts() -> [Finding] {
    let library = FontLibrary.shared
    return [
      Finding(
        subject: "font Inter", state: library.hasSystemFont ? .works : .fallsBack,
        detail: library.hasSystemFont
          ? "found" : "missing: another font stands in, and text is set a little differently",
        remedy: library.hasSystemFont ? nil : "install the package fonts-inter"),
      Finding(
        subject: "font Noto Sans CJK", state: library.hasEastAsianFont ? .works : .fallsBack,
        detail: library.hasEastAsianFont
          ? "found" : "missing: Chinese and Japanese may show as boxes",
        remedy: library.hasEastAsianFont ? nil : "install the package fonts-noto-cjk"),
    ]
  }

  private static func virtualDisplay() -> Finding {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let found = path.split(separator: ":").contains { access("\($0)/Xvfb", X_OK) == 0 }
    return Finding(
      subject: "Xvfb", state: found ? .works : .missing,
      detail: found
        ? "found; 'segue demo' and 'segue bench' use it"
        : "missing: 'segue demo', 'segue bench' and the window tests need it",
      remedy: found ? nil : "install the package xvfb")
  }

  var text: String {
    let width = findings.map(\.subject.count).max() ?? 0
    var lines = findings.map { finding in
      let subject = finding.subject.padding(toLength: width, withPad: " ", startingAt: 0)
      let mark =
        switch finding.state {
        case .works: "ok       "
        case .fallsBack: "fallback "
        case .missing: "MISSING  "
        }
      return mark + subject + "  " + finding.detail + (finding.remedy.map { "; \($0)" } ?? "")
    }
    lines.append(
      canOpenWindows ? "segue run can open its window." : "segue run cannot open a window here.")
    return lines.joined(separator: "\n")
  }

  var json: String {
    JSONText.object { line in
      line.add("version", ProgramVersion.number)
      line.add("window", canOpenWindows)
      line.add("findings", objects: findings) { line, finding in
        line.add("subject", finding.subject)
        line.add("state", finding.state.rawValue)
        line.add("detail", finding.detail)
        if let remedy = finding.remedy { line.add("remedy", remedy) }
      }
    }
  }
}
