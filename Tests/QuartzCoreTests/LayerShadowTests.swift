import Display
import Foundation
import Geometry
import Testing

@testable import QuartzCore

@Suite struct LayerShadowTests {
  private func shadows(_ stage: Stage) -> [RenderShadow] {
    stage.frame.items.compactMap { if case .shadow(let shadow) = $0 { shadow } else { nil } }
  }

  private func pictures(_ stage: Stage) -> [RenderQuad] {
    stage.frame.items.compactMap {
      if case .quad(let quad) = $0, case .content = quad.fill { quad } else { nil }
    }
  }

  private func card(_ stage: Stage) -> CALayer {
    let card = stage.add(CGRect(x: 50, y: 50, width: 100, height: 80))
    card.shadowOpacity = 0.5
    card.shadowRadius = 10
    return card
  }

  @Test func `a path that is a rounded rectangle gives its own radius`() {
    let stage = Stage()
    let card = card(stage)
    card.shadowPath = CGPath(
      roundedRect: card.bounds, cornerWidth: 12, cornerHeight: 12, transform: nil)

    stage.at(1)

    #expect(shadows(stage).map(\.corners.radius) == [12])
    #expect(shadows(stage).first?.rect == card.bounds)
  }

  @Test func `any other path is blurred as it is, once`() throws {
    let stage = Stage()
    let card = card(stage)
    card.shadowPath = CGPath(ellipseIn: CGRect(x: 0, y: 70, width: 100, height: 20), transform: nil)
    stage.at(1)
    let first = try #require(pictures(stage).first)

    card.add(CABasicAnimation.linear("position.x", from: 100, to: 200), forKey: nil)
    stage.at(1.5)
    let second = try #require(pictures(stage).first)

    #expect(shadows(stage).isEmpty)
    #expect(first.rect.insetBy(dx: 29, dy: 29).minY > 60)
    guard case .content(let a, _) = first.fill, case .content(let b, _) = second.fill else {
      Issue.record("no content")
      return
    }
    #expect(a === b)
    #expect(first.transform != second.transform)
  }

  @Test func `a clear layer throws the shadow of the one shape in it`() {
    let stage = Stage()
    let card = card(stage)
    let inner = stage.add(CGRect(x: 10, y: 0, width: 80, height: 80), to: card)
    inner.backgroundColor = CGColor.white
    inner.cornerRadius = 16
    inner.masksToBounds = true
    _ = stage.add(CGRect(x: 0, y: 0, width: 500, height: 500), to: inner)

    stage.at(1)

    #expect(shadows(stage).map(\.rect) == [CGRect(x: 10, y: 0, width: 80, height: 80)])
    #expect(shadows(stage).first?.corners.radius == 16)
  }

  @Test func `a clear layer with several shapes throws the shadow of their picture`() throws {
    let stage = Stage()
    let card = card(stage)
    for x in [0, 60] {
      let part = stage.add(CGRect(x: CGFloat(x), y: 0, width: 40, height: 40), to: card)
      part.backgroundColor = CGColor.white
    }

    stage.at(1)

    let picture = try #require(pictures(stage).first)
    #expect(shadows(stage).isEmpty)
    #expect(picture.rect.width > 155 && picture.rect.width < 170)
  }

  @Test func `a clear layer with nothing in it, or cut at its bounds, throws none`() {
    let stage = Stage()
    _ = card(stage)
    let cut = card(stage)
    cut.backgroundColor = CGColor.white
    cut.masksToBounds = true

    stage.at(1)

    #expect(shadows(stage).isEmpty)
    #expect(pictures(stage).isEmpty)
  }

  @Test func `a layer in perspective throws its shadow in its own plane`() throws {
    let stage = Stage()
    let card = card(stage)
    card.backgroundColor = CGColor.white
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    card.transform = CATransform3DRotate(transform, 0.5, 0, 1, 0)

    stage.at(1)

    let groups = stage.frame.items.compactMap {
      if case .group(let group) = $0 { group } else { nil }
    }
    let group = try #require(groups.first)
    #expect(group.projection != nil)
    #expect(group.bounds.width > card.bounds.width + 40)
    guard case .shadow? = group.list.items.first else {
      Issue.record("no shadow in the plane")
      return
    }
  }
}
