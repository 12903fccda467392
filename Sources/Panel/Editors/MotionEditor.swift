import Foundation
import Geometry
import UIKit

/// How something moves, as a line in a plane with handles to drag, and a dot that shows it once
/// after every change.
class MotionEditor: UIView, UIGestureRecognizerDelegate {
  let session: TuningSession
  /// Where the finger came down.
  private(set) var grip = CGPoint.zero
  private let title: UILabel
  private let preview = MotionPreview()
  private var shown: [Double] = []

  init(_ session: TuningSession, title: String) {
    self.session = session
    self.title = UILabel(PanelStyle.smallStrong, .secondaryLabel, text: title)
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    addSubview(self.title)
    addSubview(preview)
    let pan = UIPanGestureRecognizer(target: self, action: Selector(MotionEditor.dragged(_:)))
    pan.delegate = self
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { nil }

  /// What is edited, in the order of its keys.
  var values: [Double] { [] }

  /// The line's ground, between the title and the preview. Units: points.
  var plane: CGRect {
    CGRect(x: 0, y: 24, width: max(bounds.width, 1), height: max(bounds.height - 60, 1))
  }

  /// What is written in the right corner.
  var note: String { "" }

  /// Moves the preview as the values say.
  func play(_ preview: MotionPreview) {}

  func dragged(_ pan: UIPanGestureRecognizer) {}

  /// Draws the line and its handles.
  func drawLine(in plane: CGRect) {}

  func refresh() {
    let values = values
    guard values != shown else { return }
    let isFirst = shown.isEmpty
    shown = values
    setNeedsDisplay()
    if !isFirst { play(preview) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 0, y: 0, width: 200, height: 16)
    preview.frame = CGRect(x: 0, y: bounds.height - 26, width: bounds.width, height: 24)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    grip = touch.location(in: self)
    return true
  }

  override func draw(_ rect: CGRect) {
    let plane = plane
    UIColor.quaternarySystemFill.setFill()
    UIBezierPath(roundedRect: plane, cornerRadius: 4).fill()
    drawLine(in: plane)
    let style: [NSAttributedString.Key: Any] = [
      .font: PanelStyle.smallNumber, .foregroundColor: UIColor.secondaryLabel,
    ]
    let note = note
    let width = note.size(withAttributes: style).width
    note.draw(at: CGPoint(x: (bounds.width - width).rounded(.down), y: 0), withAttributes: style)
  }

  /// Strokes the line itself.
  func stroke(_ line: UIBezierPath) {
    line.lineWidth = 2.5
    PanelStyle.accent.setStroke()
    line.stroke()
  }

  /// Draws a handle, in the line's colour.
  func drawHandle(at place: CGPoint) {
    UIColor.white.setFill()
    let knob = UIBezierPath(
      ovalIn: CGRect(x: place.x - 7, y: place.y - 7, width: 14, height: 14))
    knob.fill()
    knob.lineWidth = 2
    knob.stroke()
  }
}
