import UIKitCore

/// Which controllers stand on a stage and in which order, so that they can be put back.
///
/// Making a screen anew takes several times as long as presenting or pushing again what a gesture
/// has taken away.
struct StageOrder {
  private let stacks: [(container: UINavigationController, pages: [UIViewController])]
  private let guests: [(presenter: UIViewController, guest: UIViewController)]
  private let tabs: [(container: UITabBarController, index: Int)]

  init(of window: UIWindow) {
    var order = Reader()
    if let root = window.rootViewController { order.read(root) }
    stacks = order.stacks
    guests = order.guests
    tabs = order.tabs
  }

  /// Puts everybody back without animation; what came of it is for others to see.
  func restore(in window: UIWindow) {
    var top = window.rootViewController
    for entry in guests where entry.presenter === top {
      if top?.presentedViewController !== entry.guest { break }
      top = entry.guest
    }
    if let top, top.presentedViewController != nil { top.dismiss(animated: false) }
    for (container, index) in tabs where container.selectedIndex != index {
      container.selectedIndex = index
    }
    for (container, pages) in stacks
    where !container.viewControllers.elementsEqual(pages, by: { $0 === $1 }) {
      container.setViewControllers(pages, animated: false)
    }
    for (presenter, guest) in guests where presenter.presentedViewController == nil {
      presenter.present(guest, animated: false)
    }
  }

  private struct Reader {
    var stacks: [(container: UINavigationController, pages: [UIViewController])] = []
    var guests: [(presenter: UIViewController, guest: UIViewController)] = []
    var tabs: [(container: UITabBarController, index: Int)] = []

    mutating func read(_ controller: UIViewController) {
      if let container = controller as? UINavigationController {
        stacks.append((container, container.viewControllers))
      }
      if let container = controller as? UITabBarController {
        tabs.append((container, container.selectedIndex))
      }
      for child in controller.children { read(child) }
      guard let guest = controller.presentedViewController,
        guest.presentingViewController === controller,
        !guests.contains(where: { $0.guest === guest })
      else { return }
      guests.append((controller, guest))
      read(guest)
    }
  }
}
