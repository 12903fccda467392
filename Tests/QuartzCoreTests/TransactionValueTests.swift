import Foundation
import Testing

@testable import QuartzCore

@Suite struct TransactionValueTests {
  @Test func `settings can be given by their keys, as numbers of any kind`() {
    CATransaction.begin()

    CATransaction.setValue(NSNumber(value: true), forKey: kCATransactionDisableActions)
    CATransaction.setValue(1, forKey: kCATransactionAnimationDuration)
    let whole = CATransaction.animationDuration()
    CATransaction.setValue(Float(0.5), forKey: kCATransactionAnimationDuration)
    let part = CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double
    let disabled = CATransaction.disableActions()
    CATransaction.commit()

    #expect(whole == 1)
    #expect(part == 0.5)
    #expect(disabled)
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test func `a value of the app's own is seen inside its scope only`() {
    CATransaction.begin()
    CATransaction.setValue("red", forKey: "mood")
    CATransaction.begin()
    let inner = CATransaction.value(forKey: "mood") as? String
    CATransaction.commit()
    CATransaction.commit()
    CATransaction.begin()
    let after = CATransaction.value(forKey: "mood")
    CATransaction.commit()

    #expect(inner == "red")
    #expect(after == nil)
  }
}
