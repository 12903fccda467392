import Foundation
import Geometry
import Simulator
import Testing

@testable import UIKitCore

@Suite struct BarLooksTests {
  @Test func `An image set on the bar is over its colour, an empty one takes both away`() throws {
    let bar = BarStage().bar
    bar.barTintColor = .green
    let image = picture()

    bar.setBackgroundImage(image, for: .default)
    let shown = bar.background.subviews.compactMap { $0 as? UIImageView }.first
    let under = bar.background.backgroundColor
    bar.setBackgroundImage(UIImage(), for: .default)

    #expect(shown?.image === image)
    #expect(under?.cgColor.alpha == 0)
    #expect(bar.background.subviews.compactMap { $0 as? UIImageView }.isEmpty)
    #expect(bar.background.backgroundColor?.cgColor.alpha == 0)
  }

  @Test func `An image stands for the hairline, as high as it is`() throws {
    let bar = BarStage().bar

    bar.shadowImage = picture(height: 6)

    let line = try #require(bar.background.subviews.compactMap { $0 as? UIImageView }.first)
    #expect(line.frame == CGRect(x: 0, y: 91, width: 390, height: 6))
  }

  @Test func `Appearances dress buttons: plain ones, done ones and the back button`() throws {
    let stage = BarStage()
    let detail = stage.push("Detail")
    detail.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Done", style: .done, action: nil),
      UIBarButtonItem(title: "More", action: nil),
    ]
    let look = UINavigationBarAppearance()
    look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    look.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    look.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
    look.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 5)
    let title = try #require(stage.bar.content?.titleLabel.frame.minY)

    stage.bar.standardAppearance = look
    stage.world.advanceFrame()

    let content = try #require(stage.bar.content)
    let colors = content.buttons.map { button in
      button.subviews.compactMap { $0 as? UILabel }.first?.textColor
    }
    #expect(colors == [.green, .red])
    #expect(content.back?.label.textColor == .blue)
    #expect(content.titleLabel.frame.minY == title + 5)
  }

  @Test func `What an item says itself is over its bar's appearance`() throws {
    let stage = BarStage()
    let item = UIBarButtonItem(title: "More", action: nil)
    item.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
    stage.home.navigationItem.rightBarButtonItem = item
    let look = UINavigationBarAppearance()
    look.buttonAppearance.normal.titleTextAttributes = [
      .foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 9),
    ]

    stage.bar.standardAppearance = look
    stage.world.advanceFrame()

    let label = stage.bar.content?.buttons.first?.subviews.compactMap { $0 as? UILabel }.first
    #expect(label?.textColor == .blue)
    #expect(label?.font == .systemFont(ofSize: 9))
  }

  @Test func `Another image stands for the chevron, when there is a mask too`() throws {
    let stage = BarStage()
    stage.push("Detail")
    let image = picture()

    stage.bar.backIndicatorImage = image
    stage.world.advanceFrame()
    let alone = stage.bar.content?.back?.chevron.image
    stage.bar.backIndicatorTransitionMaskImage = image
    stage.world.advanceFrame()

    #expect(alone !== image)
    #expect(stage.bar.content?.back?.chevron.image === image)
  }

  @Test func `A copy of an appearance is another, of the same kind`() {
    let look = UINavigationBarAppearance()
    look.backgroundColor = .red
    look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]

    let twin = look.copy()
    twin.backgroundColor = .blue
    twin.buttonAppearance.normal.titleTextAttributes = [:]
    let object: Any = look.copy()
    let cast = object as? UINavigationBarAppearance
    let taken = UITabBarAppearance(barAppearance: look)

    #expect(look.backgroundColor == .red)
    #expect(look.buttonAppearance.normal.titleTextAttributes.count == 1)
    #expect(cast?.backgroundColor == .red)
    #expect(taken.backgroundColor == .red)
  }

  @Test func `A bar that its delegate attaches to the top reaches behind the status bar`() {
    func overhang(_ position: UIBarPosition) -> CGFloat {
      let world = Simulation()
      let page = UIViewController()
      world.show(page)
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 47, width: 390, height: 44))
      let placing = Placing(position)
      bar.delegate = placing
      page.view.addSubview(bar)
      world.advanceFrame()
      return -bar.background.frame.minY
    }

    #expect(overhang(.topAttached) == 47)
    #expect(overhang(.top) == 0)
  }

  @Test func `A toolbar at the top has its line below`() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let placing = Placing(.top)
    bar.delegate = placing

    bar.layoutIfNeeded()

    let line = bar.subviews.first?.subviews.first
    #expect(bar.barPosition == .top)
    #expect(line?.frame.minY == 44)
  }

  @Test
  func `A toolbar without a background image keeps its colour, with an empty one it is clear`() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.barTintColor = .red
    let before = bar.subviews.first?.backgroundColor

    bar.setBackgroundImage(UIImage(), forToolbarPosition: .any, barMetrics: .default)
    bar.setShadowImage(UIImage(), forToolbarPosition: .any)

    #expect(before == .red)
    #expect(bar.subviews.first?.backgroundColor?.cgColor.alpha == 0)
    #expect(bar.subviews.first?.subviews.first?.backgroundColor?.cgColor.alpha == 0)
  }

  @Test func `Centred items stand together in the middle, the indicator behind the selected`()
    throws
  {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 49))
    bar.items = ["A", "B"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    bar.selectedItem = bar.items?.last
    bar.itemPositioning = .centered
    bar.itemWidth = 60
    bar.itemSpacing = 20
    bar.selectionIndicatorImage = picture(height: 10)

    bar.layoutIfNeeded()

    #expect(bar.buttons.map(\.frame.minX) == [130, 210])
    #expect(bar.buttons.map(\.frame.width) == [60, 60])
    let indicator = try #require(bar.indicator)
    #expect(abs(indicator.center.x - bar.buttons[1].center.x) <= 1)
  }

  private func picture(height: CGFloat = 4) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: height)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: height))
    }
  }
}

private final class Placing: NSObject, UINavigationBarDelegate, UIToolbarDelegate {
  private let place: UIBarPosition

  init(_ place: UIBarPosition) {
    self.place = place
  }

  func position(for bar: any UIBarPositioning) -> UIBarPosition { place }
}
