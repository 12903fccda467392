import Foundation
import Simulator
import Testing

@testable import UIKitCore

@Suite struct AppStatusBarTests {
  @Test func `By default controllers decide, and the app is told so`() {
    let (world, page) = (Simulation(), Page())
    world.show(page)
    var reports: [String] = []
    let listening = Diagnostics.listen { reports.append($0.id) }

    UIApplication.shared.isStatusBarHidden = true

    #expect(!UIApplication.shared.isStatusBarHidden)
    #expect(reports.contains("status bar"))
    _ = listening
  }

  @Test func `Where Info.plist says so the app decides`() {
    let world = Simulation()
    UIApplication.shared.statusBar.controllersDecide = false
    world.show(Page())

    UIApplication.shared.statusBarStyle = .lightContent
    UIApplication.shared.isStatusBarHidden = true

    #expect(UIApplication.shared.statusBarStyle == .lightContent)
    #expect(UIApplication.shared.statusBarFrame == .zero)
  }

  @Test func `Who waits for the status bar's frame hears when it goes`() {
    let (world, page) = (Simulation(), Page())
    world.show(page)
    page.setNeedsStatusBarAppearanceUpdate()
    var told: [CGRect] = []
    let app = UIApplication.shared
    let observer = NotificationCenter.default.addObserver(
      forName: UIApplication.didChangeStatusBarFrameNotification, object: app, queue: nil
    ) { _ in MainActor.assumeIsolated { told.append(app.statusBarFrame) } }

    page.isHidden = true
    page.setNeedsStatusBarAppearanceUpdate()
    page.setNeedsStatusBarAppearanceUpdate()
    NotificationCenter.default.removeObserver(observer)

    #expect(told == [.zero])
  }

  @Test func `Who hears of the change may ask for the status bar again`() {
    let (world, page) = (Simulation(), Page())
    world.show(page)
    page.setNeedsStatusBarAppearanceUpdate()
    let app = UIApplication.shared
    let before = app.statusBarFrame
    var told: [String] = []
    var frames: [CGRect] = []
    let names = [
      UIApplication.willChangeStatusBarFrameNotification,
      UIApplication.didChangeStatusBarFrameNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: app, queue: nil) { _ in
        MainActor.assumeIsolated {
          // Bounded, so that a run without end ends as a failure.
          guard told.count < 10 else { return }
          told.append(name.rawValue)
          frames.append(app.statusBarFrame)
          page.setNeedsStatusBarAppearanceUpdate()
        }
      }
    }

    page.isHidden = true
    page.setNeedsStatusBarAppearanceUpdate()
    for observer in observers { NotificationCenter.default.removeObserver(observer) }

    #expect(told == names.map(\.rawValue))
    #expect(frames == [before, .zero])
    #expect(before.height > 0)
  }
}

private final class Page: UIViewController {
  var isHidden = false

  override var prefersStatusBarHidden: Bool { isHidden }
}
