import CX11
import Display
import Foundation
import Painter
import Simulator
import Testing
import X11Display
import XTestPointer

extension RealDisplayTests {
  @Suite struct PainterParityTests {
    @Test func `the X server and pixman paint the same bytes`() throws {
      let server = try PixelServer()
      defer { server.close() }
      let size = CGSize(width: 160, height: 120)
      try #require(XRenderDevice.isSupported(by: server.display))

      for seed in 100..<112 {
        let scale: CGFloat = seed % 2 == 0 ? 2 : 1
        let width = Int(size.width * scale)
        let height = Int(size.height * scale)
        let device = XRenderDevice(display: server.display, drawable: server.root)
        let pixmap = XCreatePixmap(server.display, server.root, UInt32(width), UInt32(height), 24)
        let target = device.adopt(pixmap: pixmap, depth: 24)
        let painter = Painter(device: device)
        let headless = PixmanCompositor(width: width, height: height, scale: scale)
        let scene = RandomScene(seed: UInt64(seed), size: size)

        for index in 0..<25 {
          var frame = scene.frame()
          _ = painter.paint(
            &frame, scale: scale, pixelWidth: width, pixelHeight: height, into: target,
            bufferAge: index == 0 ? 0 : 1)
          var same = scene.frame()
          headless.present(&same, at: FrameTick(time: 0, period: 1.0 / 60, index: index))
          let shown = try server.pixels(of: pixmap, width: width, height: height)
          let expected = headless.pixels().map { $0 & 0xFF_FFFF }

          let difference = zip(shown, expected).enumerated().first { $1.0 != $1.1 }
          #expect(
            difference == nil, "seed \(seed), step \(index), pixel \(difference?.offset ?? 0)")
          if difference != nil { return }
          scene.step()
        }
        device.tearDown()
        XFreePixmap(server.display, pixmap)
      }
    }

    @Test func `large uploads go through shared memory unharmed`() throws {
      let server = try PixelServer()
      defer { server.close() }
      let device = XRenderDevice(display: server.display, drawable: server.root)
      let pixmap = XCreatePixmap(server.display, server.root, 300, 300, 24)
      let target = device.adopt(pixmap: pixmap, depth: 24)
      let painter = Painter(device: device)
      var frame = RenderFrame(size: CGSize(width: 300, height: 300))
      for index in 0..<4 {
        let content = RenderContent(width: 150, height: 150, isOpaque: true) { buffer in
          for y in 0..<150 {
            let row = (buffer.bytes + y * buffer.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for x in 0..<150 {
              row[x] = 0xFF00_0000 | UInt32(index) << 16 | UInt32(y) << 8 | UInt32(x)
            }
          }
        }
        frame.items.append(
          .quad(
            RenderQuad(
              layer: UInt64(index + 1),
              rect: CGRect(x: index % 2 * 150, y: index / 2 * 150, width: 150, height: 150),
              fill: .content(content, unit: CGRect(x: 0, y: 0, width: 1, height: 1)))))
      }

      _ = painter.paint(
        &frame, scale: 1, pixelWidth: 300, pixelHeight: 300, into: target, bufferAge: 0)
      let shown = try server.pixels(of: pixmap, width: 300, height: 300)

      #expect(shown[0] == 0)
      #expect(shown[10 * 300 + 160] == 0x01_0A0A)
      #expect(shown[299 * 300 + 299] == 0x03_9595)
      device.tearDown()
    }
  }

}

/// A connection to a display of one's own, to read pixels back.
private final class PixelServer {
  let display: OpaquePointer
  let root: Window
  private let server: VirtualDisplay

  init() throws {
    server = try VirtualDisplay()
    display = try #require(XOpenDisplay(server.name))
    root = XDefaultRootWindow(display)
  }

  func close() {
    XCloseDisplay(display)
  }

  /// The colours of a pixmap of depth 24, as 0xRRGGBB.
  func pixels(of pixmap: Pixmap, width: Int, height: Int) throws -> [UInt32] {
    let image = try #require(
      XGetImage(
        display, pixmap, 0, 0, UInt32(width), UInt32(height), 0xFF_FFFF, ZPixmap))
    let data = try #require(image.pointee.data)
    let stride = Int(image.pointee.bytes_per_line)
    var result: [UInt32] = []
    result.reserveCapacity(width * height)
    for y in 0..<height {
      let row = UnsafeRawPointer(data + y * stride).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width { result.append(row[x] & 0xFF_FFFF) }
    }
    _ = image.pointee.f.destroy_image(image)
    return result
  }
}
