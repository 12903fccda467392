import Foundation
import Playground
import UIKitCore
import X11Display

/// One line for each kind of news.
@MainActor
extension EventStream {
  func tell(_ event: EngineEvent) {
    switch event {
    case .transition(let transition):
      tell("transition") { line in
        line.add("kind", transition.kind)
        line.add("phase", transition.phase.rawValue)
        line.add("percent", Double(transition.percent))
        if let completed = transition.completed { line.add("completed", completed) }
        line.add("from", transition.from)
        line.add("to", transition.to)
      }
    case .appearance(let controller, let callback):
      tell("appearance") { line in
        line.add("controller", controller)
        line.add("callback", callback)
      }
    case .haptic(let kind, let style, let intensity):
      tell("haptic") { line in
        line.add("kind", kind)
        line.add("style", style)
        line.add("intensity", Double(intensity))
      }
    case .spoken(let kind, let text):
      tell("spoken") { line in
        line.add("kind", kind)
        if let text { line.add("text", text) }
      }
    case .arbitration(let arbitration): tell(arbitration)
    case .handover(let handover):
      tell("handover") { line in
        line.add("recognizer", Self.name(of: handover.recognizer))
        line.add("view", Self.name(of: handover.scrollView))
        line.add("from", handover.from.rawValue)
        line.add("to", handover.to.rawValue)
        line.add("location", handover.recognizer.location(in: nil))
        line.add("translation", handover.recognizer.translation(in: nil))
      }
    }
  }

  /// Who got a touch, and why the others did not.
  private func tell(_ arbitration: GestureArbitration) {
    tell("arbitration") { line in
      line.add("cause", arbitration.cause.rawValue)
      line.add("recognizer", arbitration.recognizer.map { Self.name(of: $0) } ?? "")
      line.add("location", arbitration.location)
      line.add("parties", objects: arbitration.verdicts) { line, verdict in
        line.add("recognizer", Self.name(of: verdict.recognizer))
        line.add("view", verdict.recognizer.view.map { Self.name(of: $0) } ?? "")
        line.add("state", "\(verdict.state)")
        line.add("outcome", verdict.outcome.rawValue)
        line.add("rule", verdict.rule)
        line.add("others", verdict.others)
        line.add("reason", verdict.text)
      }
    }
  }

  func tell(_ verdict: Verdict) {
    tell("verdict") { line in
      line.add("outcome", verdict.outcome.rawValue)
      line.add("percent", Double(verdict.percent))
      line.add("velocity", Double(verdict.velocity))
      line.add("rule", verdict.rule)
      line.add("clauses", objects: verdict.clauses) { line, clause in
        line.add("name", clause.name)
        line.add("value", clause.value)
        line.add("limit", clause.limit)
        line.add("held", clause.held)
      }
      line.add("margin", Double(verdict.margin))
      if let relative = verdict.relativeMargin { line.add("relative_margin", relative) }
    }
  }

  func tell(_ diagnostic: Diagnostic) {
    if !diagnostic.isNote {
      StandardError.write(line: "\(diagnostic.id): \(diagnostic.message) \(diagnostic.advice)")
    }
    tell(diagnostic.isNote ? "note" : "diagnostic") { line in
      line.add("id", diagnostic.id)
      line.add("message", diagnostic.message)
      line.add("advice", diagnostic.advice)
    }
  }

  func tell(_ verdict: GestureVerdict) {
    let recognizer = verdict.recognizer
    let pan = recognizer as? UIPanGestureRecognizer
    tell("gesture") { line in
      line.add("recognizer", Self.name(of: recognizer))
      line.add("view", recognizer.view.map { Self.name(of: $0) } ?? "")
      line.add("state", "\(verdict.state)")
      line.add("location", recognizer.location(in: nil))
      line.add("translation", pan?.translation(in: nil) ?? .zero)
      line.add("velocity", pan?.velocity(in: nil) ?? .zero)
      line.add("reason", verdict.text)
      line.add("outcome", verdict.outcome.rawValue)
      line.add("rule", verdict.rule)
    }
  }

  func tellScroll(_ view: UIScrollView, _ phase: ScrollWatch.Phase) {
    tell("scroll") { line in
      line.add("view", Self.name(of: view))
      line.add("offset", view.contentOffset)
      line.add("phase", phase.rawValue)
    }
  }

  func tell(_ report: FrameReport) {
    tell("frame") { line in
      line.add("presented", report.shown.map { $0 - origin })
      line.add("latency", report.latency)
      line.add("cost", report.cost)
      line.add("index", report.index)
      line.add("missed", report.missed)
    }
  }

  static func name(of object: AnyObject) -> String { String(describing: type(of: object)) }
}
