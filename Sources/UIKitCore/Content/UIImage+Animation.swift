public import Foundation

extension UIImage {
  /// Several pictures shown one after the other.
  ///
  /// - Parameter duration: of all of them, seconds.
  public static func animatedImage(
    with images: [UIImage], duration: TimeInterval
  ) -> UIImage? {
    guard let first = images.first else { return nil }
    let image = first.withRenderingMode(first.renderingMode)
    image.frames = images
    image.framesDuration = duration > 0 ? duration : Double(images.count) / 30
    return image
  }

  /// The pictures of an animated one.
  public var images: [UIImage]? { frames.isEmpty ? nil : frames }

  /// Of an animated picture, seconds.
  public var duration: TimeInterval { framesDuration }
}

extension UIImage {
  /// Makes a picture known by a name, for programs without a bundle.
  ///
  /// Source: ours; `UIImage(named:)` finds it before any file.
  public static func register(_ image: UIImage?, named name: String) {
    ImageLibrary.register(image, named: name)
  }
}
