import Foundation
import QuartzCore

/// Where a mouse's two fingers are, faintly; nothing is there while it has but one.
final class FingerMarks: UIView {
  /// Units: points. Source: chosen, as wide as a fingertip.
  private static let size: CGFloat = 34

  private var marks: [UIView] = []

  /// Shows a mark at each place, in the view's space.
  func show(_ places: [CGPoint]) {
    UIView.performWithoutAnimation {
      while marks.count < places.count { addMark() }
      for (index, mark) in marks.enumerated() {
        mark.isHidden = index >= places.count
        if index < places.count { mark.center = places[index] }
      }
    }
  }

  private func addMark() {
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: Self.size, height: Self.size))
    mark.backgroundColor = UIColor(white: 0.5, alpha: 0.35)
    mark.layer.cornerRadius = Self.size / 2
    mark.layer.borderWidth = 1
    mark.layer.borderColor = UIColor(white: 1, alpha: 0.6).cgColor
    marks.append(mark)
    addSubview(mark)
  }
}

extension SystemChrome {
  /// Marks the fingers a mouse stands for; none takes the marks away.
  static func mark(_ fingers: [CGPoint], on screen: UIScreen) {
    chrome(of: screen)?.window.mark(fingers)
  }
}
