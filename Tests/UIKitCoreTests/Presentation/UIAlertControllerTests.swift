import Display
import Foundation
import Geometry
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// A page with an alert on it.
private final class AlertStage {
  let journal = Journal()
  let world = Simulation()
  let page: JournalPage
  let alert: UIAlertController

  init(
    _ style: UIAlertController.Style, title: String? = "Delete?", message: String? = "For good.",
    _ actions: [(String, UIAlertAction.Style)]
  ) {
    page = JournalPage("page", journal)
    world.show(page)
    alert = UIAlertController(title: title, message: message, preferredStyle: style)
    for (title, style) in actions {
      alert.addAction(
        UIAlertAction(title: title, style: style) { [journal] in
          journal.note("chose \($0.title ?? "")")
        })
    }
    page.present(alert, animated: true)
    world.settle()
    _ = journal.take()
  }

  /// The middle of an action, in the window.
  func place(of title: String) -> CGPoint {
    func find(_ view: UIView) -> UIView? {
      if let row = view as? AlertRow, row.action.title == title { return row }
      for child in view.subviews { if let found = find(child) { return found } }
      return nil
    }
    guard let row = find(alert.view) else { return CGPoint(x: -1, y: -1) }
    return row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
  }

  func pressed() -> [String] {
    var found: [String] = []
    func look(_ view: UIView) {
      if let row = view as? AlertRow, row.isPressed { found.append(row.action.title ?? "") }
      view.subviews.forEach(look)
    }
    look(alert.view)
    return found
  }
}

@Suite struct UIAlertControllerTests {
  @Test func `F32 an alert is 270 points wide, in the middle, two actions side by side`() {
    let stage = AlertStage(.alert, [("Delete", .destructive), ("Cancel", .cancel)])

    #expect(stage.alert.view.frame.width == 270)
    #expect(abs(stage.alert.view.frame.midX - 195) < 1)
    #expect(abs(stage.alert.view.frame.midY - 422) < 1)
    #expect(stage.place(of: "Cancel").x == 60 + 67.5)
    #expect(stage.place(of: "Delete").x == 60 + 135 + 67.5)
    #expect(stage.place(of: "Cancel").y == stage.place(of: "Delete").y)
  }

  @Test func `F32 three actions stand one below the other, the way out last`() {
    let stage = AlertStage(.alert, [("Cancel", .cancel), ("A", .default), ("B", .default)])

    let places = ["A", "B", "Cancel"].map { stage.place(of: $0).y }

    #expect(places[1] - places[0] == 44)
    #expect(places[2] - places[1] == 44)
  }

  @Test func `F32 an action sheet lies eight points from the edges, rows of 57, the way out apart`()
  {
    let stage = AlertStage(.actionSheet, [("A", .default), ("B", .default), ("Cancel", .cancel)])

    let frame = stage.alert.view.frame

    #expect(frame.minX == 8)
    #expect(frame.width == 374)
    #expect(frame.maxY == 810)
    #expect(stage.place(of: "B").y - stage.place(of: "A").y == 57)
    #expect(stage.place(of: "Cancel").y - stage.place(of: "B").y == 65)
  }

  @Test func `F32 an alert shrinks into place and fades in`() {
    let stage = AlertStage(.alert, [("OK", .default)])
    stage.page.dismiss(animated: false)
    let again = UIAlertController(title: "T", message: nil, preferredStyle: .alert)

    stage.page.present(again, animated: true)
    stage.world.advanceFrame()
    stage.world.advanceFrame()
    let scale = again.view.layer.presentation()?.transform.m11 ?? 0
    let opacity = again.view.layer.presentation()?.opacity ?? 1
    stage.world.settle()

    #expect(scale > 1.1 && scale < 1.2)
    #expect(opacity < 0.5)
    #expect(again.view.alpha == 1)
    #expect(again.view.transform == .identity)
  }

  @Test func `a choice is carried out once the alert is gone`() {
    let stage = AlertStage(.alert, [("Delete", .destructive), ("Cancel", .cancel)])

    stage.world.finger.tap(at: stage.place(of: "Delete"))
    let early = stage.journal.take()
    stage.world.settle()

    #expect(early == [])
    #expect(stage.journal.take() == ["chose Delete"])
    #expect(stage.page.presentedViewController == nil)
    #expect(stage.alert.view.window == nil)
  }

  @Test func `C29 the page hears nothing of an alert`() {
    let stage = AlertStage(.alert, [("OK", .default)])

    stage.world.finger.tap(at: stage.place(of: "OK"))
    stage.world.settle()

    #expect(!stage.journal.take().contains { $0.hasPrefix("page.") })
  }

