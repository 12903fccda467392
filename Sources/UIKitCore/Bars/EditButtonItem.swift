import Foundation

/// Takes a controller into editing and out of it.
final class EditButtonItem: UIBarButtonItem {
  private weak var controller: UIViewController?

  init(for controller: UIViewController) {
    self.controller = controller
    super.init()
    target = self
    action = Selector(EditButtonItem.toggle)
    show(isEditing: controller.isEditing)
  }

  func show(isEditing: Bool) {
    title = isEditing ? "Done" : "Edit"
    style = isEditing ? .done : .plain
  }

  private func toggle() {
    guard let controller else { return }
    controller.setEditing(!controller.isEditing, animated: true)
  }
}
