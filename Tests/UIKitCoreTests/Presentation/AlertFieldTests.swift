import Foundation
import Simulator
import Testing

@testable import UIKitCore

@Suite struct AlertFieldTests {
  @Test func `a field is ready to type into, and its text is there for the action`() {
    let world = Simulation()
    let home = UIViewController()
    world.show(home)
    let alert = UIAlertController(title: "Name", message: "Of the list", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    var named: String?
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Save", style: .default) { [weak alert] _ in
        named = alert?.textFields?.first?.text
      })
    let plain = UIAlertController(title: "Name", message: "Of the list", preferredStyle: .alert)
    plain.addAction(UIAlertAction(title: "OK", style: .default))

    home.present(alert, animated: true)
    world.settle()
    let field = alert.textFields?.first
    let height = alert.view.frame.height
    world.finger.type("Milk")
    let button = alert.view.frame
    world.finger.tap(at: CGPoint(x: button.midX + 60, y: button.maxY - 20))
    world.settle()
    home.present(plain, animated: true)
    world.settle()

    #expect(field?.window == nil)
    #expect(field?.text == "Milk")
    #expect(named == "Milk")
    #expect(height == plain.view.frame.height + 28 + 16)
  }

  @Test func `an action sheet has no fields`() {
    let reports = Reports()
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)

    alert.addTextField()

    #expect(alert.textFields == nil)
    #expect(reports.ids == ["H29"])
  }

  @Test func `without fields there is no list of them`() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)

    #expect(alert.textFields == nil)
  }
}
