public import Display
public import Drawing
public import Foundation
import Painter
import QuartzCore
public import UIKitCore

/// The pretend world: the whole engine on a virtual clock, with a scripted finger and a picture in
/// memory. No display, no waiting, the same result every time.
public final class Simulation {
  public let clock: VirtualClock
  public let input: ScriptedInput
  public let screen: UIScreen
  public let loop: FrameLoop
  /// What shows the picture; nil for runs that need none.
  public let compositor: PixmanCompositor?
  public private(set) lazy var finger = Finger(self)
  private var mainLoop = MainLoop()

  /// - Parameters:
  ///   - size: of the device, points.
  ///   - scale: pixels per point.
  ///   - refreshRate: pictures per second.
  ///   - isPainting: false saves the painting where only behaviour counts.
  public init(
    size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 1, refreshRate: Double = 60,
    isPainting: Bool = false
  ) {
    clock = VirtualClock(refreshRate: refreshRate)
    input = ScriptedInput(clock: clock)
    screen = UIScreen(size: size, scale: scale)
    UIApplication.start(on: screen)
    if isPainting {
      let painted = PixmanCompositor(
        width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()),
        scale: scale)
      compositor = painted
      loop = FrameLoop(screen: screen, input: input, clock: clock, compositor: painted)
    } else {
      compositor = nil
      loop = FrameLoop(screen: screen, input: input, clock: clock, compositor: Blind())
      loop.isPainting = false
    }
  }

  /// A pretend window that somebody else fills, with one screen or several.
  ///
  /// - Parameters:
  ///   - surface: the window's size, points.
  ///   - makeLoop: makes the screens on what it is given; the loop it returns counts as the device's.
  public init(
    surface: CGSize, scale: CGFloat = 1, refreshRate: Double = 60, isPainting: Bool = false,
    makeLoop: (_ input: ScriptedInput, _ clock: VirtualClock, _ shows: any Compositor) -> FrameLoop
  ) {
    clock = VirtualClock(refreshRate: refreshRate)
    input = ScriptedInput(clock: clock)
    let painted =
      isPainting
      ? PixmanCompositor(
        width: Int((surface.width * scale).rounded()),
        height: Int((surface.height * scale).rounded()), scale: scale) : nil
    compositor = painted
    loop = makeLoop(input, clock, painted ?? Blind())
    screen = loop.screen
  }

  /// Shows `root` in a window that fills the screen and lets it appear.
  @discardableResult
  public func show(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(screen: screen)
    window.rootViewController = root
    window.makeKeyAndVisible()
    advanceFrame()
    return window
  }

  /// Launches an app as the system would, with its own window or scene, and lets it appear.
  public func launch(_ delegate: any UIApplicationDelegate) {
    UIApplication.shared.launch(delegate, on: screen)
    advanceFrame()
  }

  /// Goes on by one refresh.
  public func advanceFrame() {
    input.announceDue(before: clock.now + clock.period)
    clock.advanceFrame()
    mainLoop.serve(at: clock.now, isResting: clock.isIdle)
  }

  /// Goes on until `seconds` more have passed, frame by frame.
  public func advance(by seconds: TimeInterval) {
    let end = clock.now + seconds
    while clock.now + clock.period <= end + 1e-9 { advanceFrame() }
  }

  /// Goes on until nothing moves and nothing is scheduled; a caret may go on blinking.
  ///
  /// - Parameter limit: seconds after which something that never comes to rest is given up.
  /// - Returns: whether rest was reached.
  @discardableResult
  public func settle(within limit: TimeInterval = 30) -> Bool {
    let end = clock.now + limit
    while clock.now < end {
      if clock.isIdle || loop.isResting, input.isEmpty { return true }
      advanceFrame()
    }
    return false
  }

  /// The same in leaps, for whoever asks only how it ends: what moves is seen now and then.
  @discardableResult
  public func settleUnseen(within limit: TimeInterval = 30) -> Bool {
    let end = clock.now + limit
    // Long enough for most motion to be over at once, short enough for one that leads to another.
    let leap = Int((0.25 / clock.period).rounded())
    while clock.now < end {
      if clock.isIdle || loop.isResting, input.isEmpty { return true }
      if input.isEmpty { clock.skip(leap - 1) }
      advanceFrame()
    }
    return false
  }

  /// The picture as last painted; nil for a run without one.
  public func image() -> CGImage? {
    guard let compositor else { return nil }
    return compositor.pixels().withUnsafeBytes { pixels in
      pixels.baseAddress.flatMap {
        CGImage(
          copying: $0, width: compositor.width, height: compositor.height,
          bytesPerRow: compositor.width * 4)
      }
    }
  }

  /// Shows nothing.
  private final class Blind: Compositor {
    func present(_ frame: inout RenderFrame, at tick: FrameTick) {}
  }
}
