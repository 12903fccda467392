import Testing

@testable import UIKitCore

@Suite struct UIDeviceTests {
  @Test func `a screen that begins and ends turns' notices leaves the app's own on`() {
    let device = UIDevice.current
    let before = device.isGeneratingDeviceOrientationNotifications

    device.beginGeneratingDeviceOrientationNotifications()
    device.endGeneratingDeviceOrientationNotifications()

    #expect(before)
    #expect(device.isGeneratingDeviceOrientationNotifications)
  }
}
