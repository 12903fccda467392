import Foundation
import Testing

@testable import UIKitCore

@Suite struct NavigationBarLayoutTests {
  @Test func `A short title stands in the middle, whatever is beside it`() {
    let layout = NavigationBarLayout(
      width: 390, backWidths: [90, 70, 28], rightWidths: [60, 40], titleWidth: 80)

    let result = layout.result

    #expect(result.back == 0)
    #expect(result.title == 155)
    #expect(result.titleWidth == 80)
    #expect(result.right == [322, 282])
  }

  @Test func `A title that would touch a button moves aside`() {
    let layout = NavigationBarLayout(width: 390, rightWidths: [130], titleWidth: 200)

    let result = layout.result

    #expect(result.title == 52)
    #expect(result.titleWidth == 200)
  }

  @Test func `A title between long items is cut to the room there is`() {
    let layout = NavigationBarLayout(
      width: 390, leftWidths: [120], rightWidths: [120], titleWidth: 300)

    let result = layout.result

    #expect(result.left == [8])
    #expect(result.right == [262])
    #expect(result.title == 128)
    #expect(result.titleWidth == 134)
  }

  @Test func `The back label gives way to the title`() {
    var layout = NavigationBarLayout(width: 390, backWidths: [180, 75, 28])

    layout.titleWidth = 100
    let short = layout.result.back
    layout.titleWidth = 250
    let long = layout.result.back
    layout.titleWidth = 330
    let longest = layout.result.back
    layout.titleWidth = 900
    let endless = layout.result

    #expect(short == 0)
    #expect(long == 1)
    #expect(longest == 2)
    #expect(endless.back == 2)
    #expect(endless.titleWidth == 338)
  }

  @Test func `A back label is never longer than half the bar`() {
    let layout = NavigationBarLayout(width: 390, backWidths: [210, 75, 28], titleWidth: 20)

    #expect(layout.result.back == 1)
  }

  @Test func `Nothing lies under the notch`() {
    let layout = NavigationBarLayout(
      width: 844, safeLeft: 47, safeRight: 47, leftWidths: [50], rightWidths: [50], titleWidth: 90)

    let result = layout.result

    #expect(result.left == [55])
    #expect(result.right == [739])
    #expect(result.title == 377)
  }
}
