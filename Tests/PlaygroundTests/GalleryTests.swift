import Display
import Foundation
import QuartzCore
import Simulator
import Testing

@testable import Playground
@testable import UIKitCore

@Suite struct GalleryTests {
  /// The app in the pretend world.
  private final class App {
    let simulation: Simulation
    let stage: PlaygroundStage
    let window: PlaygroundWindow
    var diagnostics: [Diagnostic] = []
    private var listener: Listening?

    init(
      last: String? = nil, size: CGSize = CGSize(width: 390, height: 844), scene: String? = nil
    ) throws {
      simulation = Simulation(size: size)
      if let scene {
        let info = try SceneCatalog.scene(id: scene)
        stage = PlaygroundStage(info, TunableValues(info.tunables), state: info.defaultState)
      } else {
        stage = PlaygroundStage(lastScene: last)
      }
      window = PlaygroundWindow(screen: simulation.screen)
      stage.enter(window)
      window.makeKeyAndVisible()
      simulation.settle()
      listener = Diagnostics.listen { [weak self] in self?.diagnostics.append($0) }
    }

    var cards: [UIControl] {
      window.rootViewController?.view.all(UIControl.self).filter {
        String(describing: type(of: $0)) == "GalleryCard" && !$0.isHidden
      } ?? []
    }

    func card(_ title: String) -> UIControl? { cards.first { $0.accessibilityLabel == title } }

    func key(_ key: KeyStroke.Key) {
      simulation.finger.key(key)
      simulation.settle()
    }
  }

  @Test func `every scene has a card with a picture of its own`() throws {
    let app = try App()

    #expect(app.stage.isInGallery)
    #expect(app.cards.count == SceneCatalog.all.count)
    let pictures = app.cards.compactMap { card in
      card.all(UIImageView.self).first { ($0.image?.size.height ?? 0) > 100 }?.image
    }
    #expect(pictures.count == SceneCatalog.all.count)
    #expect(Set(pictures.map { $0.pngData() }).count == pictures.count)
  }

  @Test func `a card opens its scene, and Escape comes back to it`() throws {
    let app = try App()
    let card = try #require(app.card("Swipe Back"))
    var told: [String] = []
    app.stage.onChange = { told.append(app.stage.scene.id) }

    app.simulation.finger.tap(at: card.convert(CGPoint(x: 200, y: 60), to: nil))
    app.simulation.settle()

    #expect(app.stage.scene.id == "swipe-back")
    #expect(app.window.rootViewController is UINavigationController)

    app.key(.escape)

    #expect(app.stage.isInGallery)
    #expect(app.stage.lastScene == "swipe-back")
    #expect(told == ["swipe-back", "gallery"])
    #expect(app.window.subviews.count == 1)
  }

  @Test func `a scene that is left leaves nothing behind`() throws {
    let app = try App()
    weak var root: UIViewController?
    let before = app.window.gestureRecognizers?.count

    for scene in SceneCatalog.all + SceneCatalog.all {
      app.stage.open(scene)
      root = app.window.rootViewController
      app.simulation.settle()
      #expect(root != nil)
      app.stage.showGallery()
      app.simulation.settle()
      #expect(root == nil, "\(scene.id)")
    }

    #expect(app.window.gestureRecognizers?.count == before)
    #expect(app.diagnostics.filter { !$0.isNote }.isEmpty, "\(app.diagnostics)")
  }

  @Test func `the home indicator swiped up leads to the gallery`() throws {
    let app = try App(scene: "pull-to-dismiss")

    app.simulation.finger.drag(from: CGPoint(x: 195, y: 838), to: CGPoint(x: 195, y: 700))
    app.simulation.settle()

    #expect(app.stage.isInGallery)
  }

  @Test func `a short swipe of the indicator does not`() throws {
    let app = try App(scene: "pull-to-dismiss")

    app.simulation.finger.drag(from: CGPoint(x: 195, y: 838), to: CGPoint(x: 195, y: 800))
    app.simulation.settle()

    #expect(app.stage.scene.id == "pull-to-dismiss")
  }

  @Test func `arrows choose, Return opens, and the last scene is chosen at first`() throws {
    let app = try App(last: "pull-to-dismiss")

    app.key(.down)
    app.key(.return)
    #expect(app.stage.scene.id == SceneCatalog.all[2].id)

    app.key(.escape)
    app.key(.up)
    app.key(.return)
    #expect(app.stage.scene.id == "pull-to-dismiss")
  }

