import Foundation

/// A grid of gestures and what came of each.
public nonisolated struct Sweep: Equatable, Sendable {
  public let plan: SweepPlan
  /// By cell; nil for those that were not played. None for a plan beyond `SweepPlan.cellLimit`.
  public var cells: [SweepCell?]

  public init(plan: SweepPlan) {
    self.plan = plan
    cells = Array(repeating: nil, count: plan.count <= SweepPlan.cellLimit ? plan.count : 0)
  }

  /// How many cells were played.
  public var played: Int { cells.count { $0 != nil } }

  /// Plays all cells here, one after the other.
  ///
  /// - Throws: `LabError` when the plan does not fit the screen, or has more cells than are played.
  @MainActor public static func run(
    _ plan: SweepPlan, on screen: any LabScreen
  ) throws(LabError) -> Sweep {
    guard plan.count <= SweepPlan.cellLimit else { throw LabError(plan.excess) }
    var sweep = Sweep(plan: plan)
    let stage = ReplayStage(screen)
    for index in 0..<plan.count {
      guard let gesture = plan.gesture(index) else { continue }
      sweep.cells[index] = SweepCell(try stage.play(gesture))
    }
    return sweep
  }

  /// A cell that another sweep decided otherwise.
  public struct Flip: Equatable, Sendable {
    /// The cell's values by the axes' order.
    public let values: [Double]
    public let before: GestureFile.Outcome
    public let after: GestureFile.Outcome
  }

  /// Where `other`, a sweep of the same gestures, decides otherwise; nil for other gestures.
  public func flips(to other: Sweep) -> [Flip]? {
    guard plan.difference(from: other.plan) == nil else { return nil }
    return zip(cells, other.cells).enumerated().compactMap { index, pair in
      guard let before = pair.0?.outcome, let after = pair.1?.outcome, before != after else {
        return nil
      }
      return Flip(values: plan.values(index), before: before, after: after)
    }
  }
}
