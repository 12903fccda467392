import Display
import Foundation
import Geometry
import Testing

@testable import QuartzCore

@Suite struct FrameBuilderTests {
  private func groups(_ items: [RenderItem]) -> [RenderGroup] {
    items.compactMap { if case .group(let group) = $0 { group } else { nil } }
  }

  private func quads(_ items: [RenderItem]) -> [RenderQuad] {
    items.compactMap { if case .quad(let quad) = $0 { quad } else { nil } }
  }

  private func fill(_ layer: CALayer) -> CALayer {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.backgroundColor = .black
    CATransaction.commit()
    return layer
  }

  @Test func `a plain tree is drawn back to front in place`() {
    let stage = Stage()
    let back = fill(stage.add(CGRect(x: 10, y: 20, width: 100, height: 100)))
    _ = fill(stage.add(CGRect(x: 5, y: 5, width: 10, height: 10), to: back))

    stage.at(1)

    let drawn = quads(stage.frame.items)
    #expect(
      drawn.map { $0.rect.applying($0.transform).origin } == [
        CGPoint(x: 10, y: 20), CGPoint(x: 15, y: 25),
      ])
  }

  @Test func `a moving page keeps its list and its version`() {
    let stage = Stage()
    let page = fill(stage.add(CGRect(x: 0, y: 0, width: 400, height: 800)))
    page.isPage = true
    _ = fill(stage.add(CGRect(x: 5, y: 5, width: 10, height: 10), to: page))
    stage.at(1)
    let before = groups(stage.frame.items)

    page.add(.linear("position.x", from: 200, to: 600), forKey: nil)
    stage.at(1.5)
    let after = groups(stage.frame.items)

    #expect(before.count == 1 && after.count == 1)
    #expect(before.first?.list === after.first?.list)
    #expect(before.first?.list.version == after.first?.list.version)
    #expect(after.first?.isOpaque == true)
    #expect(after.first?.transform.tx == 200)
  }

  @Test func `a change inside gives the list a new version`() {
    let stage = Stage()
    let page = fill(stage.add(CGRect(x: 0, y: 0, width: 400, height: 800)))
    page.isPage = true
    let row = fill(stage.add(CGRect(x: 5, y: 5, width: 10, height: 10), to: page))
    stage.at(1)
    let before = groups(stage.frame.items).first?.list.version

    CATransaction.begin()
    CATransaction.setDisableActions(true)
    row.position.x = 50
    CATransaction.commit()
    stage.at(2)

    #expect(groups(stage.frame.items).first?.list.version != before)
  }

  @Test func `opacity, scale and round clipping draw the subtree as one picture`() {
    let changes: [(CALayer) -> Void] = [
      { $0.opacity = 0.5 }, { $0.setAffineTransform(CGAffineTransform(scaleX: 0.9, y: 0.9)) },
      {
        $0.cornerRadius = 6
        $0.masksToBounds = true
      }, { $0.mask = CALayer() },
    ]
    for change in changes {
      let stage = Stage()
      let page = fill(stage.add(CGRect(x: 0, y: 0, width: 100, height: 100)))
      _ = fill(stage.add(CGRect(x: 5, y: 5, width: 10, height: 10), to: page))
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      change(page)
      CATransaction.commit()

      stage.at(1)

      #expect(groups(stage.frame.items).count == 1)
    }
  }

  @Test func `what is hidden or clear is not drawn`() {
    let stage = Stage()
    let page = fill(stage.add(CGRect(x: 0, y: 0, width: 100, height: 100)))
    stage.at(1)
    #expect(!stage.frame.items.isEmpty)

    page.isHidden = true
    stage.at(2)
    #expect(stage.frame.items.isEmpty)
  }

  @Test func `a change below a hidden layer shows once it is seen again`() {
    let stage = Stage()
    let page = fill(stage.add(CGRect(x: 0, y: 0, width: 100, height: 100)))
    let row = fill(stage.add(CGRect(x: 0, y: 0, width: 10, height: 10), to: page))
    page.isHidden = true
    stage.at(1)
    CATransaction.setDisableActions(true)
    row.position.x = 77
    stage.at(2)
    page.isHidden = false
    stage.at(3)

    #expect(quads(stage.frame.items).contains { $0.transform.tx == 72 })
  }

  @Test func `clipping cuts at the intersection of all bounds above`() {
    let stage = Stage()
    let outer = stage.add(CGRect(x: 10, y: 10, width: 50, height: 50))
    outer.masksToBounds = true
    let inner = stage.add(CGRect(x: 30, y: 30, width: 50, height: 50), to: outer)
    inner.masksToBounds = true
    _ = fill(stage.add(CGRect(x: 0, y: 0, width: 50, height: 50), to: inner))

    stage.at(1)

    #expect(quads(stage.frame.items).first?.clip == CGRect(x: 40, y: 40, width: 20, height: 20))
  }

  @Test func `no number in the geometry reaches the picture that is none`() {
    let stage = Stage()
    let page = fill(stage.add(CGRect(x: 0, y: 0, width: 100, height: 100)))
    CATransaction.setDisableActions(true)
    page.position = CGPoint(x: CGFloat.nan, y: 0)

    stage.at(1)

    #expect(stage.frame.items.isEmpty)
  }
}
