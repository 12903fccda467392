import Foundation
import Simulator
import Testing

@testable import UIKitCore

@Suite struct UIAppearanceTests {
  @Test func `A view takes over what is said for its class when it enters a window`() {
    let stage = Stage()
    UISwitch.appearance().onTintColor = .red
    let control = UISwitch(frame: .zero)
    let before = control.onTintColor

    stage.view.addSubview(control)

    #expect(before == nil)
    #expect(control.onTintColor == .red)
  }

  @Test func `What is set on the view itself stays`() {
    let stage = Stage()
    UILabel.appearance().textColor = .red
    UILabel.appearance().font = .systemFont(ofSize: 30)
    let (own, other) = (UILabel(), UILabel())
    own.textColor = .label

    stage.view.addSubview(own)
    stage.view.addSubview(other)
    other.textColor = .green
    other.removeFromSuperview()
    stage.view.addSubview(other)

    #expect(own.textColor == .label)
    #expect(own.font == .systemFont(ofSize: 30))
    #expect(other.textColor == .green)
  }

  @Test func `What is said anew is taken over by views that come back`() {
    let stage = Stage()
    let slider = UISlider(frame: .zero)
    let label = UILabel()
    UISlider.appearance().minimumTrackTintColor = .red
    UILabel.appearance().textColor = .red
    for view in [slider, label] { stage.view.addSubview(view) }

    UISlider.appearance().minimumTrackTintColor = .blue
    UILabel.appearance().textColor = .blue
    let meanwhile = slider.minimumTrackTintColor
    for view in [slider, label] {
      view.removeFromSuperview()
      stage.view.addSubview(view)
    }

    #expect(meanwhile == .red)
    #expect(slider.minimumTrackTintColor == .blue)
    #expect(label.textColor == .blue)
  }

  @Test func `Inside certain containers something else is said`() {
    let stage = Stage()
    UILabel.appearance().textColor = .red
    UILabel.appearance(whenContainedInInstancesOf: [Box.self]).textColor = .blue
    UILabel.appearance(whenContainedInInstancesOf: [Box.self, Page.self]).textColor = .green
    let (outside, inside) = (UILabel(), UILabel())
    let box = Box()
    box.addSubview(inside)

    stage.view.addSubview(outside)
    stage.view.addSubview(box)
    let onPage = inside.textColor
    let other = UIViewController()
    stage.world.show(other)
    let second = UILabel()
    let secondBox = Box()
    secondBox.addSubview(second)
    other.view.addSubview(secondBox)

    #expect(outside.textColor == .red)
    #expect(onPage == .green)
    #expect(second.textColor == .blue)
  }

  @Test func `A subclass's word counts more than its superclass's`() {
    let stage = Stage()
    Box.appearance().backgroundColor = .blue
    UIView.appearance(whenContainedInInstancesOf: [Page.self]).backgroundColor = .red
    let (box, plain) = (Box(), UIView())

    stage.view.addSubview(box)
    stage.view.addSubview(plain)

    #expect(box.backgroundColor == .blue)
    #expect(plain.backgroundColor == .red)
  }

  @Test func `Navigation bars: titles, tint, background, with the bar's own winning`() throws {
    let stage = Stage()
    let bars = UINavigationBar.appearance()
    bars.tintColor = .red
    bars.barTintColor = .green
    bars.titleTextAttributes = [.foregroundColor: UIColor.blue]
    bars.isTranslucent = false
    bars.prefersLargeTitles = true
    let page = UIViewController()
    page.title = "Page"
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Do", action: nil)
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = false

    stage.world.show(navigation)
    stage.world.advanceFrame()

    let bar = navigation.navigationBar
    #expect(bar.tintColor == .red)
    #expect(bar.background.backgroundColor == .green)
    #expect(bar.content?.titleLabel.textColor == .blue)
    #expect(!bar.isTranslucent)
    #expect(!bar.prefersLargeTitles)
    #expect(bar.content?.buttons.first?.tintColor == .red)
  }

