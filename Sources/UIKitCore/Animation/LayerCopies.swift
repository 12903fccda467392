import CSwiftCall
import Foundation
import QuartzCore

/// Makes presentation layers of classes that are known only while the program runs, with the class's
/// own `init(layer:)`, see `InitializerSlot`.
enum LayerCopies {
  /// `init()`, which is `NSObject`'s, comes first; `init?(coder:)` is declared last.
  private static let slot = InitializerSlot(
    of: CALayer.self, overriddenBy: LayerProbe.self, differingIn: 3)

  /// Called once, before the first view.
  static func install() {
    CALayer.makeCopy = { layer in
      let type: AnyClass = Swift.type(of: layer)
      guard let address = slot.address(in: type) else { return nil }
      let argument = UnsafeMutablePointer<Any>.allocate(capacity: 1)
      argument.initialize(to: layer)
      // The initialiser has taken the value; only the memory is left.
      defer { argument.deallocate() }
      guard
        let made = segue_make_layer(
          address, UnsafeMutableRawPointer(argument),
          unsafeBitCast(type, to: UnsafeRawPointer.self))
      else { return nil }
      return Unmanaged<CALayer>.fromOpaque(made).takeRetainedValue()
    }
  }
}

private final class LayerProbe: CALayer {
  override init(layer: Any) {
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
