import Foundation
import Geometry
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// What an app's classes may do at their end.
@Suite struct FarewellTests {
  private final class Panel: UIView {
    var said: Said?

    deinit { said?.words.append("panel") }
  }

  private final class List: UIScrollView {
    var said: Said?

    deinit { said?.words.append("list") }
  }

  private final class Overlay: UIWindow {
    var said: Said?

    deinit { said?.words.append("overlay") }
  }

  private final class Shape: CAShapeLayer {
    var said: Said?

    deinit { said?.words.append("shape") }
  }

  private nonisolated final class Said: @unchecked Sendable {
    var words: [String] = []
  }

  /// Holds the last reference until another thread lets go of it.
  private nonisolated final class Last: @unchecked Sendable {
    var object: AnyObject?

    init(_ object: AnyObject) {
      self.object = object
    }
  }

  @Test func `views, windows and layers of an app's own have a deinit of their own`() {
    let said = Said()
    do {
      let panel = Panel()
      let list = List()
      let overlay = Overlay()
      let shape = Shape()
      panel.said = said
      list.said = said
      overlay.said = said
      shape.said = said
      panel.addSubview(list)
      panel.layer.addSublayer(shape)
    }

    #expect(Set(said.words) == ["panel", "list", "overlay", "shape"])
  }

  @Test func `what is still there forgets a view that goes on another thread`() async {
    let child = UIView()
    let tap = UITapGestureRecognizer()
    let layer = CALayer()
    let last: Last
    do {
      let parent = UIView()
      parent.addSubview(child)
      parent.addGestureRecognizer(tap)
      parent.layer.addSublayer(layer)
      last = Last(parent)
    }

    await withCheckedContinuation { done in
      Thread.detachNewThread {
        last.object = nil
        DispatchQueue.main.async { done.resume() }
      }
    }

    #expect(child.superview == nil)
    #expect(child.layer.superlayer == nil)
    #expect(tap.view == nil)
    #expect(layer.superlayer == nil)
  }

  @Test func `a window of an app's own that overrides every initialiser is made without any`() {
    final class Toasts: UIWindow {
      override init(frame: CGRect) { super.init(frame: frame) }
      override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
      required init?(coder: NSCoder) { nil }
    }
    let world = Simulation()

    let window = Toasts()
    window.frame = world.screen.bounds
    window.windowLevel = .alert + 1
    window.isHidden = false

    #expect(world.screen.windows.last === window)
  }

  /// A mask that is the class's own affair.
  private final class Masked: CALayer {
    private let words = ["a", "b"]
    private let own = CALayer()

    override var mask: CALayer? {
      get { words.count == 2 ? own : nil }
      set {}
    }
  }

  @Test func `a layer's end asks nothing of a class whose own part is gone`() {
    weak var last: CALayer?
    do {
      let layer = Masked()
      last = layer
    }

    #expect(last == nil)
  }
}
