import Foundation
import PortedCode
import Simulator
import Testing
import UIKitCore

/// Pages that introduce an app, as they come from the phone.
@Suite struct PortedPagesTests {
  @Test func `an onboarding is swiped through, tells how far, and goes on by its button`() {
    let world = Simulation()
    let pages = OnboardingPageViewController()
    var progress: [CGFloat] = []
    pages.onProgress = { progress.append($0) }
    world.show(pages)
    world.settle()

    world.finger.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400), over: 0.2)
    world.settle()
    let swiped = pages.currentIndex
    pages.next()
    world.settle()

    #expect(swiped == 1)
    #expect(progress.contains { $0 > 0.4 && $0 < 0.9 })
    #expect(pages.currentIndex == 2)
    #expect(pages.viewControllers?.first?.view.tag == 2)
    pages.next()
    world.settle()
    #expect(pages.currentIndex == 2)
  }
}
