import Display
import Foundation
import Geometry
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Does anything at any time to a stack of presentations.
private final class PresentationWalk {
  let world = Simulation()
  let root = CountingPage()
  private var random: SplitMix
  private let styles: [UIModalPresentationStyle] = [
    .automatic, .formSheet, .fullScreen, .overFullScreen, .custom, .popover, .currentContext,
    .overCurrentContext,
  ]

  init(seed: UInt64) {
    random = SplitMix(state: seed)
    world.show(root)
    world.settle()
  }

  private func number(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }

  private var chain: [UIViewController] {
    var found: [UIViewController] = [root]
    while let next = found.last?.storedPresented { found.append(next) }
    return found
  }

  func step() {
    let all = chain
    switch number(8) {
    case 0, 1: present(on: all[number(all.count)])
    case 2: all[number(all.count)].dismiss(animated: number(4) > 0)
    case 3:
      world.finger.down(at: CGPoint(x: 195, y: CGFloat(100 + number(600))))
      world.finger.move(
        to: CGPoint(x: 195, y: CGFloat(50 + number(780))), over: 0.02 * Double(1 + number(8)))
      if number(2) == 0 { act(in: all) }
      if number(5) == 0 { world.finger.interrupt(.focusLoss) } else { world.finger.up() }
    case 4: world.finger.tap(at: CGPoint(x: 195, y: CGFloat(20 + number(800))))
    case 5: act(in: all)
    default: for _ in 0..<number(20) { world.advanceFrame() }
    }
  }

  private func present(on controller: UIViewController) {
    let guest: UIViewController
    if number(4) == 0 {
      let alert = UIAlertController(
        title: "T", message: nil, preferredStyle: number(2) == 0 ? .alert : .actionSheet)
      alert.addAction(UIAlertAction(title: "A", style: .default))
      alert.addAction(UIAlertAction(title: "C", style: .cancel))
      guest = alert
    } else {
      guest = CountingPage()
      guest.modalPresentationStyle = styles[number(styles.count)]
      if number(2) == 0 {
        guest.sheetPresentationController?.detents = [.medium(), .large()]
      }
      if number(4) == 0 {
        guest.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
      }
      if number(5) == 0 { guest.modalTransitionStyle = .crossDissolve }
      if number(6) == 0 { guest.modalTransitionStyle = .flipHorizontal }
      guest.isModalInPresentation = number(5) == 0
    }
    controller.present(guest, animated: number(4) > 0)
  }

  private func act(in all: [UIViewController]) {
    let controller = all[number(all.count)]
    let sheet = controller.sheetPresentationController
    switch number(4) {
    case 0: sheet?.selectedDetentIdentifier = .large
    case 1: sheet?.animateChanges { sheet?.selectedDetentIdentifier = .medium }
    case 2:
      world.screen.resize(
        to: number(2) == 0 ? CGSize(width: 844, height: 390) : CGSize(width: 390, height: 844),
        scale: 1)
    default: controller.dismiss(animated: true)
    }
  }

  /// What must be true once everything rests.
  func check(_ step: Int) {
    let isAtRest = world.settle()
    #expect(isAtRest, "step \(step)")
    let all = chain
    for controller in all.dropFirst() {
      #expect(controller.presentation?.transition == nil, "step \(step)")
      #expect(controller.presentation?.presenter.storedPresented === controller, "step \(step)")
    }
    #expect(all.last?.viewIfLoaded?.window != nil, "step \(step)")
    #expect(all.last?.appearance == .appeared, "step \(step)")
    #expect(root.view.window?.dispatcher.runningTransitions ?? 0 == 0, "step \(step)")
    for case let page as CountingPage in all { #expect(page.isBalanced, "step \(step)") }
  }

  func end() {
    root.dismiss(animated: true)
    world.settle()
    world.screen.resize(to: CGSize(width: 390, height: 844), scale: 1)
    world.settle()
    #expect(root.storedPresented == nil)
    #expect(root.appearance == .appeared)
    #expect(root.view.superview is WindowStage)
    #expect(root.view.window?.subviews.count == 1)
    #expect(root.view.transform == .identity)
    #expect(root.view.superview?.transform == .identity)
    #expect(root.view.superview?.layer.masksToBounds == false)
    #expect(root.view.alpha == 1 && !root.view.isHidden && root.view.layer.mask == nil)
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }
}

/// Counts its appearance callbacks.
private final class CountingPage: UIViewController {
  private var will = 0
  private var did = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
  override func viewWillAppear(_ animated: Bool) { will += 1 }
  override func viewWillDisappear(_ animated: Bool) { will -= 1 }
  override func viewDidAppear(_ animated: Bool) { did = 1 }
  override func viewDidDisappear(_ animated: Bool) { did = 0 }

  /// At rest it has as many willAppear more than willDisappear as it is seen.
  var isBalanced: Bool { will == did }
}

@Suite struct PresentationWalkTests {
  @Test(arguments: 0..<40) func `whatever is done at whatever frame, all is in order at rest`(
    seed: UInt64
  ) {
    Diagnostics.onReport = { _ in }
    defer { Diagnostics.onReport = nil }
    let walk = PresentationWalk(seed: seed)

    for step in 0..<60 {
      walk.step()
      if step % 7 == 6 { walk.check(step) }
    }

    walk.end()
  }
}
