import Foundation
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// What is said for a class is said without making one of it.
@Suite struct StandInTests {
  @Test func `A class without an initialiser of UIKit's can be spoken of`() {
    let world = Simulation()
    let page = UIViewController()
    world.show(page)
    let reports = Reports()

    Card.appearance().backgroundColor = .red
    Card.appearance().tintColor = .green
    let card = Card(title: "one", count: 3)
    page.view.addSubview(card)

    #expect(card.backgroundColor == .red)
    #expect(card.tintColor == .green)
    #expect(reports.ids == [])
  }

  @Test func `None of the class is made, laid out or let go for it`() {
    let world = Simulation()
    Counted.calls = []

    Counted.appearance().backgroundColor = .red
    Counted.appearance().tintColor = .red
    Counted.appearance(whenContainedInInstancesOf: [Card.self]).backgroundColor = .blue
    world.advanceFrame()
    AppearanceProxies.clear()

    #expect(Counted.calls == [])
  }

  @Test func `What the class does when UIKit's properties change it does on its instances only`() {
    let world = Simulation()
    let page = UIViewController()
    world.show(page)
    Counted.calls = []

    Counted.appearance().backgroundColor = .red
    let said = Counted.calls
    let one = Counted(name: "one")
    page.view.addSubview(one)

    #expect(said == [])
    #expect(one.backgroundColor == .red)
    #expect(Counted.calls.contains("background of one"))
  }

  @Test func `What the class adds can be said and asked for, whatever it stores`() {
    _ = Simulation()
    let reports = Reports()

    let said = Badge.appearance()
    said.titleColor = .red
    said.insets.left = 7
    said.name = "a name that is too long to be kept in the string itself"
    said.names.append("one")
    said.kinds.insert(3)
    said.days["today"] = Date(timeIntervalSince1970: 5)
    said.owner = world
    said.weight = .heavy
    said.fonts = [.systemFont(ofSize: 3)]

    #expect(said === Badge.appearance())
    #expect(said.titleColor == .red)
    #expect(said.label.textColor == .red)
    #expect(said.insets == UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 0))
    #expect(said.name.hasSuffix("itself"))
    #expect(said.names == ["one"])
    #expect(said.kinds == [3])
    #expect(said.days.count == 1)
    #expect(said.owner === world)
    #expect(said.weight == .heavy)
    #expect(said.fonts?.count == 1)
    #expect(said.inner.count == 0)
    #expect(reports.ids == [])
  }

  private let world = NSObject()

  @Test func `S4 what nothing can stand for is reported, and what the class adds does nothing`() {
    let world = Simulation()
    let page = UIViewController()
    world.show(page)
    let reports = Reports()

    let said = Chooser.appearance()
    said.backgroundColor = .red
    said.title = "said"
    said.choose(3)
    let chooser = Chooser(source: 5) { _ in }
    page.view.addSubview(chooser)

    #expect(reports.ids == ["S4"])
    #expect(reports.all.first?.message.contains("to stand for source.") == true)
    #expect(chooser.backgroundColor == .red)
    #expect(chooser.title == "title")
  }

  @Test func `What a class calls when it changes does nothing for what is said`() {
    _ = Simulation()
    let reports = Reports()
    Notifier.calls = 0

    Notifier.appearance().backgroundColor = .red
    Notifier.appearance().level = 3
    let level = Notifier.appearance().level
    Notifier(tell: { Notifier.calls += $0.count }, names: { [$0] }).level = 4

    #expect(level == 3)
    #expect(Notifier.calls == 1)
    #expect(reports.ids == [])
  }

  @Test func `A class that holds its like is stood in for once`() {
    _ = Simulation()
    let reports = Reports()

    Chain.appearance().backgroundColor = .red

    #expect(Chain.appearance().backgroundColor == .red)
    #expect(reports.ids == ["S4"])
  }

  @Test func `Subclasses of all kinds of UIKit's classes`() {
    let world = Simulation()
    let page = UIViewController()
    world.show(page)

    MyCell.appearance().backgroundColor = .red
    MyButton.appearance().setTitleColor(.red, for: .normal)
    MyItem.appearance().tintColor = .red
    Box<Int>.appearance().tintColor = .red
    MyHeader.appearance().tintColor = .red
    MyTable.appearance().separatorColor = .red
    let (cell, button) = (MyCell(model: "one"), MyButton(kind: 1))
    let (box, header) = (Box(value: 3), MyHeader(id: 4))
    let (other, table) = (Box(value: "three"), MyTable(rows: []))
    for view in [cell, button, box, other, header, table] { page.view.addSubview(view) }
    let item = MyItem(code: 4)
    page.navigationItem.rightBarButtonItem = item
    world.show(UINavigationController(rootViewController: page))
    world.advanceFrame()

    #expect(cell.backgroundColor == .red)
    #expect(button.titleColor(for: .normal) == .red)
    #expect(box.tintColor == .red)
    #expect(other.tintColor != .red)
    #expect(header.tintColor == .red)
    #expect(table.separatorColor == .red)
    #expect(item.tintColor == .red)
  }

