import UIKit

/// The last two seconds of two things that may move: the card above the line, the content below it.
final class MotionTrace: UIView {
  /// Where both were at one picture. Units: points from rest, the content's scrolling positive.
  struct Sample {
    var card: CGFloat
    var content: CGFloat
  }

  static let cardColor = UIColor.systemBlue
  static let contentColor = UIColor.systemOrange
  /// As many pictures as it shows. Source: chosen, two seconds at 60 Hz.
  private static let count = 120
  /// What fills half its height at least. Units: points.
  private static let least: CGFloat = 120

  private var samples: [Sample] = []

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    contentMode = .redraw
    samples.reserveCapacity(Self.count + 1)
  }

  required init?(coder: NSCoder) { nil }

  func add(_ sample: Sample) {
    samples.append(sample)
    if samples.count > Self.count { samples.removeFirst() }
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    let middle = bounds.midY.rounded() + 0.5
    let axis = UIBezierPath()
    axis.move(to: CGPoint(x: 0, y: middle))
    axis.addLine(to: CGPoint(x: bounds.width, y: middle))
    axis.lineWidth = 0.5
    UIColor.separator.setStroke()
    axis.stroke()
    let most = samples.reduce(Self.least) { max($0, abs($1.card), abs($1.content)) }
    let scale = (bounds.height / 2 - 3) / most
    stroke(Self.contentColor, middle) { $0.content * scale }
    stroke(Self.cardColor, middle) { -$0.card * scale }
  }

  private func stroke(
    _ color: UIColor, _ middle: CGFloat, _ height: (Sample) -> CGFloat
  ) {
    guard samples.count > 1 else { return }
    let path = UIBezierPath()
    let step = bounds.width / CGFloat(Self.count - 1)
    let start = bounds.width - CGFloat(samples.count - 1) * step
    for (index, sample) in samples.enumerated() {
      let point = CGPoint(x: start + CGFloat(index) * step, y: middle + height(sample))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.lineWidth = 2
    color.setStroke()
    path.stroke()
  }
}
