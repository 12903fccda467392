import Drawing
public import Foundation
import Geometry
import QuartzCore

/// A view that shows a picture.
///
/// Mirrors: `UIImageView`. Takes no touches unless told to (A40).
open class UIImageView: UIView {
  open var image: UIImage? { didSet { imageChanged(from: oldValue) } }
  open var highlightedImage: UIImage? { didSet { imageChanged(from: oldValue) } }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue, highlightedImage != nil { show() } }
  }

  /// For symbols without a size of their own.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      invalidateIntrinsicContentSize()
      show()
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// A view as large as the picture.
  public convenience init(image: UIImage?) {
    self.init(image: image, highlightedImage: nil)
  }

  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    show()
  }

  open override var contentMode: UIView.ContentMode {
    get { super.contentMode }
    set {
      super.contentMode = newValue
      // The picture is the layer's contents: drawing nothing in its place would lose it.
      layer.needsDisplayOnBoundsChange = false
    }
  }

  open override func setNeedsDisplay() { show() }

  open override func setNeedsDisplay(_ rect: CGRect) { show() }

  open override var intrinsicContentSize: CGSize {
    shownImage?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shownImage?.isTemplate == true { show() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if shownImage != nil { show() }
  }

  // MARK: Animation

  /// Pictures shown one after the other while it animates.
  open var animationImages: [UIImage]?
  open var highlightedAnimationImages: [UIImage]?
  /// Of all pictures, seconds; 0 is thirty a second.
  open var animationDuration: TimeInterval = 0
  /// How often; 0 is for ever.
  open var animationRepeatCount = 0

  open var isAnimating: Bool { player != nil }

  open func startAnimating() {
    stopAnimating()
    let chosen = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    let images = chosen ?? shownImage?.images ?? []
    guard !images.isEmpty else { return }
    let own = chosen == nil ? shownImage?.duration ?? 0 : animationDuration
    player = ImagePlayer(
      images, duration: own > 0 ? own : Double(images.count) / 30, rounds: animationRepeatCount
    ) { [weak self] image in
      guard let self else { return }
      if image == nil { player = nil }
      show()
    }
    show()
  }

  open func stopAnimating() {
    guard player != nil else { return }
    player?.stop()
    player = nil
    show()
  }

  private var player: ImagePlayer?

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil {
      player?.stop()
      player = nil
    } else if player == nil, shownImage?.images != nil {
      startAnimating()
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if shownImage?.stretch != nil, stretchedSize != bounds.size { show() }
  }

  private var stretchedSize = CGSize.zero

  private var shownImage: UIImage? {
    if let playing = player?.current { return playing }
    let image = isHighlighted ? highlightedImage ?? self.image : self.image
    guard let configuration = preferredSymbolConfiguration else { return image }
    return image?.withConfiguration(configuration)
  }

  private func imageChanged(from old: UIImage?) {
    if window != nil, image?.images != nil, player == nil { startAnimating() }
    show()
    if old?.size != shownImage?.size { invalidateIntrinsicContentSize() }
  }

  /// Gives the layer the pixels; the layer keeps one bitmap for all views with the same ones.
  private func show() {
    let traits = traitCollection
    let tint = tintColor.resolvedColor(with: traits).cgColor
    if let image = shownImage, image.stretch != nil, bounds.width > 0, bounds.height > 0 {
      let scale = max(traits.displayScale, 1)
      stretchedSize = bounds.size
      layer.contentsScale = scale
      layer.contents = withOwnTraits {
        image.stretched(
          to: bounds.size, tint: image.isTemplate ? tint : image.ownTint?.cgColor,
          viewScale: scale)
      }
      return
    }
    let shown = withOwnTraits {
      shownImage?.shown(tint: tint, scale: max(traits.displayScale, 1))
    }
    if let shown { layer.contentsScale = shown.scale }
    layer.contents = shown?.image
  }
}
