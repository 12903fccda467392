public import Foundation
public import Geometry
import QuartzCore
import UIKitCore

/// Where a screen's named views were seen in one frame.
public nonisolated struct TraceFrame: Equatable, Sendable {
  /// One named view, as presented.
  public struct View: Equatable, Sendable {
    public let name: String
    /// In its superview. Units: points.
    public let frame: CGRect
    public let transform: CGAffineTransform
    public let alpha: Double
  }

  /// Since the gesture's zero. Units: seconds.
  public let time: TimeInterval
  public let views: [View]

  /// The view of a name; nil where it was not there.
  public func view(_ name: String) -> View? { views.first { $0.name == name } }

  /// The frame as a line: the time, then name, frame, transform and alpha of each view, four places
  /// behind the point at most.
  ///
  /// What differs in the last bits between one mathematical library and another is rounded away.
  public var text: String {
    var line = TraceText()
    line.add(self)
    return line.text
  }
}

extension TraceFrame.View {
  @MainActor init(_ name: String, _ view: UIView) {
    let seen = view.layer.presentationSeen
    // An alpha is told as finely as a layer's opacity.
    self.init(
      name: name, frame: seen.frame, transform: seen.transform, alpha: Double(Float(seen.opacity)))
  }
}

/// Lines of a trace, put together as bytes.
nonisolated struct TraceText {
  private(set) var bytes: [UInt8] = []

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func add(_ frame: TraceFrame) {
    append(frame.time, places: 6)
    for view in frame.views {
      bytes.append(UInt8(ascii: " "))
      bytes += view.name.utf8
      let rect = view.frame
      for value in [rect.minX, rect.minY, rect.width, rect.height] { add(Double(value)) }
      let t = view.transform
      for value in [t.a, t.b, t.c, t.d, t.tx, t.ty] { add(Double(value)) }
      add(view.alpha)
    }
  }

  /// Empties it, for another line.
  mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
  }

  mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
  }

  private mutating func add(_ value: Double) {
    bytes.append(UInt8(ascii: " "))
    append(value, places: 4)
  }

  private mutating func append(_ value: Double, places: Int) {
    guard value.isFinite, abs(value) < 1e12 else {
      bytes += "nan".utf8
      return
    }
    var unit = 1
    for _ in 0..<places { unit *= 10 }
    let scaled = Int((value * Double(unit)).rounded())
    if scaled < 0 { bytes.append(UInt8(ascii: "-")) }
    let size = scaled.magnitude
    append(size / UInt(unit))
    var rest = size % UInt(unit)
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var digit = UInt(unit / 10)
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / digit))
      rest %= digit
      digit /= 10
    }
  }

  private mutating func append(_ value: UInt) {
    var rest = value
    let start = bytes.count
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }
}