  @Test func `UIKit's own classes, each with the initialiser it has`() {
    _ = Simulation()
    let all: [UIView] = [
      UIView.appearance(), UIControl.appearance(), UILabel.appearance(), UIImageView.appearance(),
      UIButton.appearance(), UISwitch.appearance(), UISlider.appearance(), UIStepper.appearance(),
      UISegmentedControl.appearance(), UIPageControl.appearance(), UIRefreshControl.appearance(),
      UIProgressView.appearance(), UIActivityIndicatorView.appearance(), UITextField.appearance(),
      UITextView.appearance(), UIScrollView.appearance(), UIStackView.appearance(),
      UITableView.appearance(), UITableViewCell.appearance(),
      UITableViewHeaderFooterView.appearance(), UIListContentView.appearance(),
      UINavigationBar.appearance(), UITabBar.appearance(), UIToolbar.appearance(),
      UIWindow.appearance(),
    ]

    for view in all { view.tintColor = .red }

    #expect(all.allSatisfy { $0.tintColor == .red })
    #expect(all.allSatisfy { $0.wardrobe.birth["tintColor"] == nil })
    #expect(StandInRoom.make(UIBarItem.self) is UIBarItem)
  }

  @Test func `A subclass of an app's class is stood in for with all that either stores`() {
    let world = Simulation()
    let page = UIViewController()
    world.show(page)

    Badge.appearance().backgroundColor = .blue
    GoldBadge.appearance().backgroundColor = .yellow
    GoldBadge.appearance().titleColor = .red
    GoldBadge.appearance().carat = 18
    let (plain, gold) = (Badge(label: UILabel()), GoldBadge(carat: 9))
    for view in [plain, gold] { page.view.addSubview(view) }

    #expect(plain.backgroundColor == .blue)
    #expect(gold.backgroundColor == .yellow)
    #expect(GoldBadge.appearance().carat == 18)
    #expect(GoldBadge.appearance().label.textColor == .red)
    #expect(gold.carat == 9)
  }
}

/// Nothing can be made of it without a title.
private final class Card: UIView {
  let title: String
  var count: Int

  init(title: String, count: Int) {
    self.title = title
    self.count = count
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// Notes what is done with it.
class Counted: UIView {
  static var calls: [String] = []
  let name: String

  init(name: String) {
    self.name = name
    super.init(frame: .zero)
  }

  override init(frame: CGRect) {
    name = "nobody"
    Self.calls.append("init")
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  deinit { MainActor.assumeIsolated { Self.calls.append("deinit of \(name)") } }

  override var backgroundColor: UIColor? {
    didSet { Self.calls.append("background of \(name)") }
  }

  override func tintColorDidChange() { Self.calls.append("tint of \(name)") }

  override func layoutSubviews() { Self.calls.append("layout of \(name)") }
}

/// Stores one of everything.
private class Badge: UIView {
  enum Weight { case light, heavy }

  let label: UILabel
  let gradient: CAGradientLayer
  let inner: Part
  let tap = UITapGestureRecognizer()
  var titleColor: UIColor = .black { didSet { label.textColor = titleColor } }
  var insets: UIEdgeInsets { didSet { gradient.frame = bounds } }
  var name: String { didSet { label.text = name } }
  var names: [String]
  var kinds: Set<Int>
  var days: [String: Date]
  weak var owner: NSObject?
  unowned var boss: NSObject
  var weight: Weight { didSet { setNeedsLayout() } }
  var fonts: [UIFont]?
  lazy var line = UIView()

  init(label: UILabel) {
    self.label = label
    (gradient, insets, name, names) = (CAGradientLayer(), .zero, "", [])
    (inner, kinds, days, weight) = (Part(count: 1), [], [:], .light)
    boss = label
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class GoldBadge: Badge {
  var carat: Int { didSet { label.text = "\(carat) carat" } }

  init(carat: Int) {
    self.carat = carat
    super.init(label: UILabel())
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class Part: UIView {
  let count: Int

  init(count: Int) {
    self.count = count
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// Holds what nothing can stand for.
class Chooser: UIView {
  let source: any CustomStringConvertible
  let choice: (Int) -> Void
  var title = "title" { didSet { choice(source.description.count) } }

  init(source: any CustomStringConvertible, choice: @escaping (Int) -> Void) {
    self.source = source
    self.choice = choice
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func choose(_ number: Int) { choice(number) }
}

/// Its own code is called without asking which class it is.
private final class Notifier: UIView {
  static var calls = 0
  let tell: ([String]) -> Void
  let names: (String) -> [String]
  var level = 0 { didSet { tell(names("level")) } }

  init(tell: @escaping ([String]) -> Void, names: @escaping (String) -> [String]) {
    (self.tell, self.names) = (tell, names)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var backgroundColor: UIColor? { didSet { tell([]) } }
}

private final class Chain: UIView {
  let rest: Chain

  init(rest: Chain) {
    self.rest = rest
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class Box<Value>: UIView {
  let value: Value

  init(value: Value) {
    self.value = value
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class MyCell: UITableViewCell {
  let model: String

  init(model: String) {
    self.model = model
    super.init(style: .default, reuseIdentifier: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class MyHeader: UITableViewHeaderFooterView {
  let id: Int

  init(id: Int) {
    self.id = id
    super.init(reuseIdentifier: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class MyButton: UIButton {
  let kind: Int

  init(kind: Int) {
    self.kind = kind
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class MyTable: UITableView {
  let rows: [String]

  init(rows: [String]) {
    self.rows = rows
    super.init(frame: .zero, style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class MyItem: UIBarButtonItem {
  let code: Int

  init(code: Int) {
    self.code = code
    super.init()
    title = "Do"
  }
}
