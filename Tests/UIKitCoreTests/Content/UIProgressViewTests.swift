import Foundation
import Testing
import UIKitCore

@Suite struct UIProgressViewTests {
  @Test func `the bar is as wide as the progress, which is cut to its range`() {
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))

    view.progress = 0.25
    let quarter = view.subviews.last?.frame.width
    view.progress = 7
    let full = view.subviews.last?.frame.width
    view.progress = .nan

    #expect(quarter == 50)
    #expect(full == 200)
    #expect(view.progress == 0)
  }
}
