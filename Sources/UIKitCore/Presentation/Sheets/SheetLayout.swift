import Foundation
import Geometry

/// Where a sheet can rest, where it is, and what that does to everything around it: numbers only.
///
/// A sheet's place is the height of it that is seen, from 0 (gone) to that of its highest stop.
/// Units: points.
struct SheetLayout: Equatable {
  /// A place where a sheet rests: a detent, resolved.
  struct Stop: Equatable {
    let identifier: UISheetPresentationController.Detent.Identifier
    let height: CGFloat
  }

  var size = CGSize.zero
  var safeArea = UIEdgeInsets.zero
  /// Narrower than the container in a low window, if the content wishes it (F24).
  var width: CGFloat = 0
  /// From the lowest to the highest, one at least.
  var stops: [Stop] = []
  /// That of a large sheet.
  var largeHeight: CGFloat = 0
  /// Up to which stop nothing is dimmed (F22).
  var undimmed: UISheetPresentationController.Detent.Identifier?
  /// Whether the sheet is the whole container (F24).
  var isFullScreen = false
  var isNewer = false

  /// How far below the safe area a large sheet begins. Source: observed (F13).
  static let gap: CGFloat = 10
  /// How much narrower each side of the page behind gets. Source: observed (F13).
  static let recess: CGFloat = 10
  /// Black over what lies behind. Source: measured (F15).
  static let dimming: CGFloat = 0.2
  /// The same behind a floating card in the dark. Source: measured (F15).
  static let cardDimmingInDark: CGFloat = 0.48
  /// Around a floating card. Source: measured (F25).
  static let cardInset: CGFloat = 8
  /// What half a screen is of the greatest value. Source: measured, 425 of 759 (F20).
  static let mediumPart: CGFloat = 0.56

  /// From the container's top to that of a large sheet (F13, F14).
  static func topInset(safeTop: CGFloat, isNewer: Bool) -> CGFloat {
    isNewer ? max(30, safeTop) : safeTop + gap
  }

  var topInset: CGFloat { Self.topInset(safeTop: safeArea.top, isNewer: isNewer) }

  var lowest: CGFloat { stops.first?.height ?? 0 }
  var highest: CGFloat { stops.last?.height ?? 0 }

  func height(of identifier: UISheetPresentationController.Detent.Identifier?) -> CGFloat {
    stops.first { $0.identifier == identifier }?.height ?? lowest
  }

  /// The stop nearest to a height.
  func stop(nearest height: CGFloat) -> Stop? {
    stops.min { abs($0.height - height) < abs($1.height - height) }
  }

  /// The sheet's rectangle with so much of it seen; below the lowest stop it keeps that one's size.
  func frame(seen: CGFloat) -> CGRect {
    let height = max(seen, lowest)
    return CGRect(
      x: ((size.width - width) / 2).rounded(), y: size.height - height, width: width,
      height: height)
  }

  /// How far below its lowest stop the sheet is.
  func offset(seen: CGFloat) -> CGFloat { max(0, lowest - seen) }

  /// Which part of the dimming there is: all from the first dimmed stop on (F22), less and less
  /// below the lowest (F18).
  func dimming(seen: CGFloat) -> CGFloat {
    guard let index = stops.lastIndex(where: { $0.identifier == undimmed }) else {
      return part(of: seen, from: 0, to: lowest)
    }
    guard index + 1 < stops.count else { return 0 }
    return part(of: seen, from: stops[index].height, to: stops[index + 1].height)
  }

  /// How far the page behind has stepped back: all the way behind a large sheet (F13).
  func depth(seen: CGFloat) -> CGFloat {
    guard !isNewer, !isFullScreen, highest >= largeHeight - 0.5 else { return 0 }
    let below = stops.last { $0.height < largeHeight - 0.5 }
    return part(of: seen, from: below?.height ?? 0, to: highest)
  }

  private func part(of value: CGFloat, from low: CGFloat, to high: CGFloat) -> CGFloat {
    guard high > low else { return value >= high ? 1 : 0 }
    return min(max((value - low) / (high - low), 0), 1)
  }

  /// How a page of some frame stands when it has stepped back by `depth`: narrower, its top just
  /// under the status bar (F13).
  func recess(of frame: CGRect, depth: CGFloat) -> CGAffineTransform {
    guard size.width > 0, depth > 0 else { return .identity }
    let full = 1 - 2 * Self.recess / size.width
    let scale = 1 - (1 - full) * depth
    let rise = safeArea.top - (frame.minY + frame.height * (1 - full) / 2)
    return CGAffineTransform(translationX: 0, y: rise * depth).scaledBy(x: scale, y: scale)
  }

  /// How a card at rest below the largest stop floats (F25).
  func cardTransform(seen: CGFloat) -> CGAffineTransform {
    guard isCard(seen: seen), size.width > 0 else { return .identity }
    let scale = (size.width - 2 * Self.cardInset) / size.width
    let height = frame(seen: seen).height
    return CGAffineTransform(
      translationX: 0, y: height * (1 - scale) / 2 - Self.cardInset
    ).scaledBy(x: scale, y: scale)
  }

  func isCard(seen: CGFloat) -> Bool {
    isNewer && !isFullScreen && (stop(nearest: seen)?.height ?? 0) < largeHeight - 0.5
  }
}
