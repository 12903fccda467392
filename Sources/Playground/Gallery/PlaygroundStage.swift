public import UIKit

/// The app: the gallery and the scenes, one at a time in one window.
///
/// A scene is the window's root, as it would be in an app of its own; what is left of it when another
/// takes its place is nothing.
public final class PlaygroundStage: NSObject {
  /// What is shown; the gallery is a scene like any other.
  public private(set) var scene: SceneInfo
  public private(set) var values: TunableValues
  /// What the scene started as.
  public private(set) var state: String
  public private(set) var run: SceneRun
  /// Called when another scene is shown, the gallery included.
  public var onChange: (() -> Void)?
  /// The values a scene opens with; its defaults unless somebody keeps others.
  public var valuesFor: (SceneInfo) -> TunableValues = { TunableValues($0.tunables) }
  /// The scene that was opened last, now or in an earlier run.
  public private(set) var lastScene: String?

  private let thumbnails = ThumbnailStore()
  private weak var window: UIWindow?
  /// The gallery, over a scene that grows out of it.
  private weak var opening: UIView?
  private lazy var homeSwipe = UIScreenEdgePanGestureRecognizer(
    target: self, action: Selector(PlaygroundStage.handleHomeSwipe(_:)))

  /// How far up the home indicator must be swiped. Units: points. Source: chosen.
  private static let homeDistance: CGFloat = 60
  /// Or how fast. Units: points per second. Source: chosen.
  private static let homeVelocity: CGFloat = 500

  /// Begins with the gallery.
  ///
  /// - Parameter lastScene: the card that is chosen at first.
  public convenience init(lastScene: String? = nil) {
    self.init(GalleryScene.info, TunableValues([]), state: GalleryScene.info.defaultState)
    self.lastScene = lastScene
    (run.root as? GalleryController)?.choose(lastScene)
  }

  /// Begins with a scene.
  public init(_ scene: SceneInfo, _ values: TunableValues, state: String) {
    self.scene = scene
    self.values = values
    self.state = state
    if scene.id == GalleryScene.info.id {
      let gallery = GalleryController(thumbnails)
      run = gallery.run
      super.init()
      listen(to: gallery)
    } else {
      run = scene.make(values, state)
      super.init()
      lastScene = scene.id
    }
  }

  public var isInGallery: Bool { scene.id == GalleryScene.info.id }

  /// Shows what there is in a window, and takes its Escape and its home indicator.
  public func enter(_ window: UIWindow) {
    self.window = window
    (window as? PlaygroundWindow)?.onEscape = { [weak self] in self?.showGallery() ?? false }
    homeSwipe.edges = .bottom
    homeSwipe.delegate = self
    window.addGestureRecognizer(homeSwipe)
    window.rootViewController = run.root
  }

  /// Shows a scene.
  public func open(_ scene: SceneInfo) {
    let curtain = (run.root as? GalleryController)?.curtain(for: scene.id)
    let gallery = curtain == nil ? nil : run.root.view.snapshotView(afterScreenUpdates: false)
    let values = valuesFor(scene)
    lastScene = scene.id
    replace(scene, values, scene.make(values, scene.defaultState))
    if let curtain, let gallery { raise(curtain, over: gallery) }
  }

  /// Goes back to the gallery.
  ///
  /// - Returns: false where it is shown already.
  @discardableResult
  public func showGallery() -> Bool {
    guard !isInGallery else { return false }
    opening?.removeFromSuperview()
    let gallery = GalleryController(thumbnails)
    listen(to: gallery)
    let old = picture(isSharp: false).map(UIImageView.init)
    gallery.choose(scene.id)
    replace(GalleryScene.info, TunableValues([]), gallery.run)
    if let old { lower(old, to: gallery) }
    return true
  }

  private func listen(to gallery: GalleryController) {
    gallery.onOpen = { [weak self] in self?.open($0) }
  }

