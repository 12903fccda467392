import Foundation
import QuartzCore

/// Shows pictures one after the other, and tells only when another is due.
final class ImagePlayer {
  private(set) var current: UIImage?
  private let images: [UIImage]
  private let duration: TimeInterval
  private let rounds: Int
  private let onChange: (UIImage?) -> Void
  private var link: CADisplayLink?
  private var start: TimeInterval?

  /// - Parameters:
  ///   - duration: of a round, seconds.
  ///   - rounds: how many; 0 is for ever.
  ///   - onChange: told of every picture; nil when it is over.
  init(
    _ images: [UIImage], duration: TimeInterval, rounds: Int,
    onChange: @escaping (UIImage?) -> Void
  ) {
    self.images = images
    self.duration = max(duration, 0.001)
    self.rounds = max(0, rounds)
    self.onChange = onChange
    current = images.first
    let link = CADisplayLink { [weak self] link in
      guard let self else { return link.invalidate() }
      tick(at: link.targetTimestamp)
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func stop() {
    link?.invalidate()
    link = nil
    current = nil
  }

  private func tick(at time: TimeInterval) {
    let start = start ?? time
    self.start = start
    let part = max(0, (time - start) / duration)
    guard rounds == 0 || part < Double(rounds) else {
      stop()
      onChange(nil)
      return
    }
    let place = (part - part.rounded(.down)) * Double(images.count)
    let image = images[min(max(0, Int(place)), images.count - 1)]
    guard image !== current else { return }
    current = image
    onChange(image)
  }
}
