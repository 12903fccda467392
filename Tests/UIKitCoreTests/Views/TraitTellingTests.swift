import Foundation
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Who is told of which traits, and when.
@Suite struct TraitTellingTests {
  /// Remembers the styles it was told of.
  private final class Told: UIView {
    private(set) var styles: [UIUserInterfaceStyle] = []
    var answer: () -> Void = {}

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      styles.append(traitCollection.userInterfaceStyle)
      answer()
    }
  }

  @Test func `what comes in again under the same traits is told nothing`() {
    let stage = BoxStage()
    let (outer, inner) = (Told(), Told())
    outer.addSubview(inner)
    stage.box.addSubview(outer)
    let first = inner.styles.count

    outer.removeFromSuperview()
    stage.box.addSubview(outer)

    #expect(first > 0)
    #expect(inner.styles.count == first)
  }

  @Test func `a view that chooses its style as it is told leaves all in it with that`() {
    let stage = BoxStage()
    let (outer, inner) = (Told(), Told())
    inner.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    outer.addSubview(inner)
    outer.answer = {
      if outer.overrideUserInterfaceStyle != .dark { outer.overrideUserInterfaceStyle = .dark }
    }

    stage.box.addSubview(outer)
    stage.world.screen.userInterfaceStyle = .dark
    stage.world.screen.userInterfaceStyle = .light

    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.styles.last == .dark)
    #expect(inner.layer.backgroundColor == UIColor.white.cgColor)
  }

  @Test func `a view moved by whoever is told keeps what its new place says`() {
    let stage = BoxStage()
    let (host, first, second, night) = (UIView(), Told(), Told(), UIView())
    night.overrideUserInterfaceStyle = .dark
    for view in [first, second] { host.addSubview(view) }
    for view in [host, night] { stage.box.addSubview(view) }
    stage.world.screen.userInterfaceStyle = .dark
    first.answer = { night.addSubview(second) }

    stage.world.screen.userInterfaceStyle = .light

    #expect(second.superview === night)
    #expect(second.styles.last == .dark)
  }

  @Test func `what changed while it was out is told when it comes in`() {
    let stage = BoxStage()
    let (page, child) = (Told(), Told())
    stage.box.addSubview(page)
    page.removeFromSuperview()
    stage.world.screen.userInterfaceStyle = .dark
    page.addSubview(child)
    stage.world.screen.userInterfaceStyle = .light

    stage.box.addSubview(page)

    #expect(page.styles.last == .light)
    #expect(child.styles.last == .light)
  }

  @Test func `a turned device tells of its size classes`() {
    let stage = BoxStage()
    let view = Told()
    stage.box.addSubview(view)
    let before = view.styles.count

    stage.world.screen.resize(to: CGSize(width: 844, height: 390), scale: 1)

    #expect(view.styles.count == before + 1)
    #expect(view.traitCollection.verticalSizeClass == .compact)
  }
}
