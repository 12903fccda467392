import Foundation
import GestureLab
enum WindowReplay {
  @MainActor static func run(_ gestures: [(String, GestureFile)], json: Bool) throws {}
}
