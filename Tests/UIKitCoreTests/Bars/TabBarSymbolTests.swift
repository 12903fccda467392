import Foundation
import Simulator
import Testing

@testable import UIKitCore

@Suite struct TabBarSymbolTests {
  private func button(_ image: UIImage?, width: CGFloat = 390) throws -> TabBarButton {
    let simulation = Simulation(size: CGSize(width: width, height: width == 390 ? 844 : 390))
    let tabs = UITabBarController()
    let page = UIViewController()
    page.tabBarItem = UITabBarItem(title: "Map", image: image, tag: 0)
    tabs.viewControllers = [page]
    simulation.show(tabs)
    simulation.settle()
    return try #require(tabs.tabBar.subviews.compactMap { $0 as? TabBarButton }.first)
  }

  @Test(arguments: ["map", "calendar", "bookmark"])
  func `a symbol is about 25 points high, clear of its title`(name: String) throws {
    let plain = try #require(UIImage(systemName: name))

    let button = try button(plain)

    #expect(button.image.bounds.height > plain.size.height * 1.2)
    #expect((20...28).contains(button.image.bounds.height))
    #expect(button.image.frame.minY >= 3)
    #expect(button.image.frame.maxY <= button.label.frame.minY)
  }

  @Test func `a symbol whose size somebody has chosen keeps it`() throws {
    let own = try #require(
      UIImage(systemName: "map", withConfiguration: .init(pointSize: 12, weight: .regular)))

    #expect(try button(own).image.bounds.size == own.size)
  }

  @Test func `a picture is as large as it is`() throws {
    let size = CGSize(width: 18, height: 22)
    let picture = UIGraphicsImageRenderer(size: size).image { _ in }

    #expect(try button(picture).image.bounds.size == size)
  }

  @Test func `in a low bar, beside its title, a symbol stays as it is`() throws {
    let plain = try #require(UIImage(systemName: "map"))

    #expect(try button(plain, width: 844).image.bounds.size == plain.size)
  }
}
