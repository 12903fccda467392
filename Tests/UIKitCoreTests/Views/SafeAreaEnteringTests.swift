import Foundation
import Simulator
import Testing

@testable import UIKitCore

/// Views that come into a window again: who hears of the safe area, and who lays out.
@Suite struct SafeAreaEnteringTests {
  private final class Told: UIView {
    private(set) var insets: [UIEdgeInsets] = []
    private(set) var layouts = 0

    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      insets.append(safeAreaInsets)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  private struct Stage {
    let world = Simulation()
    let root = UIViewController()
    let page = Told()

    init() {
      world.show(root)
      world.settle()
      page.frame = root.view.bounds
    }
  }

  private func told(in page: UIView) -> Told {
    let view = Told(frame: page.bounds)
    page.addSubview(view)
    return view
  }

  @Test func `with the safe area it had nobody in it is told or laid out again`() {
    let stage = Stage()
    let inner = told(in: stage.page)
    stage.root.view.addSubview(stage.page)
    stage.world.settle()
    let (known, layouts, own) = (inner.insets.count, inner.layouts, stage.page.layouts)

    stage.page.removeFromSuperview()
    stage.root.view.addSubview(stage.page)
    stage.world.settle()

    #expect(inner.insets.last == stage.root.view.safeAreaInsets)
    #expect(inner.insets.count == known)
    #expect(inner.layouts == layouts)
    #expect(stage.page.layouts == own + 1)
  }

  @Test func `who was added while it was out is told`() {
    let stage = Stage()
    stage.root.view.addSubview(stage.page)
    stage.world.settle()
    stage.page.removeFromSuperview()
    let late = told(in: stage.page)

    stage.root.view.addSubview(stage.page)

    #expect(late.insets.last == stage.root.view.safeAreaInsets)
    #expect(stage.root.view.safeAreaInsets.top > 0)
  }

  @Test func `who was laid out while it was out is told, and laid out again`() {
    let stage = Stage()
    let inner = told(in: stage.page)
    stage.root.view.addSubview(stage.page)
    stage.world.settle()
    stage.page.removeFromSuperview()
    inner.setNeedsLayout()
    stage.page.layoutIfNeeded()
    let (known, layouts) = (inner.insets.count, inner.layouts)

    stage.root.view.addSubview(stage.page)
    stage.world.settle()

    #expect(inner.insets.count == known + 1)
    #expect(inner.layouts == layouts + 1)
  }

  @Test func `another safe area is told to all`() {
    let stage = Stage()
    let inner = told(in: stage.page)
    stage.root.view.addSubview(stage.page)
    stage.world.settle()
    stage.page.removeFromSuperview()
    stage.root.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)

    stage.root.view.addSubview(stage.page)

    #expect(inner.insets.last == stage.root.view.safeAreaInsets)
  }
}
