import Display
import Foundation

extension UIScreen {
  /// A wheel or a touchpad scrolls in the topmost window under the pointer.
  func scroll(_ sample: ScrollSample) {
    for window in windows.reversed() {
      let location = window.convertFromScreen(sample.position)
      guard let hit = window.hitTest(location, with: nil) else { continue }
      window.dispatcher.scroll(sample, at: location, over: hit)
      return
    }
  }

  /// The middle, about which a mouse's second finger is mirrored.
  var center: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }
}
