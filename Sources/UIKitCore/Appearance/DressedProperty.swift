import Foundation

/// A property that instances take over from what is said for their class.
struct DressedProperty {
  let name: String
  /// Remembers what a new proxy has by birth, which nobody has said.
  let begin: (_ proxy: NSObject) -> Void
  /// Whether something has been said on a proxy.
  let isSaid: (NSObject) -> Bool
  /// Takes over what a proxy says, unless the instance has a value of its own.
  let dress: (_ instance: NSObject, _ proxy: NSObject) -> Void

  /// What an instance wears, and what had been said for it to wear that.
  private struct Worn<Value> {
    let value: Value?
    let said: Value?
  }

  /// A property that an instance without one of its own has nil in, or what it is told to wear.
  static func optional<Owner: NSObject & Dressed, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value?>,
    isSame: @escaping (Value, Value) -> Bool
  ) -> DressedProperty {
    func areSame(_ one: Value?, _ other: Value?) -> Bool {
      guard let one, let other else { return one == nil && other == nil }
      return isSame(one, other)
    }
    return DressedProperty(name: name) { proxy in
      guard let proxy = proxy as? Owner else { return }
      proxy.wardrobe.birth[name] = proxy[keyPath: path]
    } isSaid: { proxy in
      guard let proxy = proxy as? Owner else { return false }
      return !areSame(proxy[keyPath: path], proxy.wardrobe.birth[name] as? Value)
    } dress: { instance, proxy in
      guard let instance = instance as? Owner, let proxy = proxy as? Owner else { return }
      let (own, said) = (instance[keyPath: path], proxy[keyPath: path])
      if let worn = instance.wardrobe.worn[name] as? Worn<Value> {
        guard areSame(own, worn.value), !areSame(said, worn.said) else { return }
      } else if own != nil {
        guard areSame(own, instance.wardrobe.birth[name] as? Value) else { return }
      }
      instance[keyPath: path] = said
      // Some keep a copy.
      instance.wardrobe.worn[name] = Worn(value: instance[keyPath: path], said: said)
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
    let name = "\(look.rawValue)"
    return DressedProperty(name: name) { _ in
    } isSaid: { proxy in
      (proxy as? Owner)?.wardrobe.own.contains(look) == true
    } dress: { instance, proxy in
      guard let instance = instance as? Owner, !instance.wardrobe.own.contains(look),
        let said = (proxy as? Owner)?[keyPath: path]
      else { return }
      if Value.self is AnyClass {
        // It is copied; what has been done to the copy since stays.
        let object = said as AnyObject
        if let worn = instance.wardrobe.worn[name], worn as AnyObject === object { return }
        instance.wardrobe.worn[name] = object
      }
      instance[keyPath: path] = said
      // Setting it has noted it as the instance's own, which it is not.
      instance.wardrobe.own.remove(look)
    }
  }

  /// Values by state or place, each of which is taken over on its own.
  static func byState<Owner: NSObject & Dressed, State: Hashable, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, [State: Value]>,
    isSame: @escaping (Value, Value) -> Bool
  ) -> DressedProperty {
    func said(on proxy: Owner) -> [State: Value] {
      let birth = proxy.wardrobe.birth[name] as? [State: Value] ?? [:]
      return proxy[keyPath: path].filter { state, value in
        birth[state].map { !isSame($0, value) } ?? true
      }
    }
    return DressedProperty(name: name) { proxy in
      guard let proxy = proxy as? Owner else { return }
      proxy.wardrobe.birth[name] = proxy[keyPath: path]
    } isSaid: { proxy in
      (proxy as? Owner).map { !said(on: $0).isEmpty } ?? false
    } dress: { instance, proxy in
      guard let instance = instance as? Owner, let proxy = proxy as? Owner else { return }
      var worn = instance.wardrobe.worn[name] as? [State: Value] ?? [:]
      let old = instance[keyPath: path]
      var all = old
      var isNew = false
      for (state, value) in said(on: proxy) {
        switch (old[state], worn[state]) {
        case (nil, nil): break
        case (let own?, let before?):
          guard isSame(own, before), !isSame(own, value) else { continue }
        default: continue
        }
        all[state] = value
        worn[state] = value
        isNew = true
      }
      guard isNew else { return }
      instance.wardrobe.worn[name] = worn
      instance[keyPath: path] = all
    }
  }

  static func byState<Owner: NSObject & Dressed, State: Hashable, Value: Equatable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, [State: Value]>
  ) -> DressedProperty {
    byState(name, path) { $0 == $1 }
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
  static let contentInsets = OwnLooks(rawValue: 1 << 9)
}

/// What an instance has been given by its class, and what it has of its own.
struct Wardrobe {
  /// What was taken over last, by property; a value that is another by now is the instance's own.
  var worn: [String: Any] = [:]
  /// What it has by birth, which is neither.
  var birth: [String: Any] = [:]
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
