import Foundation
import QuartzCore
import UIKit

/// Notes frame by frame what is seen of a scene's views: those it names, and what stands beside them,
/// as a dimming does.
final class ViewWatch {
  /// Every view that was seen since the gesture began; each keeps its place.
  private(set) var names: [String] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  /// Kept, lest another view be taken for one that is gone.
  private var views: [UIView] = []
  private var lastNamed: [ObjectIdentifier] = []
  /// Where those are that the scene names now, by view; the others are looked for.
  private var places: [ObjectIdentifier: CGPoint] = [:]

  /// More are not watched. Source: chosen, what a list to choose from can bear.
  private static let most = 24

  /// A finger comes down: what was watched before is forgotten.
  func begin() {
    names = []
    indices = [:]
    views = []
    lastNamed = []
  }

  /// What is seen of each now, in the order of `names`.
  ///
  /// - Parameter named: those that the scene names now.
  func look(at named: [SeenView]) -> [ViewLook?] {
    meet(named)
    places.removeAll(keepingCapacity: true)
    for entry in named { places[ObjectIdentifier(entry.view)] = entry.place }
    return views.map { $0.window == nil ? nil : look(at: $0) }
  }

  /// Takes in views that were not there before.
  private func meet(_ named: [SeenView]) {
    for entry in named { add(entry.view, entry.name) }
    // Neighbours come and go with the named ones, at a transition's beginning and end.
    guard names.count < Self.most,
      !lastNamed.elementsEqual(named, by: { $0 == ObjectIdentifier($1.view) })
        || views.contains(where: { $0.window == nil })
    else { return }
    lastNamed = named.map { ObjectIdentifier($0.view) }
    for entry in named {
      for sibling in entry.view.superview?.subviews ?? []
      where indices[ObjectIdentifier(sibling)] == nil {
        add(sibling, "\(Self.kind(of: sibling)) beside \(entry.name)")
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

  private func look(at view: UIView) -> ViewLook {
    let place = places[ObjectIdentifier(view)] ?? SeenView.place(of: view)
    let seen = view.layer.seenNow
    let transform = seen.transform
    return ViewLook(
      x: Double(place.x), y: Double(place.y), alpha: Double(seen.opacity),
      scale: Double(hypot(transform.a, transform.b)),
      rotation: Double(atan2(transform.b, transform.a)) * 180 / .pi,
      corner: Double(seen.cornerRadius), shadow: Double(seen.shadowOpacity))
  }
}
