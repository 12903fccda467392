public import Display
public import Foundation

/// Turns frames into the fewest pixel operations.
public final class Painter {
  /// What was done so far.
  public private(set) var counters = PaintCounters()

  private let device: any PaintDevice

  public init(device: any PaintDevice) {
    self.device = device
  }

  /// Paints what differs between `target` and `frame`.
  ///
  /// - Parameters:
  ///   - frame: its storage may be exchanged for other storage, to be refilled.
  ///   - scale: device pixels per point.
  ///   - pixelWidth: of the target.
  ///   - pixelHeight: of the target.
  ///   - target: where to paint.
  ///   - bufferAge: how many calls ago `target` was painted: 1 for the previous call, 0 if its
  ///     pixels are unknown.
  /// - Returns: where the frame differs from the one of the previous call, in device pixels. With
  ///   unchanged frames and age 1 it is empty and no operation is done.
  public func paint(
    _ frame: inout RenderFrame, scale: CGFloat, pixelWidth: Int, pixelHeight: Int,
    into target: PaintPicture, bufferAge: Int
  ) -> PaintDamage {
    PaintDamage()
  }

  /// Frees everything that the last frame did not need.
  public func purge() {}
}
