import Testing

@testable import X11Display

@Suite struct ScrollAxesTests {
  private func axes() -> ScrollAxes {
    var axes = ScrollAxes()
    axes.set(
      [
        .init(device: 2, number: 3, isVertical: true, increment: 15),
        .init(device: 2, number: 2, isVertical: false, increment: -10),
      ], of: 2)
    return axes
  }

  @Test func `only differences count, in clicks`() {
    var axes = axes()

    let first = axes.move(device: 2, number: 3, to: 1000)
    let second = axes.move(device: 2, number: 3, to: 1030)
    let sideways = axes.move(device: 2, number: 2, to: 5)
    let third = axes.move(device: 2, number: 2, to: 25)

    #expect(first == nil && sideways == nil)
    #expect(second?.clicks == 2 && second?.isVertical == true && second?.isContinuous == false)
    #expect(third?.clicks == -2 && third?.isVertical == false)
  }

  @Test func `a fraction betrays a fine device for good`() {
    var axes = axes()
    _ = axes.move(device: 2, number: 3, to: 0)

    let fine = axes.move(device: 2, number: 3, to: 1.5)
    let whole = axes.move(device: 2, number: 3, to: 16.5)

    #expect(fine?.isContinuous == true && whole?.isContinuous == true)
    #expect(fine?.clicks == 0.1)
  }

  @Test func `what was scrolled elsewhere is not scrolled here`() {
    var axes = axes()
    _ = axes.move(device: 2, number: 3, to: 0)

    axes.forgetPositions()
    let returned = axes.move(device: 2, number: 3, to: 900)

    #expect(returned == nil)
  }

  @Test func `strange axes and values are passed over`() {
    var axes = axes()
    axes.set([.init(device: 9, number: 0, isVertical: true, increment: 0)], of: 9)

    let (unknown, strange) = (
      axes.move(device: 9, number: 0, to: 1), axes.move(device: 2, number: 3, to: .nan)
    )

    #expect(unknown == nil && strange == nil)
    #expect(axes.contains(device: 2, number: 3) && !axes.contains(device: 9, number: 0))
  }
}
