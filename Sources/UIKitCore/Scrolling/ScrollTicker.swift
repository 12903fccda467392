import Foundation
import QuartzCore

/// Moves every scroll view that is in motion, once for each picture.
final class ScrollTicker {
  static let shared = ScrollTicker()

  private var moving: [Weak] = []
  private var link: CADisplayLink?

  private struct Weak {
    weak var view: UIScrollView?
  }

  func add(_ view: UIScrollView) {
    if !moving.contains(where: { $0.view === view }) { moving.append(Weak(view: view)) }
    guard link == nil else { return }
    let link = CADisplayLink { [weak self] link in self?.tick(at: link.targetTimestamp) }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func remove(_ view: UIScrollView) {
    moving.removeAll { $0.view === view || $0.view == nil }
    guard moving.isEmpty else { return }
    link?.invalidate()
    link = nil
  }

  private func tick(at time: TimeInterval) {
    for entry in moving { entry.view?.tick(at: time) }
    guard moving.allSatisfy({ $0.view == nil }) else { return }
    moving.removeAll()
    link?.invalidate()
    link = nil
  }
}
