import Drawing
import Foundation
import Geometry
import Testing
import UIKitCore

@Suite struct UIGraphicsTests {
  @Test func `contexts stack and unstack`() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 1)
    let outer = UIGraphicsGetCurrentContext()
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 8), true, 2)
    let inner = UIGraphicsGetCurrentContext()
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    let back = UIGraphicsGetCurrentContext()
    UIGraphicsEndImageContext()

    #expect(inner !== outer && back === outer)
    #expect(image?.size == CGSize(width: 8, height: 8))
    #expect(image?.cgImage?.isOpaque == true)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `a size that is none gives a pixel, not a crash`() {
    for side in [CGFloat.nan, -4, 0, .infinity] {
      UIGraphicsBeginImageContext(CGSize(width: side, height: 1))
      let image = UIGraphicsGetImageFromCurrentImageContext()
      UIGraphicsEndImageContext()

      #expect(image != nil)
    }
  }

  @Test func `a renderer's bounds move the origin`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let bounds = CGRect(x: 100, y: 100, width: 10, height: 10)

    let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
      context.fill(CGRect(x: 102, y: 103, width: 2, height: 2))
    }

    #expect(image.cgImage.map { Picture($0).inked } == CGRect(x: 2, y: 3, width: 2, height: 2))
  }

  @Test func `insets shrink a rectangle`() {
    let insets = UIEdgeInsetsMake(1, 2, 3, 4)

    let rect = CGRect(x: 0, y: 0, width: 20, height: 20).inset(by: insets)

    #expect(rect == CGRect(x: 2, y: 1, width: 14, height: 16))
    #expect(insets != .zero)
  }
}
