import Foundation
import Playground
import QuartzCore
import UIKit

/// Notes frame by frame what is seen of a scene's views: those it names, and what stands beside them,
/// as a dimming does.
final class ViewWatch {
  private let scene: SceneRun
  /// Every view that was seen since the gesture began; each keeps its place.
  private(set) var names: [String] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  /// Kept, lest another view be taken for one that is gone.
  private var views: [UIView] = []
  private var lastNamed: [ObjectIdentifier] = []

  /// More are not watched. Source: chosen, what a list to choose from can bear.
  private static let most = 24

  init(_ scene: SceneRun) {
    self.scene = scene
  }

  /// A finger comes down: what was watched before is forgotten.
  func begin() {
    names = []
    indices = [:]
    views = []
    lastNamed = []
  }

  /// What is seen of each now, in the order of `names`.
  func look() -> [ViewLook?] {
    meet()
    return views.map { $0.window == nil ? nil : Self.look(at: $0) }
  }

  /// Takes in views that were not there before.
  private func meet() {
    let named = scene.namedViews()
    for (name, view) in named { add(view, name) }
    let ids = named.map { ObjectIdentifier($0.view) }
    // Neighbours come and go with the named ones, at a transition's beginning and end.
    guard names.count < Self.most,
      ids != lastNamed || views.contains(where: { $0.window == nil })
    else { return }
    lastNamed = ids
    for (name, view) in named {
      for sibling in view.superview?.subviews ?? [] where indices[ObjectIdentifier(sibling)] == nil
      {
        add(sibling, "\(Self.kind(of: sibling)) beside \(name)")
      }
    }
  }

  private func add(_ view: UIView, _ name: String) {
    let id = ObjectIdentifier(view)
    guard indices[id] == nil, names.count < Self.most else { return }
    indices[id] = names.count
    views.append(view)
    let twins = names.count { $0 == name || $0.hasPrefix("\(name) ") }
    names.append(twins == 0 ? name : "\(name) \(twins + 1)")
  }

  /// A class's name as people say it.
  private static func kind(of view: UIView) -> String {
    let type = String(describing: Swift.type(of: view))
    return type == "UIView" ? "view" : type
  }

  private static func look(at view: UIView) -> ViewLook {
    let place = MotionWatch.place(of: view)
    let seen = view.layer.seenNow
    let transform = seen.transform
    return ViewLook(
      x: Double(place.x), y: Double(place.y), alpha: Double(seen.opacity),
      scale: Double(hypot(transform.a, transform.b)),
      rotation: Double(atan2(transform.b, transform.a)) * 180 / .pi,
      corner: Double(seen.cornerRadius), shadow: Double(seen.shadowOpacity))
  }
}
