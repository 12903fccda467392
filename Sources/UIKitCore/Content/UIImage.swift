public import Drawing
public import Foundation
import Geometry

/// A picture: a bitmap, or a symbol drawn as large and as thick as it is needed.
///
/// Mirrors: `UIImage`. Units: points.
@preconcurrency @MainActor
open class UIImage: NSObject {
  /// Whether a picture shows its own colours or takes the view's. Mirrors: `UIImage.RenderingMode`.
  public nonisolated enum RenderingMode: Int, Sendable {
    /// Bitmaps show their own colours, symbols the tint.
    case automatic, alwaysOriginal, alwaysTemplate
  }

  enum Source {
    case bitmap(CGImage)
    case symbol(SymbolPicture)
  }

  let source: Source
  /// Pixels a point.
  public let scale: CGFloat
  public let renderingMode: RenderingMode
  /// A colour given to the picture itself.
  let ownTint: UIColor?
  /// How it is stretched; nil for as a whole.
  final var stretch: ImageStretch?
  final var frames: [UIImage] = []
  final var framesDuration: TimeInterval = 0
  /// What was given, when it does not lie as it is shown.
  final var lying: CGImage?
  public final internal(set) var imageOrientation = Orientation.up
  /// Whether it is what `UIImage()` makes: nothing to see, which takes a bar's background away.
  final var isBlank = false

  /// An empty picture.
  public override convenience init() {
    self.init(cgImage: CGImage(width: 1, height: 1))
    isBlank = true
  }

  init(source: Source, scale: CGFloat, renderingMode: RenderingMode, tint: UIColor? = nil) {
    self.source = source
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    self.renderingMode = renderingMode
    ownTint = tint
  }

  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let upright = cgImage.shown(orientation)
    self.init(source: .bitmap(upright), scale: scale, renderingMode: .automatic)
    imageOrientation = orientation
    lying = upright === cgImage ? nil : cgImage
  }

  /// A picture from a PNG or JPEG file's bytes.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  public convenience init?(data: Data, scale: CGFloat) {
    guard let (image, orientation) = Self.decode(data) else { return nil }
    self.init(cgImage: image, scale: scale, orientation: orientation)
  }

  /// A picture from a PNG or JPEG file; `@2x` and `@3x` before the dot give the scale.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let (image, orientation) = Self.decode(data)
    else { return nil }
    let name = (path as NSString).deletingPathExtension
    let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    self.init(cgImage: image, scale: scale, orientation: orientation)
  }

  /// The pixels, and which way up they are to be shown.
  private static func decode(_ data: Data) -> (CGImage, Orientation)? {
    guard CGImage.isJPEG(data) else {
      return (try? CGImage(pngData: data)).map { ($0, .up) }
    }
    var way = 1
    guard let image = try? CGImage(jpegData: data, orientation: &way) else { return nil }
    return (image, Orientation(exif: way))
  }

  /// A PNG picture of the program's bundles or of an asset catalogue lying in one.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, with: nil)
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: SymbolConfiguration?
  ) {
    guard let found = ImageLibrary.image(named: name, in: bundle) else { return nil }
    self.init(
      source: found.source, scale: found.scale, renderingMode: found.renderingMode,
      tint: found.ownTint)
    stretch = found.stretch
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name, in: bundle, with: nil)
  }

  /// What `#imageLiteral` calls; an empty picture when there is none of the name.
  public required convenience init(imageLiteralResourceName name: String) {
    let found = UIImage(named: name)
    self.init(
      source: found?.source ?? .bitmap(CGImage(width: 1, height: 1)), scale: found?.scale ?? 1,
      renderingMode: .automatic)
  }

  /// One of the drawn symbols, by SF Symbols' name; nil for a name there is no symbol of.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(
    systemName name: String, withConfiguration configuration: SymbolConfiguration?
  ) {
    guard let picture = SymbolPicture(name: name, configuration: configuration ?? .default) else {
      return nil
    }
    self.init(source: .symbol(picture), scale: UIScreen.main.scale, renderingMode: .automatic)
  }

  /// Points.
  open var size: CGSize {
    switch source {
    case .bitmap(let image):
      CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    case .symbol(let picture): picture.size
    }
  }

  /// The pixels as they were given, in the picture's own colours.
  open var cgImage: CGImage? {
    lying ?? bitmap(scale: scale, tint: ownTint?.cgColor)
  }

  public var isSymbolImage: Bool {
    if case .symbol = source { true } else { false }
  }

  /// A JPEG file's bytes; what lets something through is over white.
  ///
  /// - Parameter compressionQuality: 0…1.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    bitmap(scale: scale, tint: ownTint?.cgColor).flatMap {
      try? $0.jpegData(quality: compressionQuality)
    }
  }

  public func pngData() -> Data? {
    bitmap(scale: scale, tint: ownTint?.cgColor).flatMap { try? $0.pngData() }
  }
}

/// What `#imageLiteral` makes.
public typealias _ImageLiteralType = UIImage

extension UIImage: @preconcurrency _ExpressibleByImageLiteral {}
