import Foundation
import Geometry
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

@Suite struct SystemChromeTests {
  @Test func `A tall phone has an indicator, round corners and a clock left of the notch`() {
    let insets = DeviceShape.insets(for: CGSize(width: 390, height: 844))

    let shape = ChromeShape(size: CGSize(width: 390, height: 844), insets: insets)

    #expect(shape.homeIndicator == CGRect(x: 126, y: 831, width: 139, height: 5))
    #expect(shape.isRounded)
    #expect(!shape.isClassic)
    #expect(shape.clockCenter.x < 100)
  }

  @Test func `A phone with a home button has square corners and a low bar`() {
    let insets = DeviceShape.insets(for: CGSize(width: 375, height: 667))

    let shape = ChromeShape(size: CGSize(width: 375, height: 667), insets: insets)

    #expect(shape.homeIndicator == nil)
    #expect(!shape.isRounded)
    #expect(shape.isClassic)
    #expect(shape.clockCenter == CGPoint(x: 187.5, y: 10))
  }

  @Test func `In landscape there is an indicator and no status bar`() throws {
    let world = Simulation(size: CGSize(width: 844, height: 390))
    let chrome = SystemChrome.install(on: world.screen)
    world.show(UIViewController())
    world.settle()

    let bar = try #require(chrome.window.part(StatusBarView.self))
    let home = try #require(chrome.window.part(HomeIndicator.self))
    #expect(bar.isHidden)
    #expect(!home.isHidden)
    #expect(abs(home.frame.midX - 422) <= 0.5)
  }

  @Test func `It lays out anew when the screen changes`() throws {
    let world = Simulation(size: CGSize(width: 844, height: 390))
    let chrome = SystemChrome.install(on: world.screen)
    world.show(UIViewController())
    world.settle()

    world.screen.resize(to: CGSize(width: 390, height: 844), scale: 2)
    world.settle()

    let bar = try #require(chrome.window.part(StatusBarView.self))
    #expect(!bar.isHidden)
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 390, height: 47))
    #expect(chrome.window.part(DeviceCorner.self)?.frame.size == CGSize(width: 68, height: 68))
  }

  @Test func `It is above every window and never touched`() throws {
    let world = Simulation()
    let chrome = SystemChrome.install(on: world.screen)
    let window = world.show(UIViewController())

    #expect(world.screen.windows.last === chrome.window)
    #expect(chrome.window.hitTest(CGPoint(x: 60, y: 28), with: nil) == nil)
    #expect(UIApplication.shared.keyWindow === window)
  }

  @Test func `Its colour and presence follow the topmost controller`() throws {
    let world = Simulation()
    let chrome = SystemChrome.install(on: world.screen)
    let page = ChoosyPage()
    world.show(page)
    let bar = try #require(chrome.window.part(StatusBarView.self))

    page.style = .lightContent
    page.setNeedsStatusBarAppearanceUpdate()
    let isWhite = bar.subviews.last?.alpha == 1
    page.hidesBar = true
    page.setNeedsStatusBarAppearanceUpdate()

    #expect(isWhite)
    #expect(bar.alpha == 0)
  }

  @Test func `It follows a push, and a swipe back that is cancelled`() throws {
    let world = Simulation()
    let chrome = SystemChrome.install(on: world.screen)
    let navigation = UINavigationController(rootViewController: ChoosyPage())
    world.show(navigation)
    let bar = try #require(chrome.window.part(StatusBarView.self))
    let page = ChoosyPage()
    page.style = .lightContent

    navigation.pushViewController(page, animated: true)
    world.settle()
    let afterPush = bar.subviews.last?.alpha
    world.finger.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 60, y: 400))
    world.settle()

    #expect(afterPush == 1)
    #expect(bar.subviews.last?.alpha == 1)
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func `In dark mode it is white`() throws {
    let world = Simulation()
    let chrome = SystemChrome.install(on: world.screen)
    world.show(UIViewController())

    world.screen.userInterfaceStyle = .dark
    world.settle()

    let bar = try #require(chrome.window.part(StatusBarView.self))
    #expect(bar.subviews.last?.alpha == 1)
    #expect(chrome.window.part(HomeIndicator.self)?.isLight == true)
  }

  @Test func `Installed twice it is there once, removed it is gone`() {
    let world = Simulation()

    let first = SystemChrome.install(on: world.screen)
    let second = SystemChrome.install(on: world.screen)
    let count = world.screen.windows.count
    SystemChrome.remove(from: world.screen)

    #expect(first === second)
    #expect(count == 1)
    #expect(world.screen.windows.isEmpty)
  }

  @Test func `While nothing changes it asks for no picture`() {
    let world = Simulation()
    SystemChrome.install(on: world.screen)
    world.show(UIViewController())
    world.settle()

    #expect(world.clock.isIdle)
    SystemChrome.update(on: world.screen)
    #expect(world.clock.isIdle)
  }
}

extension UIView {
  fileprivate func part<Part: UIView>(_ type: Part.Type) -> Part? {
    subviews.lazy.compactMap { $0 as? Part }.first
  }
}

private final class ChoosyPage: UIViewController {
  var style = UIStatusBarStyle.default
  var hidesBar = false

  override var preferredStatusBarStyle: UIStatusBarStyle { style }
  override var prefersStatusBarHidden: Bool { hidesBar }
}
