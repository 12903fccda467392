import Foundation
import Geometry
import Testing
import UIKitCore

@Suite struct UIBezierPathTests {
  @Test func `clockwise is as seen on the screen`() {
    let arc = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)

    #expect(arc.contains(CGPoint(x: 6, y: 6)))
    #expect(!arc.contains(CGPoint(x: -6, y: -6)))
    #expect(abs(arc.currentPoint.y - 10) < 1e-9)
  }

  @Test func `a fill has the current colour`() {
    let picture = Picture(20, 20) {
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)).fill()
    }

    #expect(picture.inked == CGRect(x: 5, y: 5, width: 10, height: 10))
    #expect(picture[7, 7] == UIColor.red.cgColor)
  }

  @Test func `a stroke is as wide as the path says`() {
    let picture = Picture(20, 20) {
      UIColor.black.setStroke()
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 2, y: 10))
      path.addLine(to: CGPoint(x: 18, y: 10))
      path.lineWidth = 4
      path.stroke()
    }

    #expect(picture.inked == CGRect(x: 2, y: 8, width: 16, height: 4))
  }

  @Test func `only the corners asked for are round`() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 20, height: 20))

    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    #expect(path.contains(CGPoint(x: 38, y: 2)))
    #expect(path.contains(CGPoint(x: 38, y: 38)))
    #expect(path.contains(CGPoint(x: 2, y: 38)))
  }

  @Test func `the even-odd rule leaves a hole, and so does a path run backwards`() {
    let outer = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
    let inner = UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10))
    let evenOdd = UIBezierPath(cgPath: outer.cgPath)
    evenOdd.append(inner)
    evenOdd.usesEvenOddFillRule = true
    let wound = UIBezierPath(cgPath: outer.cgPath)
    wound.append(inner.reversing())

    #expect(!evenOdd.contains(CGPoint(x: 10, y: 10)))
    #expect(!wound.contains(CGPoint(x: 10, y: 10)))
    #expect(wound.contains(CGPoint(x: 2, y: 10)))
  }

  @Test func `a clip cuts`() {
    let picture = Picture(20, 20) {
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).addClip()
      UIColor.black.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    #expect(picture.inked == CGRect(x: 0, y: 0, width: 5, height: 5))
  }

  @Test func `drawing without a context does nothing`() {
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).fill()
    UIColor.red.set()
    UIGraphicsEndImageContext()
    UIGraphicsPopContext()

    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test func `a transform moves the points`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))

    path.apply(CGAffineTransform(translationX: 5, y: 7))

    #expect(path.bounds == CGRect(x: 5, y: 7, width: 10, height: 10))
  }
}
