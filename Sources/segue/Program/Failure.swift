import Foundation
import X11Display

/// Why a command could not do what it was asked: one line that says what, where, and what to do.
struct Failure: Error, CustomStringConvertible {
  let description: String
  /// 1 an expectation failed, 2 the request was wrong, 3 the world failed.
  let status: Int32

  private init(_ description: String, status: Int32) {
    self.description = description
    self.status = status
  }

  init(_ error: X11Error) {
    self.init(error.description, status: error.exitStatus)
  }

  /// Something measured is not as it should be.
  static func expectation(_ text: String) -> Failure { Failure(text, status: 1) }

  /// The request makes no sense.
  static func request(_ text: String) -> Failure { Failure(text, status: 2) }

  /// The request is fine, the world is not.
  static func world(_ text: String) -> Failure { Failure(text, status: 3) }

  /// Says why on standard error and ends the program.
  func exit() -> Never {
    StandardError.write(line: description)
    Foundation.exit(status)
  }
}
