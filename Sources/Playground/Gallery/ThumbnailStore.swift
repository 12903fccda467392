import UIKit

/// Pictures of the scenes, each drawn once by the scene itself.
final class ThumbnailStore {
  /// What a picture depends on.
  struct Key: Hashable {
    var scene: String
    /// Of the device that is pictured. Units: points.
    var device: CGSize
    /// Of the picture. Units: points.
    var width: CGFloat
    /// Pixels a point.
    var scale: CGFloat
    var style: UIUserInterfaceStyle
  }

  private var pictures: [Key: UIImage] = [:]

  /// More than one look of everything there is; beyond that the window is being resized. Source:
  /// chosen.
  private static let limit = 64

  /// What was drawn before.
  func picture(for key: Key) -> UIImage? { pictures[key] }

  /// Draws a scene as it looks at rest in an app of its own, which nobody sees.
  func draw(_ scene: SceneInfo, _ key: Key) -> UIImage? {
    guard key.device.width > 0, key.device.height > 0, key.width > 0 else { return nil }
    let size = CGSize(
      width: key.width, height: key.device.height * key.width / key.device.width)
    let stage = SceneFilm.stage(scene, key)
    let format = UIGraphicsImageRendererFormat()
    format.scale = key.scale
    let picture = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      stage.draw(in: CGRect(origin: .zero, size: size))
    }
    if pictures.count >= Self.limit { pictures = [:] }
    pictures[key] = picture
    return picture
  }
}
