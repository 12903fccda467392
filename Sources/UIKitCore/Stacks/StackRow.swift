import Foundation

/// The lengths and places of views along a stack.
struct StackRow {
  /// What one view brings along.
  struct Part {
    /// What it wants, points.
    var length: CGFloat
    /// Whether it wants that by itself, so that others rather take what is left over.
    var isWish: Bool
    /// What follows it before the next, points.
    var space: CGFloat
  }

  let parts: [Part]
  let distribution: UIStackView.Distribution

  /// All lengths and spaces as they are wanted.
  var naturalLength: CGFloat {
    guard let last = parts.last else { return 0 }
    let sum = parts.reduce(0) { $0 + $1.length + $1.space } - last.space
    switch distribution {
    case .fillEqually:
      let longest = parts.map(\.length).max() ?? 0
      return sum - parts.reduce(0) { $0 + $1.length } + longest * CGFloat(parts.count)
    case .equalCentering:
      return step(atLeastSpaces: true) * CGFloat(parts.count - 1) + halves
    case .fill, .fillProportionally, .equalSpacing: return sum
    }
  }

  /// Where each view begins and how long it is when the stack is `length` long.
  func places(in length: CGFloat) -> [(start: CGFloat, length: CGFloat)] {
    guard !parts.isEmpty else { return [] }
    let spaces = parts.dropLast().reduce(0) { $0 + $1.space }
    let room = max(0, length - spaces)
    switch distribution {
    case .fill: return row(filling(room), parts.map(\.space))
    case .fillEqually:
      return row(parts.map { _ in room / CGFloat(parts.count) }, parts.map(\.space))
    case .fillProportionally:
      let sum = parts.reduce(0) { $0 + $1.length }
      guard sum > 0 else { return row(parts.map { _ in 0 }, parts.map(\.space)) }
      return row(parts.map { $0.length / sum * room }, parts.map(\.space))
    case .equalSpacing:
      let lengths = parts.map(\.length)
      let free = length - lengths.reduce(0, +)
      guard parts.count > 1, free > spaces else { return row(filling(room), parts.map(\.space)) }
      let gap = free / CGFloat(parts.count - 1)
      return row(lengths, parts.map { _ in gap })
    case .equalCentering: return centred(in: length)
    }
  }

  private func row(
    _ lengths: [CGFloat], _ spaces: [CGFloat]
  ) -> [(start: CGFloat, length: CGFloat)] {
    var start: CGFloat = 0
    return zip(lengths, spaces).map { length, space in
      defer { start += length + space }
      return (start, length)
    }
  }

  /// What is left over goes to one; what is missing is taken from the last, then from those before.
  private func filling(_ room: CGFloat) -> [CGFloat] {
    var lengths = parts.map(\.length)
    var rest = room - lengths.reduce(0, +)
    if rest > 0 {
      let taker = parts.firstIndex { !$0.isWish } ?? lengths.count - 1
      lengths[taker] += rest
      return lengths
    }
    // Those without a wish give way before the others.
    let order = lengths.indices.reversed().sorted { !parts[$0].isWish && parts[$1].isWish }
    for index in order where rest < 0 {
      let less = min(lengths[index], -rest)
      lengths[index] -= less
      rest += less
    }
    return lengths
  }

  /// The halves of the first and the last, beyond the outermost centres.
  private var halves: CGFloat {
    ((parts.first?.length ?? 0) + (parts.last?.length ?? 0)) / 2
  }

  /// From one centre to the next, so that no two come closer than they should.
  private func step(atLeastSpaces: Bool) -> CGFloat {
    zip(parts, parts.dropFirst()).map { one, next in
      one.length / 2 + (atLeastSpaces ? one.space : 0) + next.length / 2
    }.max() ?? 0
  }

  private func centred(in length: CGFloat) -> [(start: CGFloat, length: CGFloat)] {
    guard parts.count > 1 else { return [(0, min(parts[0].length, length))] }
    let step = (length - halves) / CGFloat(parts.count - 1)
    guard step >= self.step(atLeastSpaces: true) - 0.001 else {
      // Not enough room for equal steps: one after the other, with the spaces there must be.
      let spaces = parts.dropLast().reduce(0) { $0 + $1.space }
      return row(filling(max(0, length - spaces)), parts.map(\.space))
    }
    return parts.enumerated().map { index, part in
      (parts[0].length / 2 + CGFloat(index) * step - part.length / 2, part.length)
    }
  }
}
