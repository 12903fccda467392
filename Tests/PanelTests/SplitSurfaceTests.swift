import Foundation
import Testing

@testable import Panel

@Suite struct SplitLayoutTests {
  private let device = CGSize(width: 390, height: 844)

  @Test func `without a panel the device is the window`() {
    let layout = SplitLayout(
      window: CGSize(width: 500, height: 700), device: device, hasPanel: false)

    #expect(layout.device == CGRect(x: 0, y: 0, width: 500, height: 700))
    #expect(layout.panel.isEmpty)
    #expect(SplitLayout.windowSize(device: device, hasPanel: false) == device)
  }

  @Test func `in a window made for both the device has its own size`() {
    let window = SplitLayout.windowSize(device: device, hasPanel: true)

    let layout = SplitLayout(window: window, device: device, hasPanel: true)

    #expect(layout.device.size == device)
    #expect(layout.panel.minX >= layout.device.maxX)
    #expect(layout.panel.maxX <= window.width)
  }

  @Test(arguments: [
    CGSize(width: 200, height: 200), CGSize(width: 600, height: 500),
    CGSize(width: 4000, height: 3000), CGSize(width: 850, height: 884),
  ])
  func `whatever the window, both have a size and stand on whole points`(window: CGSize) {
    let layout = SplitLayout(window: window, device: device, hasPanel: true)

    #expect(layout.device.width >= 100 && layout.device.width <= 390)
    #expect(layout.device.height >= 100 && layout.device.height <= 844)
    #expect(layout.panel.width >= 400)
    #expect(layout.device.minX == layout.device.minX.rounded())
    #expect(layout.device.minY == layout.device.minY.rounded())
  }
}
