import Foundation

/// How an app's window is to be, from the environment: an app's arguments are its own.
nonisolated struct LaunchSettings: Equatable {
  /// Units: points.
  var size = CGSize(width: 390, height: 844)
  /// Pixels a point; nil asks the desktop.
  var scale: CGFloat?

  /// What makes sense for a device in a window. Units: points. Source: chosen.
  private static let sides: ClosedRange<Double> = 200...2000
  private static let scales: ClosedRange<Double> = 0.5...4

  /// Reads `SEGUE_DEVICE`, as `390x844`, and `SEGUE_SCALE`, as `2`.
  ///
  /// - Throws: `LaunchError` for what is no size or no scale.
  init(environment: [String: String]) throws(LaunchError) {
    if let text = environment["SEGUE_DEVICE"] {
      let numbers = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
        .map { Double($0) }
      guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
        Self.sides.contains(width), Self.sides.contains(height)
      else { throw .badDevice(text) }
      size = CGSize(width: width, height: height)
    }
    if let text = environment["SEGUE_SCALE"] {
      guard let number = Double(text), Self.scales.contains(number) else { throw .badScale(text) }
      scale = CGFloat(number)
    }
  }
}

/// Why an app cannot be started.
nonisolated enum LaunchError: Error, Equatable, CustomStringConvertible {
  case noDelegate(String)
  case badDevice(String)
  case badScale(String)

  var description: String {
    switch self {
    case .noDelegate(let name):
      "\(name): no class of that name is an NSObject and a UIApplicationDelegate; pass "
        + "NSStringFromClass(AppDelegate.self)"
    case .badDevice(let text):
      "SEGUE_DEVICE=\(text): give WIDTHxHEIGHT, 200 to 2000 points a side, for example 390x844"
    case .badScale(let text):
      "SEGUE_SCALE=\(text): give pixels a point, 0.5 to 4, for example 2"
    }
  }
}
