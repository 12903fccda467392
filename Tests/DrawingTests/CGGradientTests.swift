import Drawing
import Foundation
import Geometry
import Testing

@Suite struct CGGradientTests {
  @Test func `colours go from start to end`() throws {
    let canvas = Canvas(100, 4)
    let gradient = try #require(CGGradient(colors: [red, blue]))

    canvas.context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: 100, y: 0), options: [])

    #expect(canvas.color(1, 1).red > 0.95)
    #expect(canvas.color(98, 1).blue > 0.95)
    #expect(abs(canvas.color(50, 1).red - 0.5) < 0.03)
  }

  @Test func `a gradient ends at its ends unless told to go on`() throws {
    let plain = Canvas(30, 1)
    let before = Canvas(30, 1)
    let after = Canvas(30, 1)
    let gradient = try #require(CGGradient(colors: [red, blue]))
    let line = (start: CGPoint(x: 10, y: 0), end: CGPoint(x: 20, y: 0))

    plain.context.drawLinearGradient(gradient, start: line.start, end: line.end)
    before.context.drawLinearGradient(
      gradient, start: line.start, end: line.end, options: .drawsBeforeStartLocation)
    after.context.drawLinearGradient(
      gradient, start: line.start, end: line.end, options: .drawsAfterEndLocation)

    #expect([plain.alpha(3, 0), plain.alpha(15, 0), plain.alpha(26, 0)] == [0, 1, 0])
    #expect([before.alpha(3, 0), before.alpha(15, 0), before.alpha(26, 0)] == [1, 1, 0])
    #expect([after.alpha(3, 0), after.alpha(15, 0), after.alpha(26, 0)] == [0, 1, 1])
  }

  @Test func `a radial gradient is round`() throws {
    let canvas = Canvas(40, 40)
    let gradient = try #require(CGGradient(colors: [red, blue], locations: [0, 1]))
    let centre = CGPoint(x: 20, y: 20)

    canvas.context.drawRadialGradient(
      gradient, startCenter: centre, startRadius: 0, endCenter: centre, endRadius: 20)

    #expect(canvas.color(20, 20).red > 0.9)
    #expect(canvas.color(37, 20).blue > 0.8)
    #expect(canvas.alpha(1, 1) == 0)
  }

  @Test func `a gradient needs colours, and a place for each`() {
    #expect(CGGradient(colors: []) == nil)
    #expect(CGGradient(colors: [red, blue], locations: [0]) == nil)
  }
}
