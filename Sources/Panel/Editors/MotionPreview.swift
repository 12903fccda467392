import Foundation
import QuartzCore
import UIKit

/// A dot that moves as the curve or spring says, once after every change.
final class MotionPreview: UIView {
  private let dot = UIView(frame: CGRect(x: 0, y: 0, width: 16, height: 16))
  private let track = UIView(frame: .zero)

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    track.backgroundColor = .tertiarySystemFill
    track.layer.cornerRadius = 2
    dot.backgroundColor = PanelStyle.accent
    dot.layer.cornerRadius = 8
    addSubview(track)
    addSubview(dot)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    track.frame = CGRect(x: 8, y: bounds.midY - 2, width: bounds.width - 16, height: 4)
    dot.center = CGPoint(x: end, y: bounds.midY)
  }

  private var start: CGFloat { 24 }
  private var end: CGFloat { max(bounds.width - 24, start) }

  /// Moves from end to end by a function of time.
  ///
  /// - Parameters:
  ///   - duration: how long it takes. Units: seconds.
  ///   - value: where it is at a part of that time; 0…1 and a little beyond.
  func play(duration: TimeInterval, _ value: (Double) -> Double) {
    guard bounds.width > 60, duration > 0, duration.isFinite else { return }
    let count = 60
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = (0...count).map { index in
      let part = value(Double(index) / Double(count))
      return start + CGFloat(part.isFinite ? part : 0) * (end - start)
    }
    animation.duration = min(duration, 3)
    dot.layer.add(animation, forKey: "play")
  }
}
