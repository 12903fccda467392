import Foundation
import Geometry
import Simulator
import Testing

@testable import UIKitCore

private final class ShyPage: UIViewController {
  override var prefersHomeIndicatorAutoHidden: Bool { true }
}

private final class HidingPage: UIViewController {
  override var prefersStatusBarHidden: Bool { true }
}

private final class MarginPage: UIViewController {
  private(set) var changes = 0
  override func viewLayoutMarginsDidChange() {
    super.viewLayoutMarginsDidChange()
    changes += 1
  }
}

/// What a controller can ask of its surroundings.
@Suite struct UIViewControllerWishesTests {
  @Test func `the edit button goes into editing and out of it`() throws {
    let page = UIViewController()
    let button = page.editButtonItem
    let action = try #require(button.action)
    let first = button.title

    UIApplication.shared.sendAction(action, to: button.target, from: button, for: nil)
    let during = (page.isEditing, button.title, button.style)
    UIApplication.shared.sendAction(action, to: button.target, from: button, for: nil)

    #expect(first == "Edit")
    #expect(during == (true, "Done", .done))
    #expect(!page.isEditing)
    #expect(button === page.editButtonItem)
  }

  @Test func `a child has the traits its parent gives it, unless it wishes otherwise`() {
    let world = Simulation()
    let parent = UIViewController()
    let child = UIViewController()
    world.show(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)

    parent.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .dark), forChild: child)
    let given = child.traitCollection.userInterfaceStyle
    parent.setOverrideTraitCollection(nil, forChild: child)

    #expect(given == .dark)
    #expect(parent.traitCollection.userInterfaceStyle == .light)
    #expect(child.traitCollection.userInterfaceStyle == .light)
    #expect(parent.overrideTraitCollection(forChild: child) == nil)
  }

  @Test func `the bar to swipe home with goes for who wants it gone`() throws {
    let world = Simulation()
    let chrome = SystemChrome.install(on: world.screen)
    defer { SystemChrome.remove(from: world.screen) }
    let page = ShyPage()

    world.show(page)
    page.setNeedsUpdateOfHomeIndicatorAutoHidden()

    let home = try #require(chrome.window.subviews.first { $0 is HomeIndicator })
    #expect(home.alpha == 0)
  }

  @Test func `margins that are set are told to the controller`() {
    let page = MarginPage()

    page.view.layoutMargins = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    page.view.layoutMargins = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)

    #expect(page.changes == 1)
  }

  @Test func `a page that adjusts nothing lets its list begin below the bar's top`() {
    let world = Simulation()
    let page = UIViewController()
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    list.contentSize = CGSize(width: 390, height: 2000)
    page.view.addSubview(list)
    let navigation = UINavigationController(rootViewController: page)
    world.show(navigation)
    world.settle()
    let before = list.adjustedContentInset.top

    page.adjustsScrollViews = false
    page.view.propagateSafeArea()
    world.settle()

    #expect(before > 80)
    #expect(list.adjustedContentInset.top == 0)
  }

  @Test func `a segue shows its destination the way its source shows controllers`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let source = navigation.viewControllers[0]
    let destination = UIViewController()
    var performed = 0

    UIStoryboardSegue(identifier: "show", source: source, destination: destination).perform()
    UIStoryboardSegue(
      identifier: nil, source: source, destination: destination, performHandler: { performed += 1 }
    ).perform()

    #expect(navigation.viewControllers.last === destination)
    #expect(performed == 1)
  }

  @Test func `window levels can be counted with`() {
    let above = UIWindow.Level.alert + 1

    #expect(above.rawValue == 2001)
    #expect(UIWindow.Level.statusBar - 1 < .statusBar)
  }

  @Test func `a colour set says a colour for the light and one for the dark`() throws {
    let json = """
      {"colors": [
        {"idiom": "universal",
         "color": {"color-space": "srgb",
           "components": {"red": "1.000", "green": "0x80", "blue": "51", "alpha": "0.500"}}},
        {"idiom": "universal",
         "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "srgb",
           "components": {"red": "0.0", "green": "0.0", "blue": "1.0", "alpha": "1.0"}}}
      ]}
      """

    let color = try #require(ColorLibrary.color(from: Data(json.utf8)))

    let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).cgColor
    #expect(abs(light.green - 128 / 255) < 1e-9 && abs(light.blue - 0.2) < 1e-9)
    #expect(light.alpha == 0.5)
    #expect(dark.blue == 1 && dark.red == 0)
    #expect(ColorLibrary.color(from: Data("{}".utf8)) == nil)
  }

  @Test func `containers ask their delegates which ways up they like`() {
    final class Upright: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
      func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
      ) -> UIInterfaceOrientationMask { .portrait }

      func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
        -> UIInterfaceOrientationMask
      { .landscape }
    }
    let upright = Upright()
    let navigation = UINavigationController()
    let tabs = UITabBarController()
    let before = (
      navigation.supportedInterfaceOrientations, tabs.supportedInterfaceOrientations
    )

    navigation.delegate = upright
    tabs.delegate = upright

    #expect(before == (.allButUpsideDown, .allButUpsideDown))
    #expect(navigation.supportedInterfaceOrientations == .portrait)
    #expect(tabs.supportedInterfaceOrientations == .landscape)
    #expect(navigation.preferredInterfaceOrientationForPresentation == .portrait)
    let asked: any UINavigationControllerDelegate = upright
    #expect(asked.navigationControllerSupportedInterfaceOrientations?(navigation) == .portrait)
  }

  @Test func `a controller that overrides the old name hides the status bar by its child`() {
    final class Shell: UIViewController {
      let inner = HidingPage()
      override var childViewControllerForStatusBarHidden: UIViewController? { inner }
    }
    let world = Simulation()
    let shell = Shell()

    world.show(shell)

    #expect(shell.childForStatusBarHidden === shell.inner)
    #expect(UIApplication.shared.isStatusBarHidden)
  }
}
