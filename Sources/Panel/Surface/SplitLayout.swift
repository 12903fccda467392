public import Foundation

/// Where the device and the panel stand in a window. Units: points.
public nonisolated struct SplitLayout: Equatable, Sendable {
  /// The device's place.
  public let device: CGRect
  /// The panel's place; empty while it is hidden.
  public let panel: CGRect

  /// How wide the panel is. Source: chosen, a slider of 150 points beside its name and its number.
  public static let panelWidth: CGFloat = 400
  /// Space round the device and the panel. Source: chosen.
  public static let margin: CGFloat = 20
  /// The least height at which the panel is of use. Source: chosen.
  public static let leastHeight: CGFloat = 640

  /// Places both in a window.
  ///
  /// The device keeps its size where that fits and shrinks where it does not; without a panel it
  /// fills the window, as it does with nothing beside it.
  public init(window: CGSize, device size: CGSize, hasPanel: Bool) {
    guard hasPanel else {
      device = CGRect(origin: .zero, size: window)
      panel = .zero
      return
    }
    let margin = Self.margin
    let left = max(window.width - Self.panelWidth - 2 * margin, 120)
    let width = min(size.width, max(left - margin, 100))
    let height = min(size.height, max(window.height - 2 * margin, 100))
    device = CGRect(
      x: (margin + (left - margin - width) / 2).rounded(.down),
      y: ((window.height - height) / 2).rounded(.down), width: width, height: height)
    panel = CGRect(
      x: left + margin, y: 0, width: Self.panelWidth + margin, height: max(window.height, 100))
  }

  /// How large a window must be for both.
  public static func windowSize(device size: CGSize, hasPanel: Bool) -> CGSize {
    guard hasPanel else { return size }
    return CGSize(
      width: size.width + panelWidth + 3 * margin,
      height: max(size.height, leastHeight) + 2 * margin)
  }
}
