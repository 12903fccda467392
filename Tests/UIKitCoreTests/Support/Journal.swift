import Foundation
import UIKitCore

/// Notes who was called, in order.
final class Journal {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// What has been noted since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A page that notes its own life.
final class JournalPage: UIViewController {
  let name: String
  let journal: Journal

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    note("viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
  override func willMove(toParent parent: UIViewController?) {
    note("willMove(\(parent == nil ? "nil" : "parent"))")
  }
  override func didMove(toParent parent: UIViewController?) {
    note("didMove(\(parent == nil ? "nil" : "parent"))")
  }

  private func note(_ callback: String) { journal.note("\(name).\(callback)") }
}
