import UIKit

/// A scene that plays its demonstration by itself, on a device of its own that nobody sees but by
/// its picture.
final class SceneFilm {
  private let app: InnerApp
  /// When the hand has done. Units: seconds since the beginning.
  let end: TimeInterval

  /// How long what the hand has begun may take to come to rest. Units: seconds. Source: chosen.
  private static let patience: TimeInterval = 3
  /// Before the hand begins: the picture is seen at rest. Units: seconds. Source: chosen.
  private static let lead: TimeInterval = 0.2

  /// Nil for a scene that shows nothing by itself.
  init?(_ scene: SceneInfo, _ key: ThumbnailStore.Key) {
    guard !scene.demo.isEmpty, key.device.width > 0, key.device.height > 0, key.width > 0 else {
      return nil
    }
    app = Self.stage(scene, key)
    let area = CGRect(origin: .zero, size: key.device).inset(by: app.screen.deviceInsets)
    let (touches, end) = scene.demo.touches(in: area)
    for touch in touches {
      app.touch(touch.phase, at: touch.point, time: Self.lead + touch.time)
    }
    self.end = Self.lead + end
  }

  /// A scene as it is when it has been opened.
  static func stage(_ scene: SceneInfo, _ key: ThumbnailStore.Key) -> InnerApp {
    // Drawn in full and shrunk: small letters stay letters.
    let app = InnerApp(size: key.device, scale: 1, style: key.style)
    app.show { scene.make(TunableValues(scene.tunables), scene.defaultState).root }
    return app
  }

  /// Whether it has been seen to its end.
  var isOver: Bool {
    app.time >= end && (app.isResting || app.time >= end + Self.patience)
  }

  /// Goes on by so many seconds; says whether there is something new to see.
  func advance(by seconds: TimeInterval) -> Bool { app.advance(by: seconds) }

  /// Draws what is seen now.
  func draw(in rect: CGRect) { app.draw(in: rect) }
}

/// Where a film is seen.
final class FilmView: UIView {
  private let film: SceneFilm

  init(_ film: SceneFilm, frame: CGRect) {
    self.film = film
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) { film.draw(in: bounds) }
}
