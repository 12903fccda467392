import Display
import Foundation
import Geometry
import Painter
import Simulator
import Testing

@Suite struct PainterEdgeTests {
  @Test func `an empty frame shows its background`() {
    let canvas = Canvas()

    canvas.paint([])

    #expect(Set(canvas.pixels()) == [0xFFFFFF])
  }

  @Test func `a picture without size is left alone`() {
    let canvas = Canvas()
    var frame = RenderFrame()

    let damage = canvas.painter.paint(
      &frame, scale: 1, pixelWidth: 0, pixelHeight: 10, into: canvas.target, bufferAge: 0)
    let other = canvas.painter.paint(
      &frame, scale: .nan, pixelWidth: 10, pixelHeight: 10, into: canvas.target, bufferAge: 0)

    #expect(damage.isEmpty && other.isEmpty)
    #expect(canvas.painter.counters.operations == 0)
  }

  private nonisolated static let odd: [CGFloat] = [
    .nan, .infinity, -.infinity, 0, -5, 1e-300, 1e300, -1e300, 1e9, 40_000, 0.1,
  ]

  @Test(arguments: odd)
  func `odd geometry does no harm`(a: CGFloat) {
    for b in [.nan, -.infinity, 1e300, 40_000, 0.1] as [CGFloat] { paintOdd(a, b) }
  }

  private func paintOdd(_ a: CGFloat, _ b: CGFloat) {
    let canvas = Canvas()
    let content = RenderContent(width: 4, height: 4, isOpaque: false) { _ in }
    let rects = [
      CGRect(x: a, y: b, width: 20, height: 20), CGRect(x: 0, y: 0, width: a, height: b),
      CGRect(x: a, y: 0, width: b, height: 10), CGRect.infinite, CGRect.null,
    ]
    let transforms = [
      CGAffineTransform.identity, CGAffineTransform(translationX: a, y: b),
      CGAffineTransform(scaleX: a, y: b), CGAffineTransform(a: 1, b: a, c: b, d: 1, tx: 0, ty: 0),
    ]
    var items: [RenderItem] = []
    for rect in rects {
      for transform in transforms {
        let list = RenderList()
        list.items = [.quad(RenderQuad(layer: 1, rect: rect, fill: .color(.black)))]
        // Huge corners are well-formed, only slow.
        let corners = RenderCorners(radius: rect.width < 500 ? a : min(a, 30))
        let color = RenderColor(red: a, green: b, blue: 0, alpha: 0.5)
        items += [
          .quad(
            RenderQuad(
              layer: 1, rect: rect, fill: .color(color), transform: transform, opacity: 0.5,
              corners: corners, clip: rect)),
          .quad(
            RenderQuad(
              layer: 2, rect: rect,
              fill: .content(content, unit: CGRect(x: 0, y: a, width: b, height: 1)),
              transform: transform)),
          .shadow(
            RenderShadow(
              layer: 3, rect: rect, corners: corners, color: .black, opacity: b, radius: a,
              offset: CGSize(width: a, height: b), transform: transform)),
          .border(
            RenderBorder(
              layer: 4, rect: rect, corners: corners, color: .black, width: b,
              transform: transform)),
        ]
        // Groups of any size need pictures; a few of them will do.
        if rect.width < 50_000 {
          items.append(
            .group(
              RenderGroup(
                list: list, bounds: CGRect(x: a, y: b, width: 30, height: 30),
                transform: transform, opacity: 0.5, corners: corners, clip: rect)))
        }
      }
    }

    canvas.paint(items)

    #expect(canvas.painter.counters.operations > 0)
  }

  @Test func `what is off the surface costs nothing`() {
    let canvas = Canvas()
    let list = RenderList()
    list.items = [
      .quad(
        RenderQuad(layer: 1, rect: CGRect(x: 0, y: 0, width: 50, height: 50), fill: .color(.black)))
    ]
    canvas.paint([])
    let before = canvas.painter.counters.operations

    canvas.paint([
      .group(
        RenderGroup(
          list: list, bounds: CGRect(x: 0, y: 0, width: 50, height: 50),
          transform: CGAffineTransform(translationX: 200, y: 0), opacity: 0.5)),
      .quad(
        RenderQuad(
          layer: 2, rect: CGRect(x: -50, y: -50, width: 40, height: 40), fill: .color(.black))),
    ])

    #expect(canvas.painter.counters.operations == before)
    #expect(canvas.damage.isEmpty)
  }

  @Test func `a list that holds itself is drawn without itself`() {
    let canvas = Canvas()
    let list = RenderList()
    let bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
    list.items = [
      .quad(RenderQuad(layer: 1, rect: bounds, fill: .color(.black))),
      .group(RenderGroup(list: list, bounds: bounds, opacity: 0.5)),
    ]

    canvas.paint([.group(RenderGroup(list: list, bounds: bounds, opacity: 0.5))])

    #expect(canvas.pixel(10, 10) == 0x7F7F7F)
  }

  @Test func `a page scrolled far keeps its pixels`() {
    let canvas = Canvas()
    let list = RenderList()
    list.items = [
      .quad(
        RenderQuad(
          layer: 1, rect: CGRect(x: 0, y: 0, width: 100, height: 90_000), fill: .color(.white))),
      .quad(
        RenderQuad(
          layer: 2, rect: CGRect(x: 10, y: 80_010, width: 10, height: 10), fill: .color(.black))),
    ]

    canvas.paint([
      .group(
        RenderGroup(
          list: list, bounds: CGRect(x: 0, y: 80_000, width: 100, height: 80),
          transform: CGAffineTransform(translationX: 0, y: -80_000), isOpaque: true))
    ])

    #expect(canvas.pixels().filter { $0 == 0 }.count == 100)
    #expect(canvas.pixel(10, 10) == 0)
  }

  @Test(arguments: 1...6)
  func `buffers taken in turn hold the same as one`(seed: Int) {
    let scene = RandomScene(seed: UInt64(seed + 50), size: CGSize(width: 100, height: 80))
    let one = Canvas()
    let turns = Canvas()
    let targets = (0..<3).map { _ in
      turns.device.makePicture(width: 100, height: 80, format: .xrgb32)
    }
    let count = seed % 2 + 2

    for index in 0..<30 {
      one.paint(scene.frame())
      let target = targets[index % count]
      turns.paint(scene.frame(), age: index < count ? 0 : count, into: target)

      #expect(turns.pixels(of: target) == one.pixels())
      scene.step()
    }
  }

  @Test func `a new scale starts afresh`() {
    let canvas = Canvas()
    let scene = RandomScene(seed: 7, size: CGSize(width: 100, height: 80))
    canvas.paint(scene.frame())
    var frame = scene.frame()
    let other = Canvas(scale: 1.5)

    let damage = canvas.painter.paint(
      &frame, scale: 1.5, pixelWidth: 100, pixelHeight: 80, into: canvas.target, bufferAge: 1)
    other.paint(scene.frame())

    #expect(damage.area == 100 * 80)
    #expect(canvas.pixels() == other.pixels())
  }
}
