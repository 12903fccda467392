import Display
import Foundation
import QuartzCore
import Simulator
import Testing

@testable import Playground
@testable import UIKitCore

/// Cards of the gallery that play their scenes.
@Suite struct CardPlayerTests {
  private final class Gallery {
    let simulation: Simulation
    let stage: PlaygroundStage
    let window: PlaygroundWindow
    private(set) var told = 0
    private var listeners: [Listening] = []

    init(size: CGSize = CGSize(width: 390, height: 844)) {
      simulation = Simulation(size: size)
      stage = PlaygroundStage()
      window = PlaygroundWindow(screen: simulation.screen)
      stage.enter(window)
      window.makeKeyAndVisible()
      simulation.settle()
      listeners = [
        Engine.listen { [weak self] _ in self?.told += 1 },
        Diagnostics.listen { [weak self] _ in self?.told += 1 },
        Verdicts.listen { [weak self] _ in self?.told += 1 },
      ]
    }

    func card(_ id: String) throws -> GalleryCard {
      try #require(
        window.rootViewController?.view.all(GalleryCard.self).first { $0.scene.id == id })
    }

    func hover(over card: GalleryCard) {
      simulation.finger.hover(at: card.convert(CGPoint(x: 50, y: 88), to: nil))
    }

    func leave() { simulation.finger.hover(at: CGPoint(x: 200, y: 60)) }

    /// What is seen of the card's scene.
    func picture(_ card: GalleryCard) -> Data? {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      return UIGraphicsImageRenderer(size: card.device.bounds.size, format: format).image { _ in
        card.device.drawHierarchy(in: card.device.bounds, afterScreenUpdates: true)
      }.pngData()
    }

