import Display
import Foundation
import Geometry
import Testing

@testable import QuartzCore

@Suite struct FrozenLayerTests {
  /// Changes something without animation.
  private func atOnce(_ change: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    change()
    CATransaction.commit()
  }

  @Test func `what is asked for late shows what was there when it was frozen`() throws {
    let stage = Stage()
    let page = stage.add(CGRect(x: 10, y: 20, width: 200, height: 300))
    let box = stage.add(CGRect(x: 5, y: 6, width: 50, height: 60), to: page)
    let dot = stage.add(CGRect(x: 1, y: 2, width: 3, height: 4), to: box)
    atOnce { dot.opacity = 0.5 }
    let frozen = FrozenLayer(frozen: page)

    atOnce {
      box.frame = CGRect(x: 90, y: 90, width: 1, height: 1)
      dot.removeFromSuperlayer()
      box.addSublayer(CALayer())
    }

    let copy = try #require(frozen.sublayers?.first)
    let inner = try #require(copy.sublayers)
    #expect(frozen.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
    #expect(copy.frame == CGRect(x: 5, y: 6, width: 50, height: 60))
    #expect(copy.superlayer === frozen)
    #expect(inner.map(\.frame) == [CGRect(x: 1, y: 2, width: 3, height: 4)])
    #expect(inner.map(\.opacity) == [0.5])
  }

  @Test func `layers made of it late are in the tree it is in`() throws {
    let stage = Stage()
    let page = stage.add(CGRect(x: 0, y: 0, width: 100, height: 100))
    _ = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10), to: page)
    let frozen = FrozenLayer(frozen: page)
    stage.root.addSublayer(frozen)
    #expect(frozen.flags.isFolded)

    let copy = try #require(frozen.sublayers?.first)

    #expect(!frozen.flags.isFolded)
    #expect(copy.isShown)
    frozen.removeFromSuperlayer()
    #expect(!copy.isShown)
  }

  @Test func `a layer put into it lies above what was in it`() {
    let stage = Stage()
    let page = stage.add(CGRect(x: 0, y: 0, width: 100, height: 100))
    _ = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10), to: page)
    let frozen = FrozenLayer(frozen: page)
    let newcomer = CALayer()

    frozen.addSublayer(newcomer)

    #expect(frozen.sublayers?.count == 2)
    #expect(frozen.sublayers?.last === newcomer)
  }

  @Test func `what is hidden or out of sight is not in it`() {
    let stage = Stage()
    let page = stage.add(CGRect(x: 0, y: 0, width: 100, height: 100))
    page.masksToBounds = true
    stage.add(CGRect(x: 0, y: 0, width: 10, height: 10), to: page).isHidden = true
    _ = stage.add(CGRect(x: 0, y: 200, width: 10, height: 10), to: page)
    let seen = stage.add(CGRect(x: 95, y: 95, width: 10, height: 10), to: page)
    _ = stage.add(CGRect(x: 40, y: 0, width: 5, height: 5), to: seen)

    let frozen = FrozenLayer(frozen: page)

    #expect(frozen.sublayers?.map(\.frame) == [CGRect(x: 95, y: 95, width: 10, height: 10)])
    #expect(frozen.sublayers?.first?.sublayers == nil)
  }

  @Test func `its picture is that of the original`() {
    let stage = Stage()
    let page = stage.add(CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = stage.add(CGRect(x: 5, y: 6, width: 50, height: 60), to: page)
    atOnce {
      page.backgroundColor = .black
      box.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      box.cornerRadius = 8
    }
    stage.at(1)
    let before = stage.quads
    let frozen = FrozenLayer(frozen: page)
    page.removeFromSuperlayer()
    stage.root.addSublayer(frozen)

    stage.at(2)

    #expect(before.count == 2)
    #expect(stage.quads == before)
  }
}

extension Stage {
  /// Where and how round what is drawn plainly is.
  fileprivate var quads: [String] {
    frame.items.compactMap {
      guard case .quad(let quad) = $0 else { return nil }
      return "\(quad.rect) \(quad.transform) \(quad.corners.radius) \(quad.fill)"
    }
  }
}
