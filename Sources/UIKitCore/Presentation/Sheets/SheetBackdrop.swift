import Foundation
import Geometry
import QuartzCore

/// The page behind a sheet, which steps back into the dark while the sheet is large (F13).
final class SheetBackdrop {
  private let view: UIView
  /// What it had before, given back in the end.
  private let before: (radius: CGFloat, clips: Bool, transform: CGAffineTransform)

  /// Source: observed (F13), points.
  private static let radius: CGFloat = 10

  /// - Returns: nil where there is no page that fills the container.
  init?(behind presenter: UIViewController, in container: UIView) {
    guard let view = Self.page(of: presenter, in: container) else { return nil }
    self.view = view
    before = (view.layer.cornerRadius, view.layer.masksToBounds, view.transform)
  }

  /// What moves when the presenter steps back: its sheet, its window's stage, or its own view.
  private static func page(of presenter: UIViewController, in container: UIView) -> UIView? {
    if let sheet = presenter.presentation?.controller as? UISheetPresentationController {
      return sheet.presentedView
    }
    guard let view = presenter.viewIfLoaded, view.window != nil,
      view.convert(view.bounds, to: nil).size.isNearly(container.bounds.size)
    else { return nil }
    if let stage = view.superview as? WindowStage { return stage }
    // Whoever has turned or scaled the page keeps it.
    return view.layer.transform.isIdentity ? view : nil
  }

  /// Whether it is this view that steps back.
  func isMoving(_ view: UIView) -> Bool { view === self.view }

  /// Steps back by `depth`, 0…1.
  func show(depth: CGFloat, layout: SheetLayout) {
    if let sheet = view as? SheetView {
      sheet.recess = layout.recess(of: sheet.restFrame, depth: depth)
      return
    }
    let frame = CGRect(
      x: view.center.x - view.bounds.width / 2, y: view.center.y - view.bounds.height / 2,
      width: view.bounds.width, height: view.bounds.height)
    view.transform = before.transform.concatenating(layout.recess(of: frame, depth: depth))
    // Corners as round as the display's show no difference while the page fills it.
    let start = SystemChrome.cornerRadius(on: view.window?.screen)
    view.layer.cornerRadius = depth > 0 ? start + (Self.radius - start) * depth : before.radius
    view.layer.masksToBounds = depth > 0 || before.clips
  }

  /// Stops where it is about to be shown anew.
  func stop() {
    view.layer.removeAllAnimations()
  }

  /// Gives everything back.
  func remove() {
    if let sheet = view as? SheetView {
      sheet.recess = .identity
      return
    }
    view.transform = before.transform
    view.layer.cornerRadius = before.radius
    view.layer.masksToBounds = before.clips
  }
}

extension SheetView {
  /// Where it stands without any transform.
  fileprivate var restFrame: CGRect {
    CGRect(
      x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
      height: bounds.height)
  }
}

extension CGSize {
  fileprivate func isNearly(_ other: CGSize) -> Bool {
    abs(width - other.width) < 1 && abs(height - other.height) < 1
  }
}
