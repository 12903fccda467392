import Drawing
import Foundation
import Geometry
import QuartzCore
import Testing
import UIKitCore

@Suite struct UIImageViewTests {
  private func shown(_ view: UIImageView) -> CGImage? { view.layer.contents as? CGImage }

  @Test func `a view made of a picture is as large as it`() throws {
    let image = try #require(UIImage(systemName: "star"))

    let view = UIImageView(image: image)

    #expect(view.frame.size == image.size)
    #expect(view.intrinsicContentSize == image.size)
  }

  @Test func `a symbol takes the tint and follows it`() throws {
    let view = UIImageView(image: UIImage(systemName: "square.fill"))

    view.tintColor = .red
    let red = try #require(shown(view)).color(x: 10, y: 10)
    view.tintColor = .green
    let green = try #require(shown(view)).color(x: 10, y: 10)

    #expect(red == UIColor.red.cgColor)
    #expect(green == UIColor.green.cgColor)
  }

  @Test func `a bitmap keeps its colours unless it is a template`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let view = UIImageView(image: image)
    view.tintColor = .red

    let own = try #require(shown(view)).color(x: 1, y: 1)
    view.image = image.withRenderingMode(.alwaysTemplate)
    let tinted = try #require(shown(view)).color(x: 1, y: 1)

    #expect(own == UIColor.blue.cgColor)
    #expect(tinted == UIColor.red.cgColor)
  }

  @Test func `the content mode becomes the layer's gravity`() {
    let view = UIImageView()

    view.contentMode = .scaleAspectFill
    let fill = view.layer.contentsGravity
    view.contentMode = .bottomRight

    #expect(fill == .resizeAspectFill)
    #expect(view.layer.contentsGravity == .bottomRight)
  }

  @Test func `two views with the same symbol share its pixels`() throws {
    let first = UIImageView(image: UIImage(systemName: "chevron.right"))
    let second = UIImageView(image: UIImage(systemName: "chevron.right"))

    let image = try #require(shown(first))

    #expect(image === shown(second))
  }

  @Test func `taking the picture away empties the layer`() {
    let view = UIImageView(image: UIImage(systemName: "star"))

    view.image = nil

    #expect(view.layer.contents == nil)
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  @Test func `a highlighted picture shows while highlighted`() {
    let view = UIImageView(
      image: UIImage(systemName: "star"), highlightedImage: UIImage(systemName: "star.fill"))
    let plain = shown(view)

    view.isHighlighted = true

    #expect(shown(view) !== plain)
  }
}
