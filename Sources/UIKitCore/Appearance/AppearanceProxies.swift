import Foundation

/// What has been said for whole classes, and how instances take it over.
enum AppearanceProxies {
  /// An object that stands for all of its class, or for those inside certain others.
  fileprivate final class Proxy {
    let object: NSObject
    let type: AnyClass
    /// The innermost first.
    let containers: [AnyClass]
    let depth: Int

    init(object: NSObject, type: AnyClass, containers: [AnyClass]) {
      self.object = object
      self.type = type
      self.containers = containers
      depth = ClassLayout.line(of: type).count
    }

    /// Whether what lies around says that the proxy holds.
    func holds(inside surroundings: @autoclosure () -> [AnyObject]) -> Bool {
      guard !containers.isEmpty else { return true }
      var wanted = containers[...]
      for object in surroundings() {
        guard let next = wanted.first else { return true }
        if (object as? NSObject)?.isKind(of: next) == true { wanted.removeFirst() }
      }
      return wanted.isEmpty
    }
  }

  /// What there is once for an app: another's, while it is not its turn.
  struct Process {
    fileprivate var proxies: [Proxy] = []

    init() {}
  }

  static var process = Process()
  private static var proxies: [Proxy] {
    get { process.proxies }
    set { process.proxies = newValue }
  }

  static var isEmpty: Bool { proxies.isEmpty }

  /// A new run begins with nothing said.
  static func clear() { proxies = [] }

  static func proxy<Styled: NSObject>(
    for type: Styled.Type, inside containers: [any UIAppearanceContainer.Type]
  ) -> Styled {
    let containers = containers.map { $0 as AnyClass }
    let known = proxies.first { proxy in
      proxy.type == type && proxy.containers.count == containers.count
        && zip(proxy.containers, containers).allSatisfy { $0 == $1 }
    }
    if let object = known?.object as? Styled { return object }
    let object = make(type)
    proxies.append(Proxy(object: object, type: type, containers: containers))
    // The most particular comes last and wins: a class over its superclass, then more containers over
    // fewer, then what was said later.
    let order = proxies.enumerated().sorted { one, other in
      let left = (one.element.depth, one.element.containers.count, one.offset)
      let right = (other.element.depth, other.element.containers.count, other.offset)
      return left < right
    }
    proxies = order.map(\.element)
    return object
  }

  /// An object of the class, made with its own `init()` or as a table makes it, that takes what is said for it.
  private static func make<Styled: NSObject>(_ type: Styled.Type) -> Styled {
    let object: AnyObject? =
      switch type {
      case let cell as UITableViewCell.Type: RegisteredClass.makeCell(cell, identifier: "")
      case let header as UITableViewHeaderFooterView.Type:
        RegisteredClass.makeHeader(header, identifier: "")
      default: ClassValue.make(type)
      }
    guard let made = object as? Styled else {
      preconditionFailure("The compiler lays out classes otherwise than expected.")
    }
    // What it is by birth has been said by nobody.
    if let dressed = made as? any Dressed { dressed.wardrobe = Wardrobe() }
    for property in DressedProperty.all(of: made) { property.begin(made) }
    return made
  }

  /// Gives a view what its class and its surroundings say. Called when it enters a window.
  static func dress(_ view: UIView) {
    clothe(view, in: view)
  }

  /// Gives a bar's item what its class and the bar's surroundings say.
  static func dress(_ item: UIBarItem, in view: UIView) {
    clothe(item, in: view)
  }

  private static func clothe(_ object: NSObject, in view: UIView) {
    guard !proxies.isEmpty else { return }
    let holding = proxies.filter { proxy in
      proxy.object !== object && object.isKind(of: proxy.type)
        && proxy.holds(inside: surroundings(of: view, of: object))
    }
    guard !holding.isEmpty else { return }
    for property in DressedProperty.all(of: object) {
      guard let said = holding.last(where: { property.isSaid($0.object) })?.object else { continue }
      property.dress(object, said)
    }
  }

  /// What a view lies in, from the inside out: views and their controllers.
  private static func surroundings(of view: UIView, of object: NSObject) -> [AnyObject] {
    var all: [AnyObject] = []
    var responder: UIResponder? = object === view ? view.next : view
    while let current = responder {
      all.append(current)
      responder = current.next
    }
    return all
  }
}
