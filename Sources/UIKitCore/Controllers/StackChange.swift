import Foundation

/// From one stack of pages to another: who comes, who goes.
struct StackChange {
  let old: [UIViewController]
  let new: [UIViewController]
  let operation: UINavigationController.Operation

  var added: [UIViewController] { new.filter { page in !old.contains { $0 === page } } }
  var removed: [UIViewController] { old.filter { page in !new.contains { $0 === page } } }
  var from: UIViewController? { old.last }
  var to: UIViewController? { new.last }

  var isNothing: Bool {
    old.count == new.count && zip(old, new).allSatisfy { $0 === $1 }
  }
}
