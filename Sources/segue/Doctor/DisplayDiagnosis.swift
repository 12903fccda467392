import Display
import Foundation
import X11Display

/// What the X display has to offer.
@MainActor
struct DisplayDiagnosis {
  let findings: [Diagnosis.Finding]
  let canOpenWindows: Bool

  /// What the whole program cannot do without.
  private static let needed: Set<X11Capabilities.Extension> = [.render]

  init() {
    do {
      let world = try X11World(
        X11Configuration(title: "Segue looks at the display", size: CGSize(width: 240, height: 200))
      )
      defer { world.close() }
      findings = Self.findings(of: world)
      canOpenWindows = true
    } catch {
      findings = [
        Diagnosis.Finding(
          subject: "display", state: .missing, detail: error.description, remedy: nil)
      ]
      canOpenWindows = false
    }
  }

  private static func findings(of world: X11World) -> [Diagnosis.Finding] {
    let connection = world.connection
    let screen = connection.screenSize
    var findings = [
      Diagnosis.Finding(
        subject: "display", state: .works,
        detail: "\(connection.name), \(screen.width)x\(screen.height) pixels, "
          + connection.capabilities.vendor, remedy: nil),
      Diagnosis.Finding(
        subject: "scale", state: .works,
        detail: "\(text(world.scale)) pixels a point, "
          + (world.window.scale.source == .none
            ? "as nobody says otherwise" : "from \(world.window.scale.source.rawValue)"),
        remedy: nil),
      refresh(of: world),
    ]
    for name in X11Capabilities.Extension.allCases {
      findings.append(finding(name, in: connection.capabilities))
    }
    return findings
  }

  private static func finding(
    _ name: X11Capabilities.Extension, in capabilities: X11Capabilities
  ) -> Diagnosis.Finding {
    guard let entry = capabilities[name] else {
      return Diagnosis.Finding(
        subject: name.rawValue, state: needed.contains(name) ? .missing : .fallsBack,
        detail: "missing: \(name.fallback)", remedy: nil)
    }
    let version = entry.version
    let detail = version == (0, 0) ? "present" : "version \(version.major).\(version.minor)"
    return Diagnosis.Finding(
      subject: name.rawValue, state: .works, detail: detail, remedy: nil)
  }

  /// Shows half a second of frames, because what displays announce is not to be trusted.
  private static func refresh(of world: X11World) -> Diagnosis.Finding {
    var frame = RenderFrame(size: world.size, background: .white)
    var shade: CGFloat = 0
    world.clock.onTick = { [unowned world] tick in
      shade = shade > 0.5 ? 0.2 : 0.8
      frame.size = world.size
      frame.background = RenderColor(red: shade, green: shade, blue: shade)
      world.compositor.present(&frame, at: tick)
      world.clock.requestTick()
    }
    world.clock.requestTick()
    let limit = world.clock.now + 2
    _ = try? world.run(notAfter: limit) {
      world.clock.isMeasured && world.compositor.frameCount >= 30
    }
    world.clock.onTick = nil
    guard world.clock.isMeasured else {
      return Diagnosis.Finding(
        subject: "refresh", state: .fallsBack,
        detail: "not told by the display; a timer keeps "
          + "\(text(CGFloat(1 / world.clock.period))) Hz", remedy: nil)
    }
    return Diagnosis.Finding(
      subject: "refresh", state: .works,
      detail: String(format: "%.2f Hz, measured", 1 / world.clock.period), remedy: nil)
  }

  private static func text(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }
}
