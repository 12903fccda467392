import Display
import Foundation
import Playground
import Simulator
import Testing

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

extension UIView {
  /// Everything of a kind inside.
  func all<View: UIView>(_ kind: View.Type) -> [View] {
    subviews.flatMap { view in (view as? View).map { [$0] + view.all(kind) } ?? view.all(kind) }
  }
}
