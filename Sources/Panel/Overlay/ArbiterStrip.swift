import Foundation
import UIKit

/// The recognisers' states as a strip: who has the finger, who waits, who failed, and why.
final class ArbiterStrip: UIView {
  private var rows: [(dot: UIView, label: UILabel)] = []
  /// What is written, for tests.
  private(set) var lines: [String] = []

  private static let most = 5
  private static let rowHeight: CGFloat = 17

  init() {
    super.init(frame: .zero)
    backgroundColor = UIColor(white: 0, alpha: 0.72)
    layer.cornerRadius = 10
    isUserInteractionEnabled = false
    for _ in 0..<Self.most {
      let dot = UIView(frame: .zero)
      dot.layer.cornerRadius = 3.5
      let label = UILabel(PanelStyle.small, .white)
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.8
      addSubview(dot)
      addSubview(label)
      rows.append((dot, label))
    }
  }

  required init?(coder: NSCoder) { nil }

  /// How high it is for what it shows.
  var height: CGFloat { CGFloat(lines.count) * Self.rowHeight + 10 }

  /// Shows the arbiter's verdicts, who has the gesture first.
  func show(_ verdicts: [GestureVerdict]) {
    let sorted = verdicts.enumerated().sorted {
      (Self.rank($0.element.outcome), $0.offset) < (Self.rank($1.element.outcome), $1.offset)
    }.map(\.element).prefix(Self.most)
    let new = sorted.map { verdict in
      "\(Self.short(Self.name(verdict.recognizer))): \(Self.short(verdict.text))"
    }
    guard new != lines else { return }
    lines = new
    for (index, row) in rows.enumerated() {
      row.dot.isHidden = index >= lines.count
      row.label.isHidden = index >= lines.count
      guard index < lines.count else { continue }
      row.label.text = lines[index]
      row.dot.backgroundColor = Self.color(sorted[sorted.startIndex + index].outcome)
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, row) in rows.enumerated() {
      let y = 5 + CGFloat(index) * Self.rowHeight
      row.dot.frame = CGRect(x: 10, y: y + 5, width: 7, height: 7)
      row.label.frame = CGRect(x: 24, y: y, width: bounds.width - 34, height: Self.rowHeight)
    }
  }

  /// A recogniser's name as people know it, and where it is.
  private static func name(_ recognizer: UIGestureRecognizer) -> String {
    let type = String(describing: Swift.type(of: recognizer))
    let owner = recognizer.view.map { String(describing: Swift.type(of: $0)) } ?? "no view"
    return "\(type) on \(owner)"
  }

  /// Without what all the names of recognisers share.
  private static func short(_ text: String) -> String {
    text.components(separatedBy: " ").map { word in
      guard word.hasSuffix(shared), word.count > shared.count + 2 else { return word }
      return String(word.dropFirst(word.hasPrefix("UI") ? 2 : 0).dropLast(shared.count))
    }.joined(separator: " ")
  }

  private static let shared = "GestureRecognizer"

  private static func rank(_ outcome: GestureVerdict.Outcome) -> Int {
    switch outcome {
    case .holds: 0
    case .finished: 1
    case .waits: 2
    case .watches: 3
    case .cancelled: 4
    case .lost: 5
    case .declined: 6
    case .excluded: 7
    @unknown default: 8
    }
  }

  private static func color(_ outcome: GestureVerdict.Outcome) -> UIColor {
    switch outcome {
    case .holds, .finished: PanelStyle.finish
    case .waits: .systemYellow
    case .watches: .systemGray
    case .cancelled: PanelStyle.cancel
    default: .systemRed
    }
  }
}
