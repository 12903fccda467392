/// How two pictures of one size differ.
struct PixelDifference: Equatable, CustomStringConvertible {
  /// How many pixels differ at all.
  var count = 0
  /// The largest difference of one colour component, 0…255.
  var largest = 0
  /// Around all that differ, pixels.
  var left = Int.max
  var top = Int.max
  var right = Int.min
  var bottom = Int.min

  static let none = PixelDifference()

  private init() {}

  /// Compares colours; alpha is left out, a window has none.
  init(_ expected: [UInt32], _ actual: [UInt32], width: Int) {
    guard expected.count == actual.count else {
      count = max(expected.count, actual.count)
      largest = 255
      return
    }
    for index in expected.indices {
      let (a, b) = (expected[index] & 0xffffff, actual[index] & 0xffffff)
      if a == b { continue }
      count += 1
      for shift in [0, 8, 16] as [UInt32] {
        largest = max(largest, abs(Int(a >> shift & 0xff) - Int(b >> shift & 0xff)))
      }
      (left, right) = (min(left, index % width), max(right, index % width))
      (top, bottom) = (min(top, index / width), max(bottom, index / width))
    }
  }

  var description: String {
    count == 0
      ? "no difference"
      : "\(count) pixels differ, by \(largest) at most, in (\(left), \(top)) to (\(right), \(bottom))"
  }
}
