import Display
import Foundation
import Geometry
import Testing

@testable import QuartzCore

@Suite struct ValueTrackTests {
  private static let turned = CATransform3D(
    CGAffineTransform(a: 0.8, b: 0.3, c: -0.2, d: 1.1, tx: 12.5, ty: -7))
  private static let bent = CATransform3D(
    CGAffineTransform(a: -0.4, b: 0.9, c: 0.7, d: 0.6, tx: -3, ty: 41))

  /// A way of every kind, for every property that has one.
  private static let ways: [(LayerKey, AnimationValue, AnimationValue)] = [
    (.position, .point(CGPoint(x: 1.1, y: 2.3)), .point(CGPoint(x: -40.7, y: 800.9))),
    (.anchorPoint, .point(CGPoint(x: 0.1, y: 0.9)), .point(CGPoint(x: 1, y: 0.3))),
    (
      .bounds, .rect(CGRect(x: 0.1, y: 3, width: 390.3, height: 844)),
      .rect(CGRect(x: -5, y: 7.7, width: 10, height: 31.9))
    ),
    (
      .contentsRect, .rect(CGRect(x: 0, y: 0, width: 1, height: 1)),
      .rect(CGRect(x: 0.2, y: 0.1, width: 0.3, height: 0.7))
    ),
    (.shadowOffset, .size(CGSize(width: 3, height: 0.7)), .size(CGSize(width: -1, height: 9))),
    (.transform, .transform(turned), .transform(bent)),
    (.transform, .transform(CATransform3DIdentity), .transform(turned)),
    (.zPosition, .scalar(0.3), .scalar(11)), (.opacity, .scalar(1), .scalar(0.07)),
    (.cornerRadius, .scalar(6.6), .scalar(38)), (.borderWidth, .scalar(0.1), .scalar(2.3)),
    (.shadowOpacity, .scalar(0.25), .scalar(0.9)), (.shadowRadius, .scalar(3.3), .scalar(17)),
  ]

  private static let paces: [(x: CGFloat, y: CGFloat)] = [
    (0, 0), (0.1, 0.1), (0.37, 0.62), (1, 1), (1.08, 1.03), (-0.2, 0.9),
  ]

  @Test(arguments: [false, true])
  func `it comes to what the values come to, to the last bit`(isAdditive: Bool) throws {
    for (key, start, end) in Self.ways {
      let path = try #require(LayerPath(key.rawValue))
      let track = try #require(ValueTrack(path, from: start, to: end))
      for pace in Self.paces {
        var tracked = Self.values
        var expected = Self.values

        track.apply(across: pace.x, down: pace.y, isAdditive: isAdditive, to: &tracked)

        let value = start.interpolated(to: end, across: pace.x, down: pace.y)
        path.write(isAdditive ? value.added(to: path.read(expected)) : value, to: &expected)
        #expect(tracked == expected, "\(key) at \(pace)")
      }
    }
  }

  @Test func `what moves in another way, or does not fit, is left to the values`() throws {
    let deep = CATransform3DMakeRotation(1, 1, 0, 0)
    let position = try #require(LayerPath("position"))
    let part = try #require(LayerPath("position.x"))
    let transform = try #require(LayerPath("transform"))
    let color = try #require(LayerPath("backgroundColor"))

    #expect(ValueTrack(position, from: .scalar(0), to: .scalar(1)) == nil)
    #expect(ValueTrack(position, from: .point(.zero), to: .none) == nil)
    #expect(ValueTrack(part, from: .scalar(0), to: .scalar(1)) == nil)
    #expect(ValueTrack(transform, from: .transform(deep), to: .transform(Self.bent)) == nil)
    #expect(ValueTrack(color, from: .color(.black), to: .color(.clear)) == nil)
  }

  /// Values none of which is the default.
  private static var values: LayerValues {
    var values = LayerValues()
    values.position = CGPoint(x: 195.3, y: 422.1)
    values.anchorPoint = CGPoint(x: 0.4, y: 0.6)
    values.bounds = CGRect(x: 1, y: 2, width: 390, height: 844.7)
    values.transform = turned
    values.opacity = 0.9
    values.zPosition = 2
    values.cornerRadius = 5
    values.borderWidth = 0.7
    values.shadowOpacity = 0.4
    values.shadowRadius = 8
    values.shadowOffset = CGSize(width: 1, height: 2)
    return values
  }
}
