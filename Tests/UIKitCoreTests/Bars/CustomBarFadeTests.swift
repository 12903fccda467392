import Foundation
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// The bar along with an animator of the app's (F7).
@Suite struct CustomBarFadeTests {
  @Test func `F7 the contents fade over one another: at no moment the bar is empty`() throws {
    let stage = PopStage()
    let old = try #require(stage.navigation.navigationBar.content)
    let driver = stage.beginPop()
    let new = try #require(stage.navigation.navigationBar.content)
    func seen(_ content: NavigationBarContent) -> CGFloat {
      CGFloat((content.layer.presentation() ?? content.layer).opacity)
    }

    for step in 0...20 {
      driver.update(CGFloat(step) / 20)
      stage.world.advanceFrame()

      #expect(seen(old) + seen(new) >= 0.55, "at \(step * 5) %")
      #expect(min(seen(old), seen(new)) <= 0.3, "at \(step * 5) %")
    }
    driver.finish()
    stage.world.settle()

    #expect(new.alpha == 1)
    #expect(old.superview == nil)
  }
}
