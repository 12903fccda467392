import Display
import Foundation
import Geometry
import Painter
import Simulator
import Testing

@Suite struct PainterCacheTests {
  private let bounds = CGRect(x: 0, y: 0, width: 100, height: 80)

  private func page(_ color: RenderColor) -> RenderList {
    let list = RenderList()
    list.items = (0..<6).map { index in
      .quad(
        RenderQuad(
          layer: UInt64(index + 1),
          rect: index == 0
            ? bounds : CGRect(x: 10, y: index * 12, width: 80, height: 8),
          fill: .color(index == 0 ? color : .black)))
    }
    return list
  }

  private func group(_ list: RenderList, x: CGFloat, opacity: CGFloat = 1) -> RenderItem {
    .group(
      RenderGroup(
        list: list, bounds: bounds, transform: CGAffineTransform(translationX: x, y: 0),
        opacity: opacity, isOpaque: true))
  }

  @Test func `an unchanged frame costs no operation`() {
    let canvas = Canvas()
    let list = page(.white)
    canvas.paint([group(list, x: 10, opacity: 0.5)])
    let before = canvas.painter.counters

    canvas.paint([group(list, x: 10, opacity: 0.5)])

    #expect(canvas.painter.counters == before)
    #expect(canvas.damage.isEmpty)
  }

  @Test func `a list that stays the same is drawn once`() {
    let canvas = Canvas()
    let list = page(.white)

    for step in 0..<10 { canvas.paint([group(list, x: CGFloat(step), opacity: 0.5)]) }

    #expect(canvas.painter.counters.listRedraws == 1)
    #expect(canvas.painter.counters.listTraversals == 1)
  }

  @Test func `a change redraws only its part of a kept list`() {
    let canvas = Canvas()
    let list = page(.white)
    canvas.paint([group(list, x: 0, opacity: 0.5)])
    let before = canvas.painter.counters

    list.items[3] = .quad(
      RenderQuad(
        layer: 4, rect: CGRect(x: 10, y: 36, width: 80, height: 8),
        fill: .color(RenderColor(red: 1, green: 0, blue: 0))))
    list.version += 1
    canvas.paint([group(list, x: 0, opacity: 0.5)])

    #expect(canvas.damage.count == 1)
    #expect(canvas.damage.bounds == PaintRect(x: 10, y: 36, width: 80, height: 8))
    #expect(canvas.painter.counters.listRedraws == before.listRedraws + 1)
    #expect(canvas.painter.counters.pixels - before.pixels <= 4 * 80 * 8)
  }

  @Test func `an opaque page that moves and one that changes look alike`() {
    let kept = Canvas()
    let fresh = Canvas()
    let list = page(.white)

    for step in 0..<4 {
      kept.paint([group(list, x: CGFloat(step) * 3.3)])
    }
    fresh.paint([group(list, x: 9.9)])

    #expect(kept.pixels() == fresh.pixels())
    #expect(kept.painter.counters.listRedraws == 1)
    #expect(fresh.painter.counters.listRedraws == 0)
  }

  @Test func `what an opaque page hides is not drawn`() {
    let canvas = Canvas()
    let hidden = page(.black)
    let front = page(.white)

    canvas.paint([group(hidden, x: 0, opacity: 0.5), group(front, x: 0)])

    #expect(canvas.painter.counters.listRedraws == 0)
    #expect(canvas.painter.counters.pixels <= 100 * 80)
  }

  @Test func `a bitmap is asked for once a version`() {
    let canvas = Canvas()
    var calls = 0
    let content = RenderContent(width: 20, height: 20, isOpaque: true) { _ in calls += 1 }
    func item(_ x: CGFloat) -> RenderItem {
      .quad(
        RenderQuad(
          layer: 1, rect: CGRect(x: x, y: 0, width: 20, height: 20),
          fill: .content(content, unit: CGRect(x: 0, y: 0, width: 1, height: 1))))
    }

    for step in 0..<5 { canvas.paint([item(CGFloat(step))]) }
    content.invalidate()
    canvas.paint([item(4)])

    #expect(calls == 2)
    #expect(canvas.damage.bounds == PaintRect(x: 4, y: 0, width: 20, height: 20))
  }

  @Test func `pictures go when their lists do`() {
    let canvas = Canvas()
    canvas.paint([group(page(.white), x: 0, opacity: 0.5)])
    let held = canvas.device.pictureCount

    for step in 0..<40 {
      canvas.paint([
        .quad(
          RenderQuad(
            layer: 1, rect: CGRect(x: step, y: 0, width: 9, height: 9), fill: .color(.black)))
      ])
    }

    #expect(held == 2)
    #expect(canvas.device.pictureCount == 1)
    #expect(canvas.painter.pictureBytes == 0)
  }

  @Test func `a purge frees what the last frame did not need`() {
    let canvas = Canvas()
    canvas.paint([group(page(.white), x: 0, opacity: 0.5)])
    canvas.paint([])

    canvas.painter.purge()

    #expect(canvas.device.pictureCount == 1)
  }

  @Test func `the budget holds`() {
    let canvas = Canvas()
    canvas.painter.pictureBudget = 100 * 80 * 4 * 3
    let pages = (0..<8).map { _ in page(.white) }

    for step in 0..<24 { canvas.paint([group(pages[step % 8], x: 0, opacity: 0.5)]) }

    #expect(canvas.painter.pictureBytes <= canvas.painter.pictureBudget)
  }

  @Test func `a list shown in two places follows its changes in both`() {
    let canvas = Canvas(width: 200)
    let shared = page(.white)
    let outer = RenderList()
    outer.items = [group(shared, x: 100, opacity: 0.5)]
    let whole = CGRect(x: 0, y: 0, width: 200, height: 80)
    func outerItem(_ opacity: CGFloat) -> RenderItem {
      .group(RenderGroup(list: outer, bounds: whole, opacity: opacity))
    }
    canvas.paint([group(shared, x: 0, opacity: 0.5), outerItem(0.7)])

    shared.items.removeLast()
    shared.version += 1
    outer.version += 1
    canvas.paint([group(shared, x: 0, opacity: 0.5), outerItem(0)])
    canvas.paint([group(shared, x: 0, opacity: 0.5), outerItem(0.7)])
    let fresh = Canvas(width: 200)
    fresh.paint([group(shared, x: 0, opacity: 0.5), outerItem(0.7)])

    #expect(canvas.pixels() == fresh.pixels())
  }
}
