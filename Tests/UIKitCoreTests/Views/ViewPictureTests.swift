import Drawing
import Foundation
import Geometry
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

@Suite struct ViewPictureTests {
  /// A red card with a round blue spot, a border and a hidden green view.
  private func card() -> UIView {
    let card = UIView(frame: CGRect(x: 7, y: 9, width: 60, height: 40))
    card.backgroundColor = .red
    let spot = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    spot.backgroundColor = .blue
    spot.layer.cornerRadius = 10
    card.addSubview(spot)
    let hidden = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    hidden.backgroundColor = .green
    hidden.isHidden = true
    card.addSubview(hidden)
    return card
  }

  private func picture(_ width: CGFloat, _ height: CGFloat, _ body: () -> Void) -> Picture {
    Picture(width, height, body)
  }

  @Test func `a layer renders itself upright at the origin, with all that is in it`() {
    let card = card()

    let picture = picture(60, 40) {
      if let context = UIGraphicsGetCurrentContext() { card.layer.render(in: context) }
    }

    #expect(picture[2, 2] == .init(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(picture[20, 20] == .init(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(picture[11, 11] == .init(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(picture[50, 35] == .init(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func `rendering gives what the screen shows, pixel for pixel`() throws {
    let world = Simulation(size: CGSize(width: 100, height: 80), isPainting: true)
    let page = UIViewController()
    page.view.backgroundColor = .white
    let card = card()
    card.subviews[0].alpha = 0.5
    card.layer.borderWidth = 3
    let label = UILabel(frame: CGRect(x: 30, y: 4, width: 28, height: 30))
    label.text = "Ag"
    card.addSubview(label)
    page.view.addSubview(card)
    world.show(page)
    world.advance(by: 0.1)
    let shown = Picture(try #require(world.image()))

    let rendered = picture(100, 80) {
      if let context = UIGraphicsGetCurrentContext() { page.view.layer.render(in: context) }
    }

    var different = 0
    for y in 12..<46 {
      for x in 10..<64 where abs(shown[x, y].red - rendered[x, y].red) > 0.06 { different += 1 }
    }
    #expect(different < 20)
  }

  @Test func `a mask and a cut corner count when rendering`() {
    let card = card()
    card.clipsToBounds = true
    card.layer.cornerRadius = 12
    let mask = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    mask.backgroundColor = .black
    card.mask = mask

    let picture = picture(60, 40) {
      if let context = UIGraphicsGetCurrentContext() { card.layer.render(in: context) }
    }

    #expect(picture[0, 0].alpha == 0)
    #expect(picture[5, 20].alpha == 1)
    #expect(picture[45, 20].alpha == 0)
  }

  @Test func `a hierarchy is drawn stretched over the rectangle`() {
    let card = card()
    var isDrawn = false

    let picture = picture(120, 80) {
      isDrawn = card.drawHierarchy(
        in: CGRect(x: 0, y: 0, width: 120, height: 80), afterScreenUpdates: true)
    }

    #expect(isDrawn)
    #expect(picture[40, 40] == .init(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(picture[110, 70] == .init(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(!card.drawHierarchy(in: .zero, afterScreenUpdates: false))
  }

  @Test func `a snapshot of a part shows that part`() throws {
    let card = card()

    let snapshot = try #require(
      card.resizableSnapshotView(
        from: CGRect(x: 10, y: 10, width: 20, height: 20), afterScreenUpdates: true,
        withCapInsets: .zero))
    let picture = picture(20, 20) {
      if let context = UIGraphicsGetCurrentContext() { snapshot.layer.render(in: context) }
    }

    #expect(snapshot.bounds.size == CGSize(width: 20, height: 20))
    #expect(picture[10, 10] == .init(red: 0, green: 0, blue: 1, alpha: 1))
  }

  @Test func `cap insets keep a snapshot's edges when it grows`() throws {
    let framed = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    framed.backgroundColor = .white
    framed.layer.borderWidth = 5
    framed.layer.borderColor = UIColor.red.cgColor

    let snapshot = try #require(
      framed.resizableSnapshotView(
        from: framed.bounds, afterScreenUpdates: true,
        withCapInsets: UIEdgeInsets(top: 6, left: 6, bottom: 6, right: 6)))
    snapshot.frame = CGRect(x: 0, y: 0, width: 90, height: 60)
    let picture = picture(90, 60) {
      if let context = UIGraphicsGetCurrentContext() { snapshot.layer.render(in: context) }
    }

    #expect(picture[2, 30] == .init(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(picture[9, 30].green > 0.9)
    #expect(picture[80, 30].green > 0.9)
    #expect(picture[87, 30] == .init(red: 1, green: 0, blue: 0, alpha: 1))
  }
}

@Suite struct UIViewMarginTests {
  @Test func `margins are eight points, and the safe area comes on top`() {
    let world = Simulation()
    let page = UIViewController()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
    page.view.addSubview(view)
    world.show(page)

    #expect(view.layoutMargins == UIEdgeInsets(top: 55, left: 8, bottom: 8, right: 8))
    #expect(page.view.layoutMargins.left == 16)
    view.insetsLayoutMarginsFromSafeArea = false
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test func `margins of the superview reach in when they are kept`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
    let inner = UIView(frame: CGRect(x: 10, y: 0, width: 90, height: 100))
    outer.addSubview(inner)

    inner.preservesSuperviewLayoutMargins = true

    #expect(inner.layoutMargins.left == 20)
  }

  @Test func `a dimmed tint is grey all the way down, and comes back`() {
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    outer.tintColor = .red

    outer.tintAdjustmentMode = .dimmed
    let dimmed = inner.tintColor.resolvedColor(with: UITraitCollection()).cgColor
    outer.tintAdjustmentMode = .automatic

    #expect(dimmed.red == dimmed.green && dimmed.green == dimmed.blue)
    #expect(inner.tintColor == .red)
  }

  @Test func `every autoresizing mask shares a change out among its flexible parts`() {
    for raw in 0..<64 {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let inner = UIView(frame: CGRect(x: 20, y: 20, width: 50, height: 50))
      inner.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(raw))
      outer.addSubview(inner)

      outer.frame.size = CGSize(width: 200, height: 200)

      let parts: [(CGFloat, Bool)] = [(20, raw & 1 != 0), (50, raw & 2 != 0), (30, raw & 4 != 0)]
      let total = parts.filter(\.1).map(\.0).reduce(0, +)
      let left = parts[0].1 ? 20 + 100 * 20 / total : 20
      let width = parts[1].1 ? 50 + 100 * 50 / total : 50
      #expect(abs(inner.frame.minX - left) < 0.001, "\(raw)")
      #expect(abs(inner.frame.width - width) < 0.001, "\(raw)")
    }
  }
}