    /// How many different pictures there are to be seen in that time.
    func pictures(_ card: GalleryCard, over seconds: TimeInterval) -> Int {
      var seen: Set<Data> = []
      for _ in 0..<Int(seconds * 20) {
        simulation.advance(by: 0.05)
        if let picture = picture(card) { seen.insert(picture) }
      }
      return seen.count
    }
  }

  @Test func `a card the pointer is over plays its scene, and rests when it has gone`() throws {
    let gallery = Gallery()
    let card = try gallery.card("pull-to-dismiss")
    let rest = gallery.picture(card)

    gallery.hover(over: card)
    #expect(gallery.pictures(card, over: 3) > 12)

    gallery.leave()
    gallery.simulation.settle()
    #expect(gallery.picture(card) == rest)
    #expect(gallery.simulation.clock.isIdle)
    #expect(CADisplayLink.wantsFrames == false)
    #expect(gallery.told == 0)
  }

  @Test func `it plays over and over, with a pause in which nothing is done`() throws {
    let gallery = Gallery()
    let card = try gallery.card("swipe-back")
    let rest = gallery.picture(card)

    gallery.hover(over: card)
    var rounds = 0
    var wasPlaying = false
    var idle = 0
    for _ in 0..<(15 * 60) {
      let ticks = gallery.simulation.clock.tickCount
      gallery.simulation.advanceFrame()
      let plays = CADisplayLink.wantsFrames
      if plays, !wasPlaying { rounds += 1 }
      if !plays, gallery.simulation.clock.tickCount == ticks { idle += 1 }
      wasPlaying = plays
    }

    #expect(rounds >= 3)
    #expect(idle > 60)
    gallery.leave()
    gallery.simulation.settle()
    #expect(gallery.picture(card) == rest)
  }

  @Test func `nobody looks for ever: after a while it rests by itself`() throws {
    let gallery = Gallery()
    let card = try gallery.card("fade-edge")

    gallery.hover(over: card)
    gallery.simulation.advance(by: 120)

    #expect(gallery.simulation.clock.isIdle)
  }

  @Test func `a pointer that only passes starts nothing`() throws {
    let gallery = Gallery()
    let cards = try ["swipe-back", "pull-to-dismiss"].map { try gallery.card($0) }

    for card in cards {
      gallery.hover(over: card)
      gallery.simulation.advance(by: 0.3)
      #expect(!CADisplayLink.wantsFrames)
    }
    gallery.leave()
    gallery.simulation.advance(by: 2)

    #expect(!CADisplayLink.wantsFrames)
    #expect(gallery.simulation.clock.isIdle)
  }

  @Test func `the card the keyboard has chosen plays, and the next one in its place`() throws {
    let gallery = Gallery()
    let cards = try ["swipe-back", "pull-to-dismiss"].map { try gallery.card($0) }

    gallery.simulation.finger.key(.down)
    #expect(gallery.pictures(cards[0], over: 2) > 8)
    gallery.simulation.finger.key(.down)
    gallery.simulation.advance(by: 0.4)

    #expect(gallery.pictures(cards[0], over: 2) == 1)
    #expect(gallery.pictures(cards[1], over: 1) > 3)
  }

  @Test func `under reduced motion nothing plays`() throws {
    let gallery = Gallery()
    let card = try gallery.card("pull-to-dismiss")
    UIAccessibility.set(reduceMotion: true)
    defer { UIAccessibility.set(reduceMotion: false) }

    gallery.hover(over: card)
    // The card itself comes a little nearer.
    gallery.simulation.advance(by: 0.4)

    #expect(gallery.pictures(card, over: 2) == 1)
    #expect(gallery.simulation.clock.isIdle)
  }

  @Test func `while the list scrolls nothing plays`() throws {
    let gallery = Gallery()
    let card = try gallery.card("pull-to-dismiss")
    gallery.hover(over: card)
    #expect(gallery.pictures(card, over: 2) > 4)

    gallery.simulation.finger.scroll(at: CGPoint(x: 195, y: 420), by: CGPoint(x: 0, y: 120))
    gallery.simulation.advance(by: 0.2)

    #expect(card.device.subviews.isEmpty)
  }

  @Test func `a paused film stands still, and goes on`() throws {
    let gallery = Gallery()
    let card = try gallery.card("swipe-back")
    gallery.hover(over: card)
    gallery.simulation.advance(by: 1.1)

    gallery.simulation.loop.speed = 0
    gallery.simulation.advance(by: 0.1)
    #expect(gallery.pictures(card, over: 1) == 1)
    gallery.simulation.loop.speed = 1

    #expect(gallery.pictures(card, over: 1) > 3)
  }

  @Test func `a scene that opens ends the film`() throws {
    let gallery = Gallery()
    let card = try gallery.card("photo-zoom")
    gallery.stage.open(try SceneCatalog.scene(id: "photo-zoom"))
    gallery.simulation.settle()
    gallery.stage.showGallery()
    gallery.simulation.settle()
    let controllers = UIViewController.livingCount
    let again = try gallery.card("photo-zoom")
    #expect(again !== card)
    gallery.hover(over: again)
    gallery.simulation.advance(by: 1.5)
    #expect(CADisplayLink.wantsFrames)

    gallery.simulation.finger.tap(at: again.convert(CGPoint(x: 200, y: 88), to: nil))
    gallery.simulation.settle()

    #expect(gallery.stage.scene.id == "photo-zoom")
    #expect(gallery.simulation.clock.isIdle)
    gallery.stage.showGallery()
    gallery.simulation.settle()
    #expect(UIViewController.livingCount == controllers)
  }

  @Test(arguments: SceneDemoTests.scenes)
  func `a film begins with the picture that is seen at rest`(id: String) throws {
    let simulation = Simulation()
    let scene = try SceneCatalog.scene(id: id)
    let size = CGSize(width: 390, height: 844)
    let key = ThumbnailStore.Key(
      scene: id, device: size, width: GalleryCard.deviceWidth(for: size), scale: 2, style: .dark)
    let rest = try #require(ThumbnailStore().draw(scene, key))

    let film = try #require(SceneFilm(scene, key))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let shown = CGSize(width: key.width, height: size.height * key.width / size.width)
    let first = UIGraphicsImageRenderer(size: shown, format: format).image { _ in
      film.draw(in: CGRect(origin: .zero, size: shown))
    }

    withExtendedLifetime(simulation) { #expect(first.pngData() == rest.pngData()) }
  }

  @Test func `what plays keeps no pictures: one layer is drawn over and over`() throws {
    let gallery = Gallery()
    let card = try gallery.card("circle-reveal")
    gallery.hover(over: card)
    gallery.simulation.advance(by: 1)
    let film = try #require(card.device.subviews.first as? FilmView)

    gallery.simulation.advance(by: 1)

    #expect(card.device.subviews.count == 1)
    #expect(card.device.subviews.first === film)
    #expect(film.bounds.size == card.device.bounds.size)
  }
}
