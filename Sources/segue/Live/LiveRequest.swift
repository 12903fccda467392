import Foundation
import GestureLab
import Playground

/// Which scene a window opens with, and as what a recording knows it.
@MainActor
enum LiveRequest {
  /// A played gesture names scene, state, device and values; what the command line says besides wins.
  ///
  /// - Throws: `Failure` in one line for anything that does not fit.
  static func make(
    scene: String?, options: SceneOptions, playing gesture: GestureFile?, from path: String
  ) throws(Failure) -> SceneRequest {
    guard let gesture else {
      return try SceneRequest(scene: scene ?? GalleryScene.info.id, options: options)
    }
    guard scene == nil || scene == gesture.scene else {
      throw .request("--play \(path): is for '\(gesture.scene)', not for '\(scene ?? "")'")
    }
    let values = gesture.settings.map { "\($0.key)=\(JSONWriting.number($0.value))" }
    let size = gesture.device
    let device = try DeviceSize("\(number(size.width))x\(number(size.height))")
    do {
      return try SceneRequest(
        scene: gesture.scene, state: options.state ?? gesture.state, device: device,
        preset: options.preset, settings: values + options.settings)
    } catch {
      throw .request("--play \(path): \(error)")
    }
  }

  /// The head of a recording of this scene, its values where they are not the defaults.
  static func base(_ request: SceneRequest, expecting gesture: GestureFile? = nil) -> GestureFile {
    let changed = request.values.tunables.filter { request.values[$0.key] != $0.defaultValue }
    return GestureFile(
      scene: request.info.id, state: request.state, device: request.device.size,
      settings: changed.map { .init(key: $0.key, value: request.values[$0.key]) },
      intent: gesture?.intent, expect: gesture?.expect)
  }

  private static func number(_ value: CGFloat) -> String { JSONWriting.number(Double(value)) }
}
