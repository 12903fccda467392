import Foundation
import Geometry
import QuartzCore

/// What a sheet's content stands in: round at the top, with a grabber.
///
/// Mirrors: the drop shadow view that is a sheet's `presentedView` in UIKit (C13).
final class SheetView: UIView {
  /// What cuts the content at the corners.
  private let clip = UIView(frame: .zero)
  private let grabber = SheetGrabber()
  private let content: UIView

  /// How far it is pulled below its place, points.
  var offset: CGFloat = 0 { didSet { place() } }
  /// How it stands by itself: a card floats.
  var ownTransform = CGAffineTransform.identity { didSet { place() } }
  /// How it stands when another sheet covers it.
  var recess = CGAffineTransform.identity { didSet { place() } }

  var showsGrabber = false {
    didSet { grabber.isHidden = !showsGrabber }
  }

  var radius: CGFloat {
    get { clip.layer.cornerRadius }
    set { clip.layer.cornerRadius = newValue }
  }

  init(content: UIView) {
    self.content = content
    super.init(frame: .zero)
    clip.clipsToBounds = true
    clip.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    clip.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(clip)
    content.removeFromSuperview()
    content.transform = .identity
    content.frame = clip.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clip.addSubview(content)
    grabber.isHidden = true
    clip.addSubview(grabber)
  }

  required init?(coder: NSCoder) { nil }

  /// Takes a place; the transforms stay what they are.
  func take(_ frame: CGRect) {
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
    layer.shadowPath = nil
  }

  func roundAllCorners(_ all: Bool) {
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let corners = all ? top.union([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) : top
    if clip.layer.maskedCorners != corners { clip.layer.maskedCorners = corners }
  }

  /// A soft shadow where nothing is dimmed: the edge must be seen. Source: chosen.
  func showShadow(_ opacity: Float) {
    layer.shadowOpacity = opacity
    layer.shadowRadius = 16
    layer.shadowOffset = .zero
  }

  /// How far it is seen below its place.
  var presentedOffset: CGFloat {
    guard let shown = layer.presentation() else { return offset }
    return shown.transform.m42 - ownTransform.concatenating(recess).ty
  }

  /// What stands in it takes its size at once.
  func stopResizing() {
    for view in [clip, content, grabber] { view.layer.removeAllAnimations() }
  }

  private func place() {
    transform = ownTransform.concatenating(recess)
      .concatenating(CGAffineTransform(translationX: 0, y: offset))
  }

  override var raisesContent: Bool { true }

  override func layoutSubviews() {
    super.layoutSubviews()
    if content.superview === clip, content.layer.transform.isIdentity {
      content.frame = clip.bounds
    }
    grabber.center = CGPoint(
      x: clip.bounds.midX, y: SheetGrabber.top + SheetGrabber.size.height / 2)
    clip.bringSubviewToFront(grabber)
  }
}

/// The little bar at a sheet's top (F19).
final class SheetGrabber: UIView {
  /// Source: measured (F19), points.
  static let size = CGSize(width: 36, height: 5)
  static let top: CGFloat = 5

  init() {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    backgroundColor = .tertiaryLabel
    layer.cornerRadius = Self.size.height / 2
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }
}

/// The dark behind a sheet.
final class SheetDimming: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .black
    alpha = 0
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }
}
