import Foundation
import Playground
import UIKit

extension PanelModel {
  /// The values in use as Swift.
  public var swiftText: String { SwiftExport.text(session.info, values: session.values.all) }

  /// The values in use as a tuning file.
  public var jsonText: String {
    let name = session.currentPreset?.name ?? "tuned by hand"
    return String(
      decoding: TuningText.file(
        scene: session.info.id, name: name, values: session.values.all), as: UTF8.self)
  }

  /// Takes the values of the tuning file that was copied, here or in an editor; one step to undo.
  public func pasteJSON() {
    guard let text = UIPasteboard.general.string, !text.isEmpty else {
      return say("There is no text on the clipboard")
    }
    do {
      let tuning = try KeptTuning(Data(text.utf8), scene: session.info.id)
      let values = tuning.active == .a ? tuning.a : tuning.b
      let strange = values.keys.filter { session.tunable($0) == nil }.sorted()
      session.set(values)
      say(strange.isEmpty ? "JSON pasted" : "Pasted, but nothing is called \(strange[0]) here")
    } catch {
      say("What is on the clipboard \(error.description)")
    }
  }

  /// Whether the scene has thresholds that gestures could ask for.
  var canFit: Bool { rule != nil && FitProposal.suits(session.info.tunables) }

  /// Sets what the marked gestures ask for.
  public func applyFit() {
    guard canFit else { return say("This scene has no threshold that could be fitted") }
    guard let proposal = fit else {
      say("Mark gestures first: F meant to finish, C meant to cancel")
      return
    }
    session.set(proposal.values)
    say("Fitted: \(proposal.text)")
  }
}
