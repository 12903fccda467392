/// The scrolling axes of the pointer devices and where they stood last.
///
/// Values on these axes are absolute and only differences mean something. Where an axis stood is
/// forgotten when others may have moved it: while the pointer was away, or the device changed.
nonisolated struct ScrollAxes {
  struct Axis: Equatable {
    var device: Int32
    /// The valuator's number.
    var number: Int32
    var isVertical: Bool
    /// What one click of a wheel is worth on this axis.
    var increment: Double
    var last: Double?
    /// A fraction of a click was seen, so it is no clicking wheel.
    var isContinuous = false
  }

  private(set) var axes: [Axis] = []

  /// Replaces the axes of `device`.
  mutating func set(_ new: [Axis], of device: Int32) {
    axes.removeAll { $0.device == device }
    axes += new.filter { $0.increment != 0 && $0.increment.isFinite }
  }

  /// The pointer was away.
  mutating func forgetPositions() {
    for index in axes.indices { axes[index].last = nil }
  }

  /// The axis stands at `value` now.
  ///
  /// - Returns: the clicks gone by since last time, and whether the device is a fine one; nil when
  ///   this is no scrolling axis, or nothing is known to compare with.
  mutating func move(
    device: Int32, number: Int32, to value: Double
  ) -> (clicks: Double, isVertical: Bool, isContinuous: Bool)? {
    guard value.isFinite,
      let index = axes.firstIndex(where: { $0.device == device && $0.number == number })
    else { return nil }
    defer { axes[index].last = value }
    guard let last = axes[index].last else { return nil }
    let clicks = (value - last) / axes[index].increment
    if clicks == 0 { return nil }
    if abs(clicks - clicks.rounded()) > 0.01 { axes[index].isContinuous = true }
    return (clicks, axes[index].isVertical, axes[index].isContinuous)
  }

  /// Whether valuator `number` of `device` scrolls.
  func contains(device: Int32, number: Int32) -> Bool {
    axes.contains { $0.device == device && $0.number == number }
  }
}