  @Test func `letters find a scene, Escape forgets them`() throws {
    let app = try App()

    app.simulation.finger.type("photo")
    app.simulation.settle()
    #expect(app.cards.map(\.accessibilityLabel) == ["Photo Zoom"])

    app.key(.escape)
    #expect(app.cards.count == SceneCatalog.all.count)

    app.simulation.finger.type("xqz")
    app.simulation.settle()
    #expect(app.cards.isEmpty)
    app.key(.backspace)
    app.key(.backspace)
    app.key(.backspace)
    #expect(app.cards.count == SceneCatalog.all.count)
  }

  @Test(arguments: [(390, 1), (844, 2), (1024, 2), (320, 1)] as [(Int, Int)])
  func `cards stand in as many columns as there is room for`(width: Int, columns: Int) throws {
    let app = try App(size: CGSize(width: width, height: 844))

    #expect(Set(app.cards.map { $0.frame.minX }).count == columns)
    for card in app.cards {
      #expect(card.frame.minX >= 0 && card.frame.maxX <= CGFloat(width))
    }
  }

  /// What is seen of the app, rendered.
  private func picture(of app: App) -> Data? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: app.window.bounds.size, format: format).image { _ in
      app.window.drawHierarchy(in: app.window.bounds, afterScreenUpdates: true)
    }.pngData()
  }

  @Test func `a scene grows out of its card, over the gallery`() throws {
    let app = try App()
    let card = try #require(app.card("Pull to Dismiss"))
    let place = card.convert(card.bounds, to: nil)
    let clip = CGRect(x: 0, y: 0, width: 390, height: 160)
    let above = { app.window.snapshot(of: clip) }
    let gallery = above()

    app.simulation.finger.tap(at: CGPoint(x: place.midX, y: place.midY))
    app.simulation.advanceFrame()
    app.simulation.advanceFrame()
    let page = try #require(app.window.all(ScenePage.self).first)
    let early = page.layer.presentation()?.frame ?? .zero
    let around = above()
    app.simulation.settle()

    // At first it is small, and the gallery is there round it.
    #expect(early.width < 195)
    #expect(place.contains(CGPoint(x: early.midX, y: early.midY)))
    #expect(around == gallery)
    // In the end nothing is left of either, and the scene is as if it had been opened so.
    #expect(app.window.all(ScenePage.self).isEmpty)
    #expect(app.window.subviews.count == 1)
    #expect(picture(of: app) == picture(of: try App(scene: "pull-to-dismiss")))
  }

  @Test func `who goes back while a scene still grows sees the gallery alone`() throws {
    let app = try App()
    let card = try #require(app.card("Pull to Dismiss"))
    app.simulation.finger.tap(at: card.convert(CGPoint(x: 200, y: 88), to: nil))
    app.simulation.advance(by: 0.1)
    #expect(!app.window.all(ScenePage.self).isEmpty)

    app.simulation.finger.key(.escape)
    app.simulation.advanceFrame()

    #expect(app.stage.isInGallery)
    #expect(app.window.all(ScenePage.self).isEmpty)
    app.simulation.settle()
    #expect(app.window.subviews.count == 1)
  }

  @Test func `what is looked for is in sight, wherever the list has been`() throws {
    for number in [3, 8, 14] {
      let app = try App()
      for _ in 0..<number { app.simulation.finger.key(.down) }
      app.simulation.advance(by: 0.1)

      app.simulation.finger.type("zoom")
      app.simulation.settle()

      let card = try #require(app.cards.first)
      #expect(app.cards.count == 1)
      #expect(app.window.bounds.contains(card.convert(card.bounds, to: nil)), "\(number)")
    }
  }

  @Test func `at rest it asks for nothing`() throws {
    let app = try App()
    let before = app.simulation.clock.isIdle

    #expect(before)
  }

  @Test func `pictures tell nobody that a scene appears`() throws {
    var told: [String] = []
    let listener = Engine.listen { event in
      if case .appearance(let controller, _) = event { told.append(controller) }
    }

    let app = try App()

    withExtendedLifetime((app, listener)) {
      #expect(!told.contains("HomeController"))
      #expect(told.contains("GalleryController"))
    }
  }
}

extension UIWindow {
  /// A part of what is seen.
  fileprivate func snapshot(of part: CGRect) -> Data? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: part.size, format: format).image { _ in
      drawHierarchy(in: bounds, afterScreenUpdates: true)
    }.pngData()
  }
}

extension UIView {
  /// Everything of a kind inside.
  func all<View: UIView>(_ kind: View.Type) -> [View] {
    subviews.flatMap { view in (view as? View).map { [$0] + view.all(kind) } ?? view.all(kind) }
  }
}
