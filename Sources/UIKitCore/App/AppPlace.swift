import Display
import QuartzCore

/// What there is once in a process: another app's, while it is not its turn.
///
/// Caches and what the user has asked the system for are everybody's and stay.
struct AppPlace {
  private var turns = TurnState()
  private var screen: UIScreen
  private var app = UIApplication()
  private var traits: UITraitCollection
  private var style: UIUserInterfaceStyle
  private var animations = AnimationBlock.Process()
  private var alarms = FrameAlarm.Process()
  private var onEvent: ((EngineEvent) -> Void)?
  private var events = Listeners<EngineEvent>()
  // Nobody's mistakes: they are not to be told, not even where there is no listener.
  private var onReport: ((Diagnostic) -> Void)? = { _ in }
  private var reports = Listeners<Diagnostic>()
  private var onScroll: ((ScrollEvent) -> Void)?
  private var holds: [Int: FingerlessHold.Entry] = [:]
  private var pasteboard: (any Clipboard)?
  private var appearances = AppearanceProxies.Process()
  private var watches: [TransitionWatch] = []
  private var calls: [DelayedCall] = []
  private var calling: UIViewController.AppearanceCall?

  /// As in a process that has just begun, with a screen.
  init(_ screen: UIScreen, style: UIUserInterfaceStyle) {
    self.screen = screen
    self.style = style
    traits = screen.traitCollection
  }

  /// Puts this in the process's place, and what was there here.
  mutating func exchange() {
    turns.exchange()
    swap(&UIScreen.main, &screen)
    swap(&UIApplication.shared, &app)
    swap(&UITraitCollection.current, &traits)
    swap(&UIScreen.systemStyle, &style)
    animations.exchange()
    swap(&FrameAlarm.process, &alarms)
    swap(&Engine.listeners, &events)
    swap(&Diagnostics.listeners, &reports)
    swap(&FingerlessHold.open, &holds)
    swap(&UIPasteboard.system, &pasteboard)
    swap(&AppearanceProxies.process, &appearances)
    swap(&TransitionWatch.open, &watches)
    swap(&DelayedCall.waiting, &calls)
    swap(&UIViewController.calling, &calling)
    // Not by `swap`: what is generic hands a closure on in a wrapper, one more each time, until a
    // call goes through more of them than the stack holds.
    (Engine.onEvent, onEvent) = (onEvent, Engine.onEvent)
    (Diagnostics.onReport, onReport) = (onReport, Diagnostics.onReport)
    (ScrollEvent.onEvent, onScroll) = (onScroll, ScrollEvent.onEvent)
  }
}
