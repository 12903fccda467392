import Foundation
import Playground

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

  /// Sets what the marked gestures ask for.
  public func applyFit() {
    guard
      let proposal = FitProposal(history.all, tunables: session.info.tunables)
    else {
      say("Mark gestures first: F meant to finish, C meant to cancel")
      return
    }
    session.set(proposal.values)
    say("Fitted: \(proposal.text)")
  }
}
