import Display
import Foundation
import Geometry
import Simulator
import Testing
import UIKitCore

@testable import PortedCode

@Suite struct PortedDynamicsTests {
  private func viewer(_ world: Simulation) -> (home: UIViewController, ThrownPictureViewController)
  {
    let home = UIViewController()
    world.show(home)
    let viewer = ThrownPictureViewController()
    viewer.modalPresentationStyle = .fullScreen
    home.present(viewer, animated: false)
    world.settle()
    return (home, viewer)
  }

  @Test func `a picture that is let go of slowly snaps back, and all is at rest`() {
    let world = Simulation()
    let (home, page) = viewer(world)

    world.finger.down(at: CGPoint(x: 120, y: 320))
    world.finger.move(to: CGPoint(x: 170, y: 470), over: 0.5)
    world.finger.hold(for: 0.2)
    let held = page.picture.center
    world.finger.up()
    let rests = world.settle()

    #expect(held.y > 440)
    #expect(rests)
    #expect(abs(page.picture.center.x - 195) < 1 && abs(page.picture.center.y - 375) < 1)
    #expect(home.presentedViewController === page)
    #expect(page.pauses > 0)
  }

  @Test func `a picture that is thrown leaves the page and takes the page with it`() {
    let world = Simulation()
    let (home, _) = viewer(world)

    world.finger.flick(
      from: CGPoint(x: 195, y: 375), to: CGPoint(x: 195, y: 700), velocity: 2500)
    let rests = world.settle()

    #expect(rests)
    #expect(home.presentedViewController == nil)
  }

  @Test func `Escape is the page's own command, a stack gives each button its third`() {
    let world = Simulation()
    let (home, page) = viewer(world)
    let widths = page.buttons.arrangedSubviews.map(\.frame.width)
    page.becomeFirstResponder()

    world.finger.key(.escape)
    world.settle()

    #expect(widths.allSatisfy { abs($0 - 374.0 / 3) < 1 })
    #expect(home.presentedViewController == nil)
  }

  @Test func `a bar of the dressed class takes the proxy's colours, its picture is a JPEG`() {
    let world = Simulation()
    ThrownPictureViewController.dress()
    let (_, page) = viewer(world)
    let bar = ViewerBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    page.view.addSubview(bar)
    world.settle()

    #expect(bar.tintColor == .white)
    #expect(page.savedPicture()?.prefix(2) == Data([0xFF, 0xD8]))
  }
}
