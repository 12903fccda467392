import CX11

/// What Xlib's handlers saw, kept until a connection collects it.
///
/// Xlib's handlers are C functions without context, one of each for the process, so their findings
/// can only go to a place all of them reach. Xlib runs them inside the call that reads the socket;
/// every such call is made on the main actor, hence the storage is never touched from two threads.
nonisolated enum X11Faults {
  /// One protocol error.
  struct Record {
    var display: OpaquePointer?
    var request: UInt8
    var minor: UInt8
    var code: UInt8
    var resource: UInt
  }

  /// More errors than this between two collections are not told apart any more.
  private static let capacity = 64

  nonisolated(unsafe) private static var records: [Record] = []
  nonisolated(unsafe) private static var isInstalled = false

  /// Replaces Xlib's handlers, which end the program.
  static func install() {
    if isInstalled { return }
    isInstalled = true
    records.reserveCapacity(capacity)
    _ = XSetErrorHandler(recordProtocolError)
    _ = XSetIOErrorHandler(ignoreBrokenConnection)
  }

  static func append(_ record: Record) {
    if records.count < capacity { records.append(record) }
  }

  /// Removes and returns what concerns `display`.
  static func take(for display: OpaquePointer) -> [Record] {
    if records.isEmpty { return [] }
    let own = records.filter { $0.display == display }
    records.removeAll { $0.display == display }
    return own
  }
}

nonisolated private func recordProtocolError(
  _ display: OpaquePointer?, _ event: UnsafeMutablePointer<XErrorEvent>?
) -> Int32 {
  guard let event else { return 0 }
  X11Faults.append(
    X11Faults.Record(
      display: display, request: event.pointee.request_code, minor: event.pointee.minor_code,
      code: event.pointee.error_code, resource: event.pointee.resourceid))
  return 0
}

/// Returning is what lets Xlib go on to the exit handler, which sets the connection's own flag.
nonisolated private func ignoreBrokenConnection(_ display: OpaquePointer?) -> Int32 {
  0
}

/// Called by Xlib instead of `exit`; `flag` points to the connection's `Bool`.
nonisolated func markConnectionLost(
  _ display: OpaquePointer?, _ flag: UnsafeMutableRawPointer?
) {
  flag?.assumingMemoryBound(to: Bool.self).pointee = true
  // The request that found the line broken still wants room.
  if let display { segue_drop_output(display) }
}
