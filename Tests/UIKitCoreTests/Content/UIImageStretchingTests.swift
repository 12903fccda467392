import Drawing
import Foundation
import Geometry
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

@Suite struct UIImageStretchingTests {
  /// Ten by ten: a red edge two wide, blue inside.
  private var framed: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 2, y: 2, width: 6, height: 6))
    }
  }

  @Test(arguments: [UIImage.ResizingMode.tile, .stretch])
  func `edges keep their width when it is drawn larger`(mode: UIImage.ResizingMode) {
    let image = framed.resizableImage(
      withCapInsets: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2), resizingMode: mode)

    let picture = Picture(50, 30) { image.draw(in: CGRect(x: 0, y: 0, width: 50, height: 30)) }

    #expect(picture[1, 15].red == 1)
    #expect(picture[3, 15].blue == 1)
    #expect(picture[25, 1].red == 1)
    #expect(picture[46, 26].blue == 1)
    #expect(picture[49, 29].red == 1)
    #expect(image.capInsets.left == 2)
    #expect(image.withTintColor(.green).resizingMode == mode)
  }

  @Test func `a view stretches such a picture by its parts`() throws {
    let world = Simulation(size: CGSize(width: 60, height: 60), isPainting: true)
    let page = UIViewController()
    let view = UIImageView(
      image: framed.resizableImage(
        withCapInsets: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2),
        resizingMode: .stretch))
    view.frame = CGRect(x: 10, y: 25, width: 40, height: 20)
    page.view.addSubview(view)
    world.show(page)
    world.advance(by: 0.1)

    let picture = Picture(try #require(world.image()))

    #expect(picture[11, 35].red > 0.9 && picture[11, 35].blue < 0.1)
    #expect(picture[13, 35].blue > 0.9)
    #expect(picture[47, 35].blue > 0.9)
  }

  @Test func `pictures are found by the name they were given`() {
    UIImage.register(framed, named: "frame")
    defer { UIImage.register(nil, named: "frame") }

    #expect(UIImage(named: "frame")?.size == CGSize(width: 10, height: 10))
    #expect(UIImage(named: "no such picture") == nil)
  }

  @Test func `an asset catalogue in a bundle gives the picture nearest to the screen's scale`()
    throws
  {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "segue-\(UUID().uuidString).bundle")
    let set = folder.appendingPathComponent("Assets.xcassets/group/star.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try framed.pngData()?.write(to: set.appendingPathComponent("star@2x.png"))
    let list = """
      {"images": [{"idiom": "universal", "scale": "1x"},
        {"idiom": "universal", "scale": "2x", "filename": "star@2x.png"}],
       "properties": {"template-rendering-intent": "template"}}
      """
    try Data(list.utf8).write(to: set.appendingPathComponent("Contents.json"))
    let bundle = try #require(Bundle(url: folder))

    let image = try #require(UIImage(named: "star", in: bundle, compatibleWith: nil))

    #expect(image.size == CGSize(width: 5, height: 5))
    #expect(image.renderingMode == .alwaysTemplate)
  }

  @Test func `animated pictures follow each other, as often as wanted`() {
    let world = Simulation()
    let page = UIViewController()
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let images = (0..<3).map { _ in framed }
    view.animationImages = images
    view.animationDuration = 0.3
    view.animationRepeatCount = 2
    page.view.addSubview(view)
    world.show(page)

    view.startAnimating()
    world.advance(by: 0.15)
    let second = view.layer.contents as? CGImage
    world.advance(by: 0.6)

    #expect(second === images[1].cgImage)
    #expect(!view.isAnimating)
    #expect(world.settle(within: 1))
  }
}
