import Display
import Foundation
import Painter
import Testing

@Suite struct PainterDamageTests {
  @Test(arguments: 1...8)
  func `painting the damage gives the same bytes as painting everything`(seed: Int) {
    let scene = RandomScene(seed: UInt64(seed), size: CGSize(width: 160, height: 120))
    let scale: CGFloat = seed % 3 == 0 ? 2 : 1
    let width = Int(160 * scale)
    let height = Int(120 * scale)
    let driven = Canvas(width: width, height: height, scale: scale)

    for index in 0..<40 {
      driven.paint(scene.frame())
      let whole = Canvas(width: width, height: height, scale: scale)
      whole.paint(scene.frame())

      let isSame = driven.pixels() == whole.pixels()
      #expect(isSame, "step \(index)")
      if !isSame { return }
      scene.step()
    }
  }
}
