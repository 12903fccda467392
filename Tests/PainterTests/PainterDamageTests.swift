import Display
import Foundation
import Painter
import Testing

@Suite struct PainterDamageTests {
  @Test(arguments: 1...12)
  func `painting the damage gives the same bytes as painting everything`(seed: Int) {
    let scene = RandomScene(seed: UInt64(seed), size: CGSize(width: 160, height: 120))
    let scale: CGFloat = seed % 3 == 0 ? 2 : 1
    let width = Int(160 * scale)
    let height = Int(120 * scale)
    let driven = Canvas(width: width, height: height, scale: scale)

    for index in 0..<60 {
      driven.paint(scene.frame())
      let whole = Canvas(width: width, height: height, scale: scale)
      whole.paint(scene.frame())

      let difference = zip(driven.pixels(), whole.pixels()).enumerated().first { $1.0 != $1.1 }
      #expect(difference == nil, "step \(index), first at \(difference.map { ($0.offset % width, $0.offset / width) } ?? (0, 0))")
      if difference != nil { return }
      scene.step()
    }
  }
}