  private func replace(_ scene: SceneInfo, _ values: TunableValues, _ run: SceneRun) {
    let window = self.window ?? self.run.root.viewIfLoaded?.window
    self.window = window
    self.scene = scene
    self.values = values
    self.run = run
    state = scene.defaultState
    window?.rootViewController = run.root
    window?.layoutIfNeeded()
    onChange?()
  }

  // MARK: From card to scene and back

  /// The scene grows out of its card, over the gallery.
  private func raise(_ curtain: GalleryController.Curtain, over gallery: UIView) {
    guard let window, window.bounds.width > 0, let scene = picture(isSharp: true) else { return }
    gallery.frame = window.bounds
    gallery.isUserInteractionEnabled = false
    gallery.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    opening?.removeFromSuperview()
    opening = gallery
    window.addSubview(gallery)
    let gone = { (_: Bool) in gallery.removeFromSuperview() }
    guard !UIAccessibility.isReduceMotionEnabled else {
      return UIView.animate(
        withDuration: 0.25, delay: 0, options: [.curveLinear, .allowUserInteraction],
        animations: { gallery.alpha = 0 }, completion: gone)
    }
    let page = ScenePage(scene: scene, small: curtain.picture)
    page.frame = curtain.frame
    page.layer.cornerRadius = GalleryCard.deviceCorner
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    gallery.addSubview(page)
    page.layoutIfNeeded()
    // Source: chosen, near to how an app opens on a phone.
    UIView.animate(
      withDuration: 0.45, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: .allowUserInteraction,
      animations: {
        page.frame = window.bounds
        page.layer.cornerRadius *= window.bounds.width / max(curtain.frame.width, 1)
        page.layoutIfNeeded()
      }, completion: gone)
    page.sharpen()
  }

  /// The scene shrinks into its card.
  private func lower(_ old: UIView, to gallery: GalleryController) {
    guard let window else { return }
    old.frame = window.bounds
    let card = UIAccessibility.isReduceMotionEnabled ? nil : gallery.deviceFrame
    fly(old, to: card ?? window.bounds)
  }

  private func fly(_ picture: UIView, to target: CGRect) {
    guard let window, window.bounds.width > 0, window.bounds.height > 0 else { return }
    picture.isUserInteractionEnabled = false
    window.addSubview(picture)
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
      animations: {
        picture.center = CGPoint(x: target.midX, y: target.midY)
        picture.transform = CGAffineTransform(
          scaleX: target.width / picture.bounds.width, y: target.height / picture.bounds.height)
      })
    UIView.animate(
      withDuration: 0.14, delay: 0.16, options: [.curveLinear, .allowUserInteraction],
      animations: { picture.alpha = 0 }, completion: { _ in picture.removeFromSuperview() })
  }

  /// What is seen now, as a picture that keeps nothing of it alive.
  ///
  /// - Parameter isSharp: whether it comes to stand where it was; else it is only seen in motion.
  private func picture(isSharp: Bool) -> UIImage? {
    guard let window, window.bounds.width > 0 else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = isSharp ? window.screen.scale : 1
    return UIGraphicsImageRenderer(size: window.bounds.size, format: format).image { _ in
      window.drawHierarchy(in: window.bounds, afterScreenUpdates: isSharp)
    }
  }

  // MARK: The home indicator

  private func handleHomeSwipe(_ swipe: UIScreenEdgePanGestureRecognizer) {
    guard swipe.state == .ended else { return }
    let isFar = -swipe.translation(in: nil).y >= Self.homeDistance
    if isFar || -swipe.velocity(in: nil).y >= Self.homeVelocity { showGallery() }
  }
}

extension PlaygroundStage: UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !isInGallery
  }

  /// As on a phone, what a scene does with a drag waits for the swipe home.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer
  }
}

/// A window that hears of an Escape nobody else wanted.
public final class PlaygroundWindow: UIWindow {
  /// Says whether it was of use.
  var onEscape: (() -> Bool)?

  public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.first?.key?.keyCode == .keyboardEscape, onEscape?() == true { return }
    super.pressesBegan(presses, with: event)
  }
}
