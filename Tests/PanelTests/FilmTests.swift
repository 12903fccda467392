import Display
import Foundation
import Testing

@testable import Panel

@Suite struct FilmTests {
  private func list(_ colors: RenderColor...) -> RenderList {
    let list = RenderList()
    list.items = colors.map {
      .quad(RenderQuad(layer: 1, rect: CGRect(x: 0, y: 0, width: 9, height: 9), fill: .color($0)))
    }
    return list
  }

  private func colors(_ list: RenderList?) -> [RenderColor] {
    (list?.items ?? []).compactMap { item in
      if case .quad(let quad) = item, case .color(let color) = quad.fill { return color }
      return nil
    }
  }

  @Test func `a picture on film stays as it was when the scene goes on`() {
    let film = Film()
    let live = list(.white)

    film.take(live, at: 0)
    live.items = list(.black).items
    live.version += 1
    film.take(live, at: 0.016)

    #expect(colors(film.list(at: 0)) == [.white])
    #expect(colors(film.list(at: 0.016)) == [.black])
  }

  @Test func `groups within are copied once while they do not change`() throws {
    let film = Film()
    let inner = list(.white)
    let outer = RenderList()
    let bounds = CGRect(x: 0, y: 0, width: 9, height: 9)

    for frame in 0..<3 {
      outer.items = [.group(RenderGroup(list: inner, bounds: bounds))]
      outer.version += 1
      film.take(outer, at: Double(frame))
    }
    inner.items = list(.black).items
    inner.version += 1
    outer.version += 1
    film.take(outer, at: 3)

    func group(_ time: Double) throws -> RenderList {
      guard case .group(let group)? = film.list(at: time)?.items.first else {
        throw CocoaError(.featureUnsupported)
      }
      return group.list
    }
    #expect(try group(0) === group(2))
    #expect(try colors(group(2)) == [.white])
    #expect(try colors(group(3)) == [.black])
    #expect(try group(0) !== inner)
  }

  @Test func `content on film is frozen`() {
    let film = Film()
    let content = RenderContent(width: 1, height: 1, isOpaque: true) { _ in }
    let list = RenderList()
    list.items = [
      .quad(
        RenderQuad(
          layer: 1, rect: .zero,
          fill: .content(content, unit: CGRect(x: 0, y: 0, width: 1, height: 1))))
    ]

    film.take(list, at: 0)

    #expect(content.isFrozen)
  }

  @Test func `a moment shows the picture that was seen then`() {
    let film = Film()
    for frame in 0..<10 { film.take(list(.white), at: Double(frame) * 0.1) }

    #expect(film.index(at: -1) == 0)
    #expect(film.index(at: 0.25) == 2)
    #expect(film.index(at: 0.9) == 9)
    #expect(film.index(at: 99) == 9)
    #expect(Film().index(at: 0) == nil)
  }

  @Test func `stepping goes picture by picture and stops at both ends`() {
    let scrubber = Scrubber()
    for frame in 0..<3 { scrubber.newest.take(list(.white), at: Double(frame)) }

    let back = [scrubber.step(by: -1), scrubber.step(by: -1), scrubber.step(by: -1)]
    let position = scrubber.position
    scrubber.look(at: 99)

    #expect(back == [true, true, false])
    #expect(position == 0)
    #expect(scrubber.position == 2)
  }
}