  @Test func `Items of bars take over what is said for items in such bars`() throws {
    let stage = Stage()
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self])
      .setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
    UITabBarItem.appearance().setTitleTextAttributes(
      [.foregroundColor: UIColor.red], for: .selected)
    let page = UIViewController()
    page.title = "Page"
    let item = UIBarButtonItem(title: "Do", action: nil)
    page.navigationItem.rightBarButtonItem = item
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: page)]

    stage.world.show(tabs)
    stage.world.advanceFrame()

    let attributes = try #require(item.titleTextAttributes(for: .normal))
    #expect(attributes[.foregroundColor] as? UIColor == .green)
    #expect(tabs.tabBar.buttons.first?.label.textColor == .red)
  }

  @Test func `A background image said for all bars is shown`() throws {
    let stage = Stage()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    UINavigationBar.appearance().setBackgroundImage(image, for: .default)
    let navigation = UINavigationController(rootViewController: UIViewController())

    stage.world.show(navigation)
    stage.world.advanceFrame()

    let shown = navigation.navigationBar.background.subviews.compactMap { $0 as? UIImageView }
    #expect(shown.first?.image === image)
    #expect(shown.first?.frame == navigation.navigationBar.background.bounds)
  }

  @Test func `Titles of buttons by state, each on its own`() {
    let stage = Stage()
    UIButton.appearance().setTitleColor(.red, for: .normal)
    UIButton.appearance().setTitleColor(.green, for: .disabled)
    let button = UIButton(type: .custom)
    button.setTitleColor(.blue, for: .normal)

    stage.view.addSubview(button)

    #expect(button.titleColor(for: .normal) == .blue)
    #expect(button.titleColor(for: .disabled) == .green)
  }

  @Test func `A table's own background is not what somebody chose`() {
    let stage = Stage()
    UITableView.appearance().backgroundColor = .red
    UITableView.appearance().separatorColor = .blue
    let (table, chosen) = (UITableView(frame: .zero, style: .plain), UITableView())
    chosen.backgroundColor = .green

    stage.view.addSubview(table)
    stage.view.addSubview(chosen)

    #expect(table.backgroundColor == .red)
    #expect(table.separatorColor == .blue)
    #expect(chosen.backgroundColor == .green)
  }

  @Test func `A cell's background is its table's unless it is said or chosen`() throws {
    for isSaid in [true, false] {
      let stage = Stage()
      if isSaid { UITableViewCell.appearance().backgroundColor = .red }
      let table = UITableView(frame: stage.view.bounds, style: .plain)
      let rows = ColouredRows()
      table.dataSource = rows

      stage.view.addSubview(table)
      stage.world.advanceFrame()
      let cells = table.visibleCells
      let first = cells.map(\.backgroundColor)
      table.removeFromSuperview()
      stage.view.addSubview(table)
      stage.world.advanceFrame()
      table.reloadData()
      stage.world.advanceFrame()

      let plain: UIColor? = isSaid ? .red : .systemBackground
      #expect(first == [plain, .green, plain])
      #expect(table.visibleCells.map(\.backgroundColor) == [plain, .green, plain])
    }
  }

  @Test func `Of a table only what is said is taken over`() {
    let stage = Stage()
    UITableView.appearance().separatorColor = .red
    UITableView.appearance().separatorInset = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 0)
    let table = UITableView(frame: .zero, style: .grouped)

    stage.view.addSubview(table)

    #expect(table.backgroundColor == .systemGroupedBackground)
    #expect(table.separatorColor == .red)
    #expect(table.separatorInset.left == 7)
  }

  @Test func `A button's own titles and pictures stay when it comes back`() {
    let stage = Stage()
    let (said, own) = (UIImage(), UIImage())
    UIButton.appearance().setTitleColor(.red, for: .normal)
    UIButton.appearance().setBackgroundImage(said, for: .normal)
    let (chosen, plain) = (UIButton(type: .custom), UIButton(type: .custom))
    for button in [chosen, plain] { stage.view.addSubview(button) }
    let first = chosen.titleColor(for: .normal)
    let firstImage = chosen.backgroundImage(for: .normal)

    chosen.setTitleColor(.blue, for: .normal)
    chosen.setBackgroundImage(own, for: .normal)
    UIButton.appearance().setTitleColor(.green, for: .normal)
    for button in [chosen, plain] {
      button.removeFromSuperview()
      stage.view.addSubview(button)
    }

    #expect(first == .red)
    #expect(firstImage === said)
    #expect(chosen.titleColor(for: .normal) == .blue)
    #expect(chosen.backgroundImage(for: .normal) === own)
    #expect(plain.titleColor(for: .normal) == .green)
  }

  @Test func `An item's own attributes stay when its page comes back`() {
    let stage = Stage()
    UIBarButtonItem.appearance().setTitleTextAttributes(
      [.foregroundColor: UIColor.red, .kern: 2.5], for: .normal)
    let page = UIViewController()
    let item = UIBarButtonItem(title: "Do", action: nil)
    page.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: page)
    stage.world.show(navigation)
    stage.world.advanceFrame()
    let first = item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor

    item.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
    navigation.pushViewController(UIViewController(), animated: false)
    stage.world.advanceFrame()
    navigation.popViewController(animated: false)
    stage.world.advanceFrame()

    #expect(first == .red)
    #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .blue)
  }

  @Test func `Classes with initialisers of their own can be spoken of`() {
    let stage = Stage()
    UITableViewCell.appearance().tintColor = .red
    UIActivityIndicatorView.appearance().color = .green
    UITextView.appearance().tintColor = .red
    UITableViewHeaderFooterView.appearance().tintColor = .blue
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)

    for view in [cell, header] { stage.view.addSubview(view) }

    #expect(cell.tintColor == .red)
    #expect(header.tintColor == .blue)
  }

  @Test func `The next run begins with nothing said`() {
    let first = Stage()
    UILabel.appearance().textColor = .red
    _ = first

    let stage = Stage()
    let label = UILabel()
    stage.view.addSubview(label)

    #expect(label.textColor == .label)
  }
}

private final class Box: UIView {}

/// Three rows, of which the second has a colour of its own.
private final class ColouredRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    if indexPath.row == 1 { cell.backgroundColor = .green }
    return cell
  }
}

private final class Page: UIViewController {}

private final class Stage {
  let world = Simulation()
  private let page = Page()

  init() {
    world.show(page)
  }

  var view: UIView { page.view }
}
