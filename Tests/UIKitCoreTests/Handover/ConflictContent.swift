import Foundation
import Geometry
import QuartzCore

@testable import UIKitCore

/// What lies under the finger in a card that can be pulled down, and may want the same finger.
final class ConflictContent {
  enum Kind: String, CaseIterable {
    case none, top, scrolled, overscrolled, decelerating, horizontal, nestedSame, nestedCrossed
    case table, text, slider, button, toggle

    /// Whether something under the finger scrolls up and down.
    var scrolls: Bool {
      switch self {
      case .none, .horizontal, .slider, .button, .toggle: false
      default: true
      }
    }

    /// Whether something under the finger scrolls sideways.
    var scrollsSideways: Bool { self == .horizontal || self == .nestedCrossed }
  }

  let kind: Kind
  /// What scrolls up and down under the finger, if anything.
  private(set) var scroller: UIScrollView?
  /// What scrolls the same way around it, if anything.
  private(set) var outer: UIScrollView?
  /// What scrolls sideways under the finger, if anything.
  private(set) var strip: UIScrollView?
  private(set) var control: UIControl?
  private(set) var controlEvents: [String] = []
  private let rows = ConflictRows()

  /// In the card.
  static let frame = CGRect(x: 0, y: 60, width: 390, height: 684)
  /// Where the finger comes down, in the card.
  static let touchPoint = CGPoint(x: 195, y: 320)
  /// Where what scrolls sideways starts from.
  static let stripStart: CGFloat = 400

  init(_ kind: Kind, in card: UIView) {
    self.kind = kind
    let frame = Self.frame
    switch kind {
    case .none: break
    case .top, .scrolled, .overscrolled, .decelerating: add(Self.list(frame, 3000), to: card)
    case .horizontal: card.addSubview(makeStrip(frame))
    case .nestedSame:
      let outer = Self.list(frame, 2000)
      card.addSubview(outer)
      self.outer = outer
      add(Self.list(CGRect(x: 0, y: 0, width: 390, height: 500), 1500), to: outer)
    case .nestedCrossed:
      let list = Self.list(frame, 3000)
      add(list, to: card)
      list.addSubview(makeStrip(CGRect(x: 0, y: 100, width: 390, height: 400)))
    case .table:
      let table = UITableView(frame: frame, style: .plain)
      table.rowHeight = 50
      table.dataSource = rows
      add(table, to: card)
    case .text:
      let text = UITextView(frame: frame)
      text.isEditable = false
      text.text = String(repeating: "Rain over the lake, and then none. ", count: 400)
      add(text, to: card)
    case .slider:
      let slider = UISlider(frame: CGRect(x: 95, y: 303, width: 200, height: 34))
      // The knob is under the finger.
      slider.value = 0.5
      add(slider, to: card)
    case .button: add(UIButton(frame: CGRect(x: 145, y: 298, width: 100, height: 44)), to: card)
    case .toggle: add(UISwitch(frame: CGRect(x: 170, y: 305, width: 51, height: 31)), to: card)
    }
  }

  private static func list(_ frame: CGRect, _ height: CGFloat) -> UIScrollView {
    let list = UIScrollView(frame: frame)
    list.contentSize = CGSize(width: frame.width, height: height)
    return list
  }

  private func makeStrip(_ frame: CGRect) -> UIScrollView {
    let strip = UIScrollView(frame: frame)
    strip.contentSize = CGSize(width: 2000, height: frame.height)
    strip.contentOffset.x = Self.stripStart
    self.strip = strip
    return strip
  }

  private func add(_ view: UIView, to parent: UIView) {
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
    parent.addSubview(view)
  }

  /// Puts what scrolls where its kind says.
  ///
  /// - Parameters:
  ///   - inFrame: does something in the midst of a frame.
  ///   - wait: lets time pass.
  func settle(inFrame: (() -> Void) -> Void, wait: (TimeInterval) -> Void) {
    switch kind {
    case .scrolled, .nestedSame: scroller?.contentOffset.y = 60
    case .overscrolled:
      // Held past the top and let go: caught on its way home.
      inFrame {
        scroller?.bounds.origin.y = -80
        scroller?.fingersUp()
      }
      wait(0.05)
    case .decelerating:
      inFrame {
        scroller?.contentOffset.y = 600
        scroller?.throwContent(by: CGPoint(x: 0, y: -1200))
      }
      wait(0.15)
    default: break
    }
  }

  /// What is seen of it.
  var place: (content: CGFloat, outer: CGFloat, sideways: CGFloat) {
    (
      scroller?.contentOffset.y ?? 0, outer?.contentOffset.y ?? 0,
      strip.map { $0.contentOffset.x - Self.stripStart } ?? 0
    )
  }

  /// The offset the finger would have asked for to have what is seen.
  var raw: CGFloat { scroller.map { $0.raw(for: $0.contentOffset).y } ?? 0 }
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
