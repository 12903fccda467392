import Foundation
import Geometry
import QuartzCore
import Simulator

@testable import UIKitCore

/// A page that presents a sheet, with a finger and a journal.
final class SheetStage {
  let journal = Journal()
  let world: Simulation
  let page: JournalPage
  let card: JournalPage
  let keeper: SheetKeeper

  init(
    size: CGSize = CGSize(width: 390, height: 844), isPainting: Bool = false,
    _ detents: [UISheetPresentationController.Detent] = [.large()]
  ) {
    world = Simulation(size: size, isPainting: isPainting)
    page = JournalPage("page", journal)
    card = JournalPage("card", journal)
    keeper = SheetKeeper(journal)
    world.show(page)
    world.settle()
    card.presentationController?.delegate = keeper
    card.sheetPresentationController?.detents = detents
    _ = journal.take()
  }

  /// The sheet as UIKit's users know it; an empty one if there is none, which fails what follows.
  var sheet: UISheetPresentationController {
    card.sheetPresentationController
      ?? UISheetPresentationController(presentedViewController: card, presenting: nil)
  }

  func present() {
    page.present(card, animated: true) { [journal] in journal.note("presented") }
    world.settle()
  }

  /// Where the sheet is seen, points of the window.
  var seenFrame: CGRect {
    guard let view = sheet.presentedView, let shown = view.layer.presentation() else {
      return .null
    }
    return shown.frame
  }

  var seenTop: CGFloat { seenFrame.minY }

  /// Drags from somewhere on the sheet by so much downwards.
  func drag(by dy: CGFloat, velocity: CGFloat? = nil, from y: CGFloat = 300) {
    let start = CGPoint(x: 195, y: y)
    let end = CGPoint(x: 195, y: y + dy)
    if let velocity {
      world.finger.flick(from: start, to: end, velocity: velocity)
    } else {
      world.finger.drag(from: start, to: end)
    }
  }
}

/// Notes what a sheet's delegate is asked and told.
final class SheetKeeper: NSObject, UISheetPresentationControllerDelegate {
  let journal: Journal
  var allows = true
  var onWillDismiss: () -> Void = {}

  init(_ journal: Journal) { self.journal = journal }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  {
    journal.note("should dismiss")
    return allows
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    journal.note("will dismiss")
    onWillDismiss()
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    journal.note("did dismiss")
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { journal.note("did attempt") }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    journal.note("detent \(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "")")
  }
}
