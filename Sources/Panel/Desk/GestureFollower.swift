import Display
import Foundation
import Geometry
import Playground
import QuartzCore
import UIKit

/// Follows each gesture on the device from its first touch to rest: what the finger does, how far the
/// scene is, and every picture.
final class GestureFollower {
  private let scene: SceneRun
  private let window: UIWindow
  private let surface: SplitSurface
  private let model: PanelModel
  private let overlay: Overlay
  private let motion = MotionWatch()
  private let views = ViewWatch()
  /// Told of every picture of a gesture that goes on.
  var onStep: (() -> Void)?

  /// - Parameter window: the device's, with the scene in it.
  init(
    of scene: SceneRun, in window: UIWindow, on surface: SplitSurface, model: PanelModel,
    overlay: Overlay
  ) {
    self.scene = scene
    self.window = window
    self.surface = surface
    self.model = model
    self.overlay = overlay
  }

  /// Takes what the device is given.
  func take(_ event: InputEvent) {
    let wasFollowing = model.recorder.isFollowing
    let isTouch =
      if case .pointer(let sample) = event { sample.phase == .down } else { false }
    if isTouch { model.scrubber.leave() }
    model.recorder.take(event, frame: surface.device.now, period: surface.device.period)
    guard isTouch, !wasFollowing || model.recorder.track.samples.count <= 1 else { return }
    model.gestureBegan()
    motion.begin(SeenView.all(in: scene))
    views.begin()
    overlay.controller.begin()
    film()
    // Where it all began: nothing new is shown until something moves.
    if surface.device.hasPicture { model.scrubber.newest.take(surface.device.list, at: 0) }
  }

  /// Takes what a transition does.
  func take(_ transition: TransitionEvent) {
    motion.take(transition)
    if transition.phase == .began || transition.phase == .finishing { film() }
  }

  /// Takes a picture of the device.
  ///
  /// - Parameter time: on the frame clock, seconds.
  func take(_ list: RenderList, at time: TimeInterval) {
    guard model.recorder.isFollowing, model.scrubber.position == nil else { return }
    model.scrubber.newest.take(list, at: time - model.recorder.zero)
  }

  /// Looks how far everything is, a picture later.
  ///
  /// - Parameter time: on the frame clock, seconds.
  func tick(at time: TimeInterval) {
    guard model.recorder.isFollowing, !model.time.isPaused else { return }
    if let percent = motion.heldPercent { overlay.controller.take(percent: percent) }
    overlay.refresh()
    let isMoving = motion.isRunning || window.screen.tree.isAnimating
    let named = SeenView.all(in: scene)
    let seen = motion.look(at: named, length: model.history.all.last?.release.length)
    let looks = views.look(at: named)
    let isOver = model.recorder.note(
      progress: seen.progress, offset: seen.offset, at: time, isMoving: isMoving,
      isTransition: motion.isRunning, views: views.names, looks: looks)
    if isOver {
      model.gestureEnded()
    } else {
      if !model.recorder.isDown { surface.device.requestTick() }
      onStep?()
    }
  }

  /// What is on the device now must be drawable as long as the film is looked at.
  private func film() {
    model.scrubber.newest.keep(window.withDescendants)
  }
}

extension UIView {
  /// The view and everything below it.
  fileprivate var withDescendants: [UIView] {
    [self] + subviews.flatMap(\.withDescendants)
  }
}
