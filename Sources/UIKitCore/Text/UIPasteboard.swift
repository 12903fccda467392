public import Display
public import Foundation

/// What was copied. Mirrors: `UIPasteboard`, plain text only.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The one that programs share.
  public static let general = UIPasteboard()

  /// Where the world keeps what was copied; without one it stays in the program.
  public static var system: (any Clipboard)?

  private var own: String?

  open var string: String? {
    get { Self.system?.text() ?? own }
    set {
      own = newValue
      Self.system?.setText(newValue ?? "")
    }
  }

  open var hasStrings: Bool { string?.isEmpty == false }
}
