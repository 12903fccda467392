import Foundation

/// A property that instances take over from what is said for their class.
struct DressedProperty {
  let name: String
  /// Whether something has been said on a proxy.
  let isSaid: (NSObject) -> Bool
  /// Takes over what a proxy says, unless the instance has a value of its own.
  let dress: (_ instance: NSObject, _ proxy: NSObject) -> Void

  /// A property that is nil as long as nobody has set it.
  static func optional<Owner: NSObject & Dressed, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value?>,
    isSame: @escaping (Value, Value) -> Bool
  ) -> DressedProperty {
    DressedProperty(name: name) { proxy in
      (proxy as? Owner)?[keyPath: path] != nil
    } dress: { instance, proxy in
      guard let instance = instance as? Owner, let said = (proxy as? Owner)?[keyPath: path]
      else { return }
      if let own = instance[keyPath: path] {
        guard let worn = instance.wardrobe.worn[name] as? Value, isSame(own, worn) else { return }
        if isSame(own, said) { return }
      }
      instance[keyPath: path] = said
      instance.wardrobe.worn[name] = said
    }
  }

  static func optional<Owner: NSObject & Dressed, Value: Equatable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value?>
  ) -> DressedProperty {
    optional(name, path) { $0 == $1 }
  }

  /// A property that always has a value, so that who sets it has to say so.
  static func noted<Owner: NSObject & Dressed, Value>(
    _ look: OwnLooks, _ path: ReferenceWritableKeyPath<Owner, Value>
  ) -> DressedProperty {
    DressedProperty(name: "\(look.rawValue)") { proxy in
      (proxy as? Owner)?.wardrobe.own.contains(look) == true
    } dress: { instance, proxy in
      guard let instance = instance as? Owner, !instance.wardrobe.own.contains(look),
        let said = (proxy as? Owner)?[keyPath: path]
      else { return }
      instance[keyPath: path] = said
      // Setting it has noted it as the instance's own, which it is not.
      instance.wardrobe.own.remove(look)
    }
  }

  /// Values by state or place, each of which is taken over on its own.
  static func byState<Owner: NSObject & Dressed, State: Hashable, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, [State: Value]>
  ) -> DressedProperty {
    DressedProperty(name: name) { proxy in
      (proxy as? Owner)?[keyPath: path].isEmpty == false
    } dress: { instance, proxy in
      guard let instance = instance as? Owner, let said = (proxy as? Owner)?[keyPath: path]
      else { return }
      let worn = instance.wardrobe.worn[name] as? Set<State> ?? []
      var all = instance[keyPath: path].filter { !worn.contains($0.key) || said[$0.key] == nil }
      let taken = said.filter { all[$0.key] == nil }
      guard !taken.isEmpty else { return }
      all.merge(taken) { $1 }
      instance.wardrobe.worn[name] = Set(taken.keys)
      instance[keyPath: path] = all
    }
  }
}

/// The looks that have a value from the start and are noted when somebody sets them.
struct OwnLooks: OptionSet, Hashable {
  let rawValue: UInt32

  static let textColor = OwnLooks(rawValue: 1 << 0)
  static let font = OwnLooks(rawValue: 1 << 1)
  static let separatorColor = OwnLooks(rawValue: 1 << 2)
  static let color = OwnLooks(rawValue: 1 << 3)
  static let isTranslucent = OwnLooks(rawValue: 1 << 4)
  static let barStyle = OwnLooks(rawValue: 1 << 5)
  static let prefersLargeTitles = OwnLooks(rawValue: 1 << 6)
  static let standardAppearance = OwnLooks(rawValue: 1 << 7)
  static let titlePosition = OwnLooks(rawValue: 1 << 8)
}

/// What an instance has been given by its class, and what it has of its own.
struct Wardrobe {
  /// What was taken over last, by property; a value that is another by now is the instance's own.
  var worn: [String: Any] = [:]
  var own: OwnLooks = []
}

/// Something that can be dressed.
@preconcurrency @MainActor
protocol Dressed: AnyObject {
  var wardrobe: Wardrobe { get set }
}

extension Dressed {
  /// Called by the setters of properties that have a value from the start.
  func note(_ look: OwnLooks) { wardrobe.own.insert(look) }
}

extension UIView: Dressed {}

extension UIBarItem: Dressed {}
