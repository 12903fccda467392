import Foundation
import UIKit

/// The recognisers' states as a strip: who has the finger, who waits, who failed, and why.
final class ArbiterStrip: UIView {
  private var rows: [(dot: UIView, label: UILabel)] = []
  /// What is written, for tests.
  private(set) var lines: [String] = []

  /// More lines would hide the scene they are about. Source: chosen, a third of a device.
  private static let most = 14
  private static let rowHeight: CGFloat = 17
  /// Which of those with the same name is which, in the order they were met.
  private var known: [String: [ObjectIdentifier]] = [:]

  init() {
    super.init(frame: .zero)
    backgroundColor = UIColor(white: 0, alpha: 0.72)
    layer.cornerRadius = 10
    isUserInteractionEnabled = false
  }

  private func makeRow() {
    let dot = UIView(frame: .zero)
    dot.layer.cornerRadius = 3.5
    let label = UILabel(PanelStyle.small, .white, lines: 0)
    addSubview(dot)
    addSubview(label)
    rows.append((dot, label))
  }

  required init?(coder: NSCoder) { nil }

  /// How high it is for what it shows in a width.
  func height(for width: CGFloat) -> CGFloat {
    (0..<lines.count).reduce(10) { $0 + rowHeight($1, width) }
  }

  private func rowHeight(_ row: Int, _ width: CGFloat) -> CGFloat {
    let room = CGSize(width: max(width - 34, 1), height: .greatestFiniteMagnitude)
    let line = PanelStyle.small.lineHeight
    let needed = rows[row].label.sizeThatFits(room).height
    return Self.rowHeight + max(0, (needed / line).rounded() - 1) * line.rounded(.up)
  }

  /// Shows the arbiter's verdicts, who has the gesture first.
  func show(_ verdicts: [GestureVerdict]) {
    if verdicts.isEmpty { known = [:] }
    for verdict in verdicts { meet(verdict.recognizer) }
    let sorted = verdicts.enumerated().sorted {
      (Self.rank($0.element.outcome), $0.offset) < (Self.rank($1.element.outcome), $1.offset)
    }.map(\.element)
    let shown = sorted.prefix(sorted.count > Self.most ? Self.most - 1 : Self.most)
    var new = shown.map { "\(title(of: $0.recognizer)): \(Self.short($0.text))" }
    if sorted.count > shown.count { new.append("and \(sorted.count - shown.count) more") }
    guard new != lines else { return }
    lines = new
    while rows.count < lines.count { makeRow() }
    for (index, row) in rows.enumerated() {
      row.dot.isHidden = index >= lines.count
      row.label.isHidden = index >= lines.count
      guard index < lines.count else { continue }
      row.label.text = lines[index]
      row.dot.backgroundColor =
        index < shown.count ? Self.color(sorted[index].outcome) : .clear
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 5
    for (index, row) in rows.prefix(lines.count).enumerated() {
      let height = rowHeight(index, bounds.width)
      row.dot.frame = CGRect(x: 10, y: y + 5, width: 7, height: 7)
      row.label.frame = CGRect(x: 24, y: y, width: bounds.width - 34, height: height)
      y += height
    }
  }

  private func meet(_ recognizer: UIGestureRecognizer) {
    let name = Self.short(Self.name(recognizer))
    let id = ObjectIdentifier(recognizer)
    if known[name]?.contains(id) != true { known[name, default: []].append(id) }
  }

  /// A recogniser's name; with a number where another is called the same.
  private func title(of recognizer: UIGestureRecognizer) -> String {
    let name = Self.short(Self.name(recognizer))
    guard let twins = known[name], twins.count > 1,
      let index = twins.firstIndex(of: ObjectIdentifier(recognizer))
    else { return name }
    return "\(name) #\(index + 1)"
  }

  /// A recogniser's name as people know it, and where it is.
  private static func name(_ recognizer: UIGestureRecognizer) -> String {
    if let name = recognizer.name, !name.isEmpty { return name }
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
