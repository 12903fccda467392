public import Foundation

/// The largest rectangle of those proportions in the middle of another.
///
/// Mirrors: `AVMakeRect(aspectRatio:insideRect:)`, of AVFoundation, which pictures that zoom take
/// their places from.
public nonisolated func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  let scale = min(
    boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  guard scale.isFinite, scale >= 0 else {
    return CGRect(x: boundingRect.midX, y: boundingRect.midY, width: 0, height: 0)
  }
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2,
    width: size.width, height: size.height)
}
