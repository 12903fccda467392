import Drawing
import Foundation
import Geometry
import Simulator
import Testing
import UIKitCore

@Suite struct ContentInWindowTests {
  /// The picture of a page with one view on it, a pixel a point.
  private func picture(of view: UIView, dark: Bool = false) throws -> Picture {
    let simulation = Simulation(size: CGSize(width: 120, height: 120), isPainting: true)
    let root = UIViewController()
    root.view.backgroundColor = .systemBackground
    root.view.addSubview(view)
    simulation.show(root)
    simulation.screen.userInterfaceStyle = dark ? .dark : .light
    simulation.advance(by: 0.1)
    return Picture(try #require(simulation.image()))
  }

  private func colors(_ picture: Picture) -> [CGColor] {
    (0..<120).flatMap { y in (0..<120).map { picture[$0, y] } }
  }

  @Test func `a label shows black on white and white on black`() throws {
    func label() -> UILabel {
      let label = UILabel(frame: CGRect(x: 10, y: 60, width: 100, height: 40))
      label.text = "MM"
      label.font = .systemFont(ofSize: 30, weight: .black)
      return label
    }

    let light = colors(try picture(of: label()))
    let dark = colors(try picture(of: label(), dark: true))

    #expect(light.filter { $0 == .black }.count > 100)
    #expect(light.first == .white)
    #expect(dark.filter { $0 == .white }.count > 100)
    #expect(dark.first == .black)
  }

  @Test func `a label's letters are the same in a window as drawn alone`() throws {
    let label = UILabel(frame: CGRect(x: 10, y: 60, width: 100, height: 40))
    label.text = "Word 字"
    let shown = try picture(of: label)

    let alone = Picture(of: label)

    for y in 0..<40 {
      for x in 0..<100 {
        let expected = 1 - alone[x, y].alpha
        #expect(abs(shown[x + 10, y + 60].red - expected) < 0.01)
      }
    }
  }

  @Test func `a picture survives every content mode`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    for raw in 0...12 {
      let mode = try #require(UIView.ContentMode(rawValue: raw))
      let view = UIImageView(image: image)
      view.contentMode = mode
      view.clipsToBounds = true
      view.frame = CGRect(x: 20, y: 50, width: 40, height: 60)
      view.setNeedsDisplay()

      let reds = colors(try picture(of: view)).filter { $0.red == 1 && $0.green == 0 }.count

      let expected =
        switch mode {
        case .scaleToFill, .scaleAspectFill, .redraw: 40 * 60
        case .scaleAspectFit: 40 * 40
        default: 20 * 20
        }
      #expect(abs(reds - expected) <= 120, "\(mode)")
    }
  }
}
