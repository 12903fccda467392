import Foundation
import UIKit

/// Who has the finger, why, and what it does to the offset.
final class FingerBanner: UIView {
  /// Above the home indicator. Units: points.
  static let height: CGFloat = 72

  private let dot = UIView()
  private let holder = UILabel("Nobody has the finger", size: 15, weight: .semibold)
  private let reason = UILabel(
    "Drag anything: its scroll view and the arbiter's reasons are named here.", size: 12,
    color: .secondaryLabel, lines: 2)
  private let offset = UILabel("", size: 12, color: .secondaryLabel)
  private let speed = UILabel("", size: 12, color: .secondaryLabel)
  private let line = UIView()

  init() {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    isUserInteractionEnabled = false
    dot.layer.cornerRadius = 5
    dot.backgroundColor = .systemGray3
    line.backgroundColor = .separator
    for label in [offset, speed] {
      label.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
      label.textAlignment = .right
    }
    for view in [dot, holder, reason, offset, speed, line] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(holder name: String?, color: UIColor) {
    let text = name.map { "\($0) has the finger" } ?? "Nobody has the finger"
    if holder.text != text { holder.text = text }
    dot.backgroundColor = name == nil ? .systemGray3 : color
  }

  /// Which scroll view the arrow keys are for.
  func show(keys name: String) {
    holder.text = "Arrow keys: \(name)"
    dot.backgroundColor = .systemBlue
  }

  func show(reason text: String) {
    reason.text = text
  }

  /// - Parameters:
  ///   - place: of the scroll view that moves, points.
  ///   - past: how far that is past an edge, points.
  ///   - velocity: points per second.
  func show(place: CGFloat, past: CGFloat, velocity: CGFloat) {
    // Past an edge only that is of interest; the place is the same number, or the content's end and it.
    offset.text =
      abs(past) >= 0.5 ? "\(Self.text(abs(past))) pt past the edge" : "\(Self.text(place)) pt"
    speed.text = "\(Self.text(velocity)) pt/s"
  }

  /// With a minus as wide as a figure.
  private static func text(_ number: CGFloat) -> String {
    "\(Int(number.rounded()))".replacingOccurrences(of: "-", with: "−")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (margin, side): (CGFloat, CGFloat) = (16, 130)
    let hair = 1 / max(traitCollection.displayScale, 1)
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: hair)
    dot.frame = CGRect(x: margin, y: 15, width: 10, height: 10)
    let left = margin + 18
    let right = bounds.width - margin - side
    holder.frame = CGRect(x: left, y: 10, width: right - left - 8, height: 20)
    reason.frame = CGRect(x: left, y: 33, width: bounds.width - margin - left, height: 32)
    offset.frame = CGRect(x: right, y: 6, width: side, height: 14)
    speed.frame = CGRect(x: right, y: 20, width: side, height: 14)
  }
}
