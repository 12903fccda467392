import Display
import Foundation
import Geometry
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

    /// - Parameter settles: whether every card has its picture.
    init(
      size: CGSize = CGSize(width: 390, height: 844), refreshRate: Double = 60,
      settles: Bool = true
    ) {
      simulation = Simulation(size: size, refreshRate: refreshRate)
      stage = PlaygroundStage()
      window = PlaygroundWindow(screen: simulation.screen)
      stage.enter(window)
      window.makeKeyAndVisible()
      if settles { simulation.settle() } else { simulation.advanceFrame() }
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

    /// The wheel turns where the pointer lies.
    func turnWheel(by distance: CGFloat, at place: CGPoint = CGPoint(x: 195, y: 420)) {
      simulation.finger.scroll(at: place, by: CGPoint(x: 0, y: distance))
    }

    /// Those that have shown a film at some moment of that time.
    func played(over seconds: TimeInterval) -> Set<String> {
      var played: Set<String> = []
      for _ in 0..<Int(seconds * 20) {
        simulation.advance(by: 0.05)
        let cards = window.rootViewController?.view.all(GalleryCard.self) ?? []
        for card in cards where !card.device.subviews.isEmpty { played.insert(card.scene.id) }
      }
      return played
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
    var gaps: [(frames: Int, idle: Int)] = []
    var gap: (frames: Int, idle: Int)?
    var hasPlayed = false
    for _ in 0..<(15 * 60) {
      let ticks = gallery.simulation.clock.tickCount
      gallery.simulation.advanceFrame()
      if CADisplayLink.wantsFrames {
        hasPlayed = true
        if let gap { gaps.append(gap) }
        gap = nil
      } else if hasPlayed {
        let isIdle = gallery.simulation.clock.tickCount == ticks
        gap = ((gap?.frames ?? 0) + 1, (gap?.idle ?? 0) + (isIdle ? 1 : 0))
      }
    }

    #expect(gaps.count >= 2)
    let pause = Int((CardPlayer.pause * 60).rounded())
    for gap in gaps {
      #expect(abs(gap.frames - pause) <= 1, "\(gap)")
      // One picture shows the card at rest.
      #expect(gap.idle >= gap.frames - 2, "\(gap)")
    }
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

    for step in 0..<30 {
      gallery.turnWheel(by: step < 15 ? 20 : -20)
      #expect(gallery.played(over: 0.1).isEmpty, "step \(step)")
    }
  }

  @Test func `a wheel turns the list below the pointer: what has gone rests, what came plays`()
    throws
  {
    let gallery = Gallery()
    let card = try gallery.card("pull-to-dismiss")
    let place = card.convert(CGPoint(x: 50, y: 88), to: nil)
    gallery.hover(over: card)
    #expect(gallery.played(over: 1) == ["pull-to-dismiss"])

    gallery.turnWheel(by: 2 * (GalleryCard.height + 16), at: place)
    gallery.simulation.advance(by: 0.4)
    let below = try #require(
      gallery.window.rootViewController?.view.all(GalleryCard.self).first {
        !$0.isHidden && $0.convert($0.bounds, to: nil).contains(place)
      })

    #expect(below !== card)
    #expect(gallery.played(over: 4) == [below.scene.id])
  }

  @Test func `a chosen card that is wheeled out of sight rests, and plays when it is back`() throws
  {
    let gallery = Gallery()
    gallery.simulation.finger.key(.down)
    #expect(gallery.played(over: 1) == ["swipe-back"])

    gallery.turnWheel(by: 900)
    gallery.simulation.advance(by: 0.4)
    #expect(gallery.played(over: 4).isEmpty)
    #expect(gallery.simulation.clock.isIdle)

    gallery.turnWheel(by: -900)
    gallery.simulation.advance(by: 0.4)
    #expect(gallery.played(over: 2) == ["swipe-back"])
  }

  @Test func `a card that typing hides rests, and the one that is found plays`() throws {
    let gallery = Gallery()
    let card = try gallery.card("pull-to-dismiss")
    gallery.hover(over: card)
    #expect(gallery.played(over: 1) == ["pull-to-dismiss"])

    gallery.simulation.finger.type("photo")
    gallery.simulation.advance(by: 0.1)

    #expect(gallery.played(over: 3) == ["photo-zoom"])
  }

  @Test func `a card looked at before every picture is drawn plays when they are`() throws {
    // So slow that drawing takes longer than a card is looked at.
    let gallery = Gallery(refreshRate: 20, settles: false)
    let card = try gallery.card("swipe-back")

    gallery.hover(over: card)
    gallery.simulation.advance(by: 0.65)
    #expect(
      gallery.window.rootViewController?.view.all(GalleryCard.self).contains {
        $0.device.image == nil
      } == true)
    #expect(card.device.subviews.isEmpty)

    #expect(gallery.played(over: 2) == ["swipe-back"])
  }

  @Test func `in a window that is not seen nothing is computed, and it goes on in sight`() throws {
    let gallery = Gallery()
    let card = try gallery.card("swipe-back")
    gallery.simulation.finger.key(.down)
    gallery.simulation.advance(by: 1.1)
    #expect(!card.device.subviews.isEmpty)
    let world = gallery.simulation

    world.input.schedule(.surface(.visible(false)), at: world.clock.now)
    world.advance(by: 0.1)
    let ticks = world.clock.tickCount
    world.advance(by: 20)
    #expect(world.clock.tickCount == ticks)

    world.input.schedule(.surface(.visible(true)), at: world.clock.now)
    #expect(gallery.pictures(card, over: 2) > 8)
    gallery.simulation.finger.key(.escape)
  }

  @Test func `under reduced motion no card grows or shrinks, and the list jumps`() throws {
    let gallery = Gallery()
    UIAccessibility.set(reduceMotion: true)
    defer { UIAccessibility.set(reduceMotion: false) }
    let card = try gallery.card("swipe-back")
    let list = try #require(card.superview as? UIScrollView)
    var transforms: Set<String> = []
    func look() {
      for layer in [card.layer, card.device.layer] {
        transforms.insert("\(layer.presentation()?.affineTransform() ?? layer.affineTransform())")
      }
    }

    gallery.hover(over: card)
    let place = card.convert(CGPoint(x: 200, y: 88), to: nil)
    gallery.simulation.finger.down(at: place)
    for _ in 0..<20 {
      gallery.simulation.advanceFrame()
      look()
    }
    #expect(transforms.count == 1)
    #expect(card.alpha < 1, "it is seen to be pressed")
    gallery.simulation.finger.move(to: CGPoint(x: place.x, y: place.y + 300), over: 0.2)
    gallery.simulation.finger.up()
    gallery.simulation.settle()
    list.contentOffset.y = -list.adjustedContentInset.top

    var offsets: Set<CGFloat> = []
    for _ in 0..<6 {
      gallery.simulation.finger.key(.down)
      gallery.simulation.advanceFrame()
      let offset = list.contentOffset.y
      offsets.insert(offset)
      gallery.simulation.advance(by: 0.5)
      #expect(list.contentOffset.y == offset)
    }
    #expect(offsets.count > 3)
    #expect(card.transform == .identity && card.alpha == 1)
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
    gallery.leave()
    gallery.stage.showGallery()
    gallery.simulation.settle()
    #expect(UIViewController.livingCount == controllers)
  }

  @Test(arguments: SceneDemoTests.scenes)
  func `wherever a film is cut off, nothing is left of it`(id: String) throws {
    let simulation = Simulation()
    let scene = try SceneCatalog.scene(id: id)
    let size = CGSize(width: 390, height: 844)
    let key = ThumbnailStore.Key(
      scene: id, device: size, width: GalleryCard.deviceWidth(for: size), scale: 1, style: .light)
    simulation.show(UIViewController())
    simulation.settle()
    var told = 0
    let listeners = [
      Engine.listen { _ in told += 1 }, Diagnostics.listen { _ in told += 1 },
      Verdicts.listen { _ in told += 1 },
    ]
    let end = try #require(SceneFilm(scene, key)).end
    let before = Remains()

    for cut in 0...Int((end + 1) / 0.2) {
      var film = SceneFilm(scene, key)
      // Twenty turns a second are enough to be in the middle of everything.
      for _ in 0..<(cut * 4) { _ = film?.advance(by: 0.05) }
      film = nil

      #expect(Remains() == before, "cut after \(Double(cut) / 5) s")
    }

    withExtendedLifetime(listeners) { #expect(told == 0) }
    #expect(simulation.clock.isIdle)
  }

  /// What an app that has gone might leave behind.
  private struct Remains: Equatable {
    let controllers = UIViewController.livingCount
    let inside = UIViewController.livingInsideCount
    let holds = FingerlessHold.open.count
    let watches = TransitionWatch.open.count
    let calls = DelayedCall.waiting.count
    let wantsFrames = CADisplayLink.wantsFrames
    let turnIsOver = EndOfTurn.isEmpty
    let alarm = FrameAlarm.next
    let screen = ObjectIdentifier(UIScreen.main)
    let saysNothing = AppearanceProxies.isEmpty
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
