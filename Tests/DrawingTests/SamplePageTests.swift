import Drawing
import Foundation
import Geometry
import Testing

@Suite struct SamplePageTests {
  @Test func page() throws {
    for scale in [1.0, 2.0] {
      let w = 390.0
      let context = CGContext(width: Int(w * scale), height: Int(760 * scale), scale: scale)
      context.setFillColor(.white)
      context.fill(CGRect(x: 0, y: 0, width: w, height: 760))
      var y = 10.0
      let clock = ContinuousClock()
      let t0 = clock.now
      for (size, weight) in [
        (34.0, 700), (28, 700), (22, 700), (20, 600), (17, 600), (17, 400), (16, 400), (15, 400),
        (13, 400), (12, 400), (11, 500), (10, 500),
      ] {
        let layout = TextLayout(
          "Settings 设置 Tokyo \(Int(size))", style: TextStyle(font: Font(size: size, weight: weight))
        )
        layout.draw(in: context, at: CGPoint(x: 16, y: y))
        y += layout.size.height + 2
      }
      print("a", clock.now - t0)
      for text in [
        "The quick brown fox jumps over the lazy dog. 0123456789 9:41 -> “quotes” fi ffi AVA To",
        "山路を登りながら、こう考えた。智に働けば角が立つ。情に棹させば流される。",
        "道可道，非常道。名可名，非常名。无名天地之始；有名万物之母。 iOS 17 转场",
      ] {
        let layout = TextLayout(
          text, style: TextStyle(font: Font(size: 17)),
          paragraph: ParagraphStyle(lineBreak: .byTruncatingTail), width: w - 32, maximumLines: 2)
        layout.draw(in: context, at: CGPoint(x: 16, y: y))
        y += layout.size.height + 8
      }
      for (i, mode) in [
        ParagraphStyle.LineBreak.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail,
        .byClipping,
      ].enumerated() {
        let layout = TextLayout(
          "One line that is far too long for the room it has been given here",
          style: TextStyle(
            font: Font(size: 15), color: CGColor(red: 0, green: 0.48, blue: 1, alpha: 1)),
          paragraph: ParagraphStyle(alignment: i == 3 ? .left : .center, lineBreak: mode),
          width: 300, maximumLines: 1)
        layout.draw(in: context, at: CGPoint(x: 16, y: y))
        y += layout.size.height + 2
      }
      let mono = Font(size: 15, hasMonospacedDigits: true)
      for t in ["111.11 pt/s tnum", "888.88 pt/s tnum"] {
        let l = TextLayout(
          t, style: TextStyle(font: mono, isUnderlined: true, isStruckThrough: t.hasPrefix("8")))
        l.draw(in: context, at: CGPoint(x: 16, y: y))
        y += l.size.height
      }
      let runs = TextLayout(runs: [
        TextRun("Mixed ", style: TextStyle(font: Font(size: 17))),
        TextRun(
          "bold 太字 ",
          style: TextStyle(
            font: Font(size: 17, weight: 700),
            color: CGColor(red: 1, green: 0.23, blue: 0.19, alpha: 1))),
        TextRun(
          "italic ",
          style: TextStyle(
            font: Font(size: 17, isItalic: true),
            background: CGColor(red: 1, green: 0.9, blue: 0.3, alpha: 1))),
        TextRun("mono 漢字 😀 ", style: TextStyle(font: Font(family: .monospaced, size: 15))),
      ])
      runs.draw(in: context, at: CGPoint(x: 16, y: y))
      y += 30
      context.setShadow(
        offset: CGSize(width: 0, height: 8), blur: 16, color: CGColor(gray: 0, alpha: 0.3))
      context.setFillColor(.white)
      context.addPath(
        CGPath(
          roundedRect: CGRect(x: 20, y: y, width: 100, height: 60), cornerWidth: 12,
          cornerHeight: 12, transform: nil))
      context.fillPath()
      context.setShadow(offset: .zero, blur: 0, color: nil)
      context.saveGState()
      context.addPath(
        CGPath(
          roundedRect: CGRect(x: 150, y: y, width: 100, height: 60), cornerWidth: 12,
          cornerHeight: 12, transform: nil))
      context.clip()
      let g = CGGradient(colors: [
        CGColor(red: 1, green: 0.6, blue: 0, alpha: 1),
        CGColor(red: 1, green: 0.2, blue: 0.4, alpha: 1),
      ])!
      context.drawLinearGradient(g, start: CGPoint(x: 150, y: y), end: CGPoint(x: 250, y: y + 60))
      context.restoreGState()
      print("b", clock.now - t0)
      try context.makeImage()!.writePNG(to: "/tmp/drawing-exp/page\(Int(scale)).png")
    }
  }
}
