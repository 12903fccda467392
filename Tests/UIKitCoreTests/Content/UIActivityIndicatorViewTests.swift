import Foundation
import Geometry
import QuartzCore
import Testing
import UIKitCore

@Suite struct UIActivityIndicatorViewTests {
  @Test func `a wheel is hidden until it turns, and again when it stops`() {
    let wheel = UIActivityIndicatorView(style: .medium)
    let before = wheel.isHidden

    wheel.startAnimating()
    let during = wheel.isHidden
    wheel.stopAnimating()

    #expect(before && !during && wheel.isHidden)
    #expect(wheel.layer.animationKeys() ?? [] == [])
  }

  @Test func `the spokes fill the wheel and leave its middle free`() {
    let wheel = UIActivityIndicatorView(style: .large)

    let picture = Picture(of: wheel)

    #expect(picture.inked.width > 30)
    #expect(picture[18, 18].alpha == 0)
  }
}
