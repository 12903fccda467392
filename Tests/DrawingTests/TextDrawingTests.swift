import Drawing
import Foundation
import Geometry
import Testing

@Suite struct TextDrawingTests {
  @Test func `a stem stands on the baseline`() {
    let canvas = Canvas(60, 60)
    let layout = TextLayout("I", style: TextStyle(font: Font(size: 40)))

    layout.draw(in: canvas.context, at: CGPoint(x: 10, y: 5))

    let baseline = (5 + layout.firstBaseline).rounded()
    #expect(canvas.inked.maxY == baseline)
    #expect(abs(canvas.inked.height - 40 * 0.727) < 1.5)
  }

  @Test func `text has its run's colour and is grey at the edges, never coloured`() throws {
    let canvas = Canvas(60, 60)
    canvas.context.setFillColor(.white)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 60, height: 60))

    TextLayout("O", style: TextStyle(font: Font(size: 40))).draw(
      in: canvas.context, at: CGPoint(x: 10, y: 5))

    let image = try #require(canvas.context.makeImage())
    for y in 0..<60 {
      for x in 0..<60 {
        let color = try #require(image.color(x: x, y: y))
        #expect(color.red == color.green && color.green == color.blue)
      }
    }
  }

  @Test func `each run has its own colour`() {
    let canvas = Canvas(120, 40)
    let font = Font(size: 30, weight: 900)

    TextLayout(runs: [
      TextRun("I", style: TextStyle(font: font, color: red)),
      TextRun("I", style: TextStyle(font: font, color: blue)),
    ]).draw(in: canvas.context, at: .zero)

    let colors = (0..<120).map { canvas.color($0, 20) }
    #expect(colors.contains(red))
    #expect(colors.contains(blue))
    #expect(colors.firstIndex(of: red)! < colors.firstIndex(of: blue)!)
  }

  @Test func `drawing twice gives the same pixels`() throws {
    func picture() throws -> Data {
      let canvas = Canvas(200, 60, scale: 2)
      TextLayout("Settings 设置 9:41", style: TextStyle(font: Font(size: 17))).draw(
        in: canvas.context, at: CGPoint(x: 3.3, y: 4.4))
      return try #require(canvas.context.makeImage()).pngData()
    }

    #expect(try picture() == picture())
  }

  @Test func `text draws nothing outside a clip`() {
    let canvas = Canvas(60, 40)

    TextLayout("MMMMMM", style: TextStyle(font: Font(size: 30))).draw(
      in: canvas.context, clippedTo: CGRect(x: 0, y: 0, width: 20, height: 40))

    #expect(canvas.inked.maxX <= 20)
    #expect(canvas.inked.width > 10)
  }

  @Test func `an underline runs below the baseline`() {
    let canvas = Canvas(60, 40)
    let layout = TextLayout("nnn", style: TextStyle(font: Font(size: 20), isUnderlined: true))

    layout.draw(in: canvas.context, at: .zero)

    #expect(canvas.inked.maxY > layout.firstBaseline.rounded())
  }
}
