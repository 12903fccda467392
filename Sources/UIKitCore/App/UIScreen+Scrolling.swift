import Display
import Foundation

extension UIScreen {
  /// A wheel or a touchpad scrolls the scroll view under the pointer.
  func scroll(_ sample: ScrollSample) {
    for window in windows.reversed() {
      let location = window.convertFromScreen(sample.position)
      guard let hit = window.hitTest(location, with: nil) else { continue }
      var view: UIView? = hit
      while let current = view {
        if let scroller = current as? UIScrollView, scroller.scrollWheel(delta: sample.delta) {
          return
        }
        view = current.superview
      }
      return
    }
  }
}
