import Foundation

/// What a drag of one scene cost.
@MainActor
struct BenchResult {
  let scene: String
  /// Whether the panel stood beside the device, its plots open.
  let hasPanel: Bool
  /// What a frame of the device alone cost, where that was measured too. Units: seconds.
  var bareTime: TimeInterval?
  /// Units: seconds.
  let duration: TimeInterval
  let period: TimeInterval
  let frames: Int
  /// Refreshes that passed without a frame between the first and the last.
  let missed: Int
  /// On a processor, a frame. Units: seconds.
  let programTime: TimeInterval
  let serverTime: TimeInterval
  /// From the newest input sample until shown. Units: seconds; nil where the display cannot tell.
  let latencyMiddle: TimeInterval?
  let latencyHigh: TimeInterval?
  /// A frame, in the middle.
  let requests: Double
  /// A frame, on average, everything the program wrote.
  let bytes: Double
  /// Heap blocks asked for a frame, in the middle and on average, after the first ten frames; nil
  /// without the counting library.
  let allocationsMiddle: Double?
  let allocationsMean: Double?
  /// The most seen at rest, in the drag and after it. Units: bytes.
  let memory: Double
  /// From the program's start until its first picture was shown, the middle of several.
  /// Units: seconds.
  let firstFrame: TimeInterval

  var timesBare: Double? { bareTime.flatMap { $0 > 0 ? processorTime / $0 : nil } }
  /// As a column is headed.
  var title: String { hasPanel ? "+ panel" : scene }
  var processorTime: TimeInterval { programTime + serverTime }
}

/// The middle and other ranks of figures.
enum Rank {
  /// - Parameter part: 0…1; 0.5 is the middle.
  static func value(_ part: Double, of numbers: [Double]) -> Double? {
    let sorted = numbers.filter(\.isFinite).sorted()
    guard !sorted.isEmpty else { return nil }
    let index = Int((part * Double(sorted.count - 1)).rounded())
    return sorted[min(max(index, 0), sorted.count - 1)]
  }
}