  @Test func `a finger slides over the actions and chooses where it lifts`() {
    let stage = AlertStage(.actionSheet, [("A", .default), ("B", .default), ("Cancel", .cancel)])
    let finger = stage.world.finger

    finger.down(at: stage.place(of: "A"))
    let first = stage.pressed()
    finger.move(to: stage.place(of: "B"), over: 0.1)
    let second = stage.pressed()
    finger.move(to: stage.place(of: "Cancel"), over: 0.1)
    let third = stage.pressed()
    finger.up()
    stage.world.settle()

    #expect([first, second, third] == [["A"], ["B"], ["Cancel"]])
    #expect(stage.journal.take() == ["chose Cancel"])
  }

  @Test func `lifted beside the actions nothing is chosen`() {
    let stage = AlertStage(.alert, [("OK", .default)])

    stage.world.finger.down(at: stage.place(of: "OK"))
    stage.world.finger.move(to: CGPoint(x: 195, y: 100), over: 0.1)
    stage.world.finger.up()
    stage.world.settle()

    #expect(stage.pressed() == [])
    #expect(stage.journal.take() == [])
    #expect(stage.page.presentedViewController === stage.alert)
  }

  @Test func `what is disabled cannot be chosen`() {
    let stage = AlertStage(.alert, [("OK", .default), ("Cancel", .cancel)])
    stage.alert.actions.first?.isEnabled = false

    stage.world.finger.tap(at: stage.place(of: "OK"))
    stage.world.settle()

    #expect(stage.page.presentedViewController === stage.alert)
  }

  @Test func `Escape cancels, Return chooses what stands out`() {
    let stage = AlertStage(.alert, [("Delete", .destructive), ("Cancel", .cancel)])
    stage.alert.preferredAction = stage.alert.actions.first

    stage.world.finger.key(.escape)
    stage.world.settle()
    let first = stage.journal.take()
    stage.page.present(stage.alert, animated: true)
    stage.world.settle()
    stage.world.finger.key(.return)
    stage.world.settle()

    #expect(first == ["chose Cancel"])
    #expect(stage.journal.take() == ["chose Delete"])
  }

  @Test func `Return chooses an alert's only usual action, an action sheet's that cancels`() {
    let alert = AlertStage(.alert, [("OK", .default), ("Cancel", .cancel)])
    alert.world.finger.key(.return)
    alert.world.settle()
    let sheet = AlertStage(.actionSheet, [("Discard", .default), ("Cancel", .cancel)])
    sheet.world.finger.key(.return)
    sheet.world.settle()

    #expect(alert.journal.take() == ["chose OK"])
    #expect(sheet.journal.take() == ["chose Cancel"])
  }

  @Test func `keys are the alert's while a text is edited below it`() {
    let stage = AlertStage(.alert, [("Delete", .destructive), ("Cancel", .cancel)])
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 30))
    stage.page.view.addSubview(field)
    field.becomeFirstResponder()

    stage.world.finger.type("x")
    stage.world.finger.key(.escape)
    stage.world.settle()

    #expect(stage.journal.take() == ["chose Cancel"])
    #expect(field.text == "")
    #expect(stage.page.presentedViewController == nil)
  }

  @Test func `a tap on the dark cancels an action sheet but not an alert`() {
    let sheet = AlertStage(.actionSheet, [("A", .default), ("Cancel", .cancel)])
    sheet.world.finger.tap(at: CGPoint(x: 195, y: 200))
    sheet.world.settle()
    let alert = AlertStage(.alert, [("OK", .default), ("Cancel", .cancel)])
    alert.world.finger.tap(at: CGPoint(x: 195, y: 100))
    alert.world.settle()

    #expect(sheet.journal.take() == ["chose Cancel"])
    #expect(alert.journal.take() == [])
  }

  @Test func `more actions than fit can be scrolled`() {
    let stage = AlertStage(.actionSheet, (1...30).map { ("\($0)", .default) })

    let frame = stage.alert.view.frame
    stage.world.finger.flick(
      from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 300), velocity: 2000)
    stage.world.settle()

    #expect(frame.minY >= 47)
    #expect(stage.place(of: "1").y < 100)
    #expect(stage.journal.take() == [])
  }

  @Test func `a second action that cancels is reported and left out`() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    var reported = 0
    Diagnostics.onReport = { _ in reported += 1 }
    defer { Diagnostics.onReport = nil }

    alert.addAction(UIAlertAction(title: "1", style: .cancel))
    alert.addAction(UIAlertAction(title: "2", style: .cancel))

    #expect(alert.actions.count == 1)
    #expect(reported == 1)
  }

  @Test func `alerts and what they hold are let go`() {
    let stage = AlertStage(.alert, [("OK", .default)])
    stage.page.dismiss(animated: false)
    weak var gone: UIAlertController?
    do {
      let alert = UIAlertController(title: "T", message: "M", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .cancel))
      gone = alert
      stage.page.present(alert, animated: true)
      stage.world.settle()
    }

    stage.world.finger.key(.escape)
    stage.world.settle()

    #expect(gone == nil)
  }
}
