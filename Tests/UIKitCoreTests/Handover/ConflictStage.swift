import Foundation
import Geometry
import QuartzCore

@testable import UIKitCore

/// A card that is pulled down, with something in it that may want the same finger.
final class ConflictStage {
  /// What the card holds under the finger.
  enum Content: String, CaseIterable {
    case none, top, scrolled, overscrolled, decelerating, horizontal, nestedSame, nestedCrossed
    case table, text, slider, button, toggle

    /// Whether something under the finger scrolls up and down.
    var scrolls: Bool {
      switch self {
      case .none, .horizontal, .slider, .button, .toggle: false
      default: true
      }
    }
  }

  /// What the finger does, a step a frame.
  enum Way: String, CaseIterable {
    case down, up, steep, diagonal, flat, flick, downThenUp, upThenDown, holdThenDown

    var steps: [CGPoint] {
      func run(_ x: CGFloat, _ y: CGFloat, _ count: Int) -> [CGPoint] {
        Array(repeating: CGPoint(x: x, y: y), count: count)
      }
      return switch self {
      case .down, .holdThenDown: run(0, 8, 30)
      case .up: run(0, -8, 20)
      // About 20, 45 and 70 degrees from straight down.
      case .steep: run(3, 8, 30)
      case .diagonal: run(7, 7, 30)
      case .flat: run(8, 3, 12)
      case .flick: run(0, 20, 7)
      case .downThenUp: run(0, 8, 30) + run(0, -8, 45)
      case .upThenDown: run(0, -8, 20) + run(0, 8, 60)
      }
    }
  }

  /// What is seen after a frame.
  struct Frame {
    var finger: CGPoint
    var card: CGFloat
    var content: CGFloat
    var sideways: CGFloat
  }

  let stage = GestureStage()
  let card = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 744))
  let pull = HandoverPanGestureRecognizer()
  /// What scrolls up and down under the finger, if anything.
  private(set) var scroller: UIScrollView?
  /// What scrolls sideways under the finger, if anything.
  private(set) var strip: UIScrollView?
  private(set) var control: UIControl?
  private(set) var frames: [Frame] = []
  /// How fast the card went when it was let go; nil if it never had the drag.
  private(set) var velocity: CGFloat?
  private(set) var controlEvents: [String] = []

  static let contentFrame = CGRect(x: 0, y: 60, width: 390, height: 684)
  static let start = CGPoint(x: 195, y: 420)

  init(_ content: Content, _ policy: HandoverPolicy) {
    stage.screen.deviceInsets = .zero
    stage.page.addSubview(card)
    pull.policy = policy
    pull.addTarget(self, action: Selector(ConflictStage.moved(_:)))
    card.addGestureRecognizer(pull)
    fill(with: content)
    stage.wait(GestureStage.frame)
    settle(into: content)
  }

  private func moved(_ pull: HandoverPanGestureRecognizer) {
    let way = max(0, pull.translation(in: stage.page).y)
    switch pull.state {
    case .began, .changed: card.transform = CGAffineTransform(translationX: 0, y: way)
    default: velocity = pull.velocity(in: stage.page).y
    }
  }

  private func list(_ frame: CGRect, height: CGFloat) -> UIScrollView {
    let list = UIScrollView(frame: frame)
    list.contentSize = CGSize(width: frame.width, height: height)
    return list
  }

  private func fill(with content: Content) {
    let frame = Self.contentFrame
    switch content {
    case .none: break
    case .top, .scrolled, .overscrolled, .decelerating: add(list(frame, height: 3000))
    case .horizontal:
      let strip = UIScrollView(frame: frame)
      strip.contentSize = CGSize(width: 2000, height: frame.height)
      strip.contentOffset.x = 400
      self.strip = strip
      card.addSubview(strip)
    case .nestedSame:
      let outer = list(frame, height: 2000)
      card.addSubview(outer)
      let inner = list(CGRect(x: 0, y: 0, width: 390, height: 500), height: 1500)
      outer.addSubview(inner)
      scroller = inner
    case .nestedCrossed:
      add(list(frame, height: 3000))
      let strip = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 400))
      strip.contentSize = CGSize(width: 2000, height: 400)
      strip.contentOffset.x = 400
      self.strip = strip
      scroller?.addSubview(strip)
    case .table:
      let table = UITableView(frame: frame, style: .plain)
      table.rowHeight = 50
      table.dataSource = rows
      add(table)
    case .text:
      let text = UITextView(frame: frame)
      text.isEditable = false
      text.text = String(repeating: "Rain over the lake, and then none. ", count: 400)
      add(text)
    case .slider: add(UISlider(frame: CGRect(x: 95, y: 303, width: 200, height: 34)))
    case .button: add(UIButton(frame: CGRect(x: 145, y: 298, width: 100, height: 44)))
    case .toggle: add(UISwitch(frame: CGRect(x: 170, y: 305, width: 51, height: 31)))
    }
  }

  private let rows = ConflictRows()

  private func add(_ view: UIView) {
    scroller = view as? UIScrollView
    if let control = view as? UIControl {
      self.control = control
      for (event, name): (UIControl.Event, String) in [
        (.touchUpInside, "up"), (.touchCancel, "cancel"), (.valueChanged, "value"),
      ] {
        control.addAction(
          UIAction { [weak self] _ in self?.controlEvents.append(name) }, for: event)
      }
    }
    card.addSubview(view)
  }

  private func settle(into content: Content) {
    switch content {
    case .scrolled, .nestedSame: scroller?.contentOffset.y = 60
    case .overscrolled:
      // Held 100 points past the top and let go: caught on its way home.
      scroller?.panGestureRecognizer.isEnabled = true
      stage.inFrame {
        scroller?.bounds.origin.y = -80
        scroller?.fingersUp()
      }
      stage.wait(0.05)
    case .decelerating:
      stage.inFrame {
        scroller?.contentOffset.y = 600
        scroller?.throwContent(by: CGPoint(x: 0, y: -1200))
      }
      stage.wait(0.15)
    default: break
    }
  }

  /// Where the content was when the finger came down, and what the finger would have asked for.
  private(set) var offsetAtTouch: CGFloat = 0
  private(set) var rawAtTouch: CGFloat = 0

  func go(_ way: Way) {
    let touch = stage.down(Self.start)
    if way == .holdThenDown { stage.wait(0.4) }
    offsetAtTouch = scroller?.contentOffset.y ?? 0
    rawAtTouch = scroller?.raw(for: scroller?.contentOffset ?? .zero).y ?? 0
    note(touch)
    for step in way.steps {
      let place = touch.location(in: nil)
      stage.move(touch, to: CGPoint(x: place.x + step.x, y: place.y + step.y))
      note(touch)
    }
    stage.up(touch)
  }

  private func note(_ touch: UITouch) {
    frames.append(
      Frame(
        finger: touch.location(in: nil), card: card.transform.ty,
        content: scroller?.contentOffset.y ?? 0, sideways: strip?.contentOffset.x ?? 0))
  }
}

private final class ConflictRows: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

extension UIScrollView {
  /// Sets it going as a flick would.
  func throwContent(by velocity: CGPoint) {
    func motion(_ offset: CGFloat, _ velocity: CGFloat, _ range: AxisRange) -> AxisMotion {
      AxisMotion(
        releasing: Double(offset), velocity: Double(velocity), in: range.offsets,
        bounces: range.bounces, rate: 0.998, at: MediaTime.frame ?? 0)
    }
    isDecelerating = true
    start(
      ScrollMotion(
        x: motion(contentOffset.x, velocity.x, horizontal),
        y: motion(contentOffset.y, velocity.y, vertical)))
  }
}
