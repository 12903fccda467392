import CX11
public import Display
import Foundation

/// What is copied, as X keeps it: the program that copied last owns the selections CLIPBOARD and
/// PRIMARY and hands the text out to whoever asks, in the form they ask for.
public final class X11Clipboard: Clipboard {
  private let window: X11Window
  private let connection: X11Connection
  private var own: String?
  private var owned: Set<Atom> = []
  /// When the selections became ours, server milliseconds.
  private var ownedSince: Time = 0
  /// The stamp of the last thing the user did, which a claim must bear.
  var lastStamp: Time = 0

  /// How long another program may take to hand its text over. Units: seconds. Source: chosen.
  private static let patience: TimeInterval = 0.5
  /// The longest text handed out in one piece; longer ones go in several. Units: bytes.
  /// Source: chosen, below every server's largest request.
  private static let longest = 200_000
  /// The longest text that is taken. Units: bytes. Source: chosen.
  private static let most = 1 << 26
  private var handouts: [X11Handout] = []

  init(window: X11Window) {
    self.window = window
    connection = window.connection
  }

  private var selections: [Atom] { [connection.atoms[.clipboard], X11Atoms.Predefined.primary] }

  public func setText(_ text: String) {
    own = text
    guard !connection.isLost else { return }
    owned = []
    claim(lastStamp)
    // Somebody has copied later than the last event we had: the server's own time is later still.
    if owned.count < selections.count, let now = serverTime() {
      lastStamp = now
      claim(now)
    }
    connection.flush()
  }

  private func claim(_ stamp: Time) {
    ownedSince = stamp
    for selection in selections {
      XSetSelectionOwner(connection.display, selection, window.id, stamp)
      if XGetSelectionOwner(connection.display, selection) == window.id { owned.insert(selection) }
    }
  }

  /// The server's time, which it tells with every change of a property; nil when it does not answer.
  private func serverTime() -> Time? {
    var nothing: UInt8 = 0
    var property = connection.atoms[.transfer]
    XChangeProperty(
      connection.display, window.id, property, X11Atoms.Predefined.integer, 8, PropModeAppend,
      &nothing, 0)
    connection.flush()
    let end = MonotonicClock.now + Self.patience
    var event = XEvent()
    while MonotonicClock.now < end, !connection.isLost {
      // Other properties' news are left for whom they concern.
      let found = withUnsafeMutablePointer(to: &property) { wanted in
        XCheckIfEvent(
          connection.display, &event,
          { _, event, wanted in
            guard let event, let wanted, event.pointee.type == PropertyNotify else { return 0 }
            let property = UnsafeRawPointer(wanted).load(as: Atom.self)
            return event.pointee.xproperty.atom == property ? 1 : 0
          }, UnsafeMutableRawPointer(wanted).assumingMemoryBound(to: CChar.self))
      }
      if found != 0 { return event.xproperty.time }
      var entry = pollfd(fd: connection.descriptor, events: Int16(POLLIN), revents: 0)
      _ = poll(&entry, 1, 10)
    }
    return nil
  }

  public func text() -> String? {
    if connection.isLost || owned.contains(connection.atoms[.clipboard]) { return own }
    let selection = connection.atoms[.clipboard]
    guard XGetSelectionOwner(connection.display, selection) != 0 else { return nil }
    return fetched(connection.atoms[.utf8String]) ?? fetched(X11Atoms.Predefined.string)
  }

  /// Asks the owner for its text and waits a little for the answer.
  private func fetched(_ target: Atom) -> String? {
    let property = connection.atoms[.transfer]
    XConvertSelection(
      connection.display, connection.atoms[.clipboard], target, property, window.id, lastStamp)
    connection.flush()
    let end = MonotonicClock.now + Self.patience
    var event = XEvent()
    while MonotonicClock.now < end, !connection.isLost {
      guard
        XCheckTypedWindowEvent(connection.display, window.id, SelectionNotify, &event) != 0
      else {
        var entry = pollfd(fd: connection.descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&entry, 1, 10)
        continue
      }
      guard event.xselection.target == target else { continue }
      guard event.xselection.property != 0 else { return nil }
      guard let bytes = received(in: property) else { return nil }
      return target == connection.atoms[.utf8String]
        ? String(decoding: bytes, as: UTF8.self)
        : String(bytes: bytes, encoding: .isoLatin1)
    }
    return nil
  }

  /// What the owner has put into our property, all its pieces; nil when they stop coming.
  private func received(in property: Atom) -> [UInt8]? {
    // What was told of before counts for the first look.
    while connection.hasNewValue(of: property, in: window.id) {}
    let first = connection.take(property, of: window.id, most: Self.most)
    guard first.type == connection.atoms[.incremental] else { return first.bytes }
    // Taking the property away has asked for the first piece.
    connection.flush()
    var bytes: [UInt8] = []
    var end = MonotonicClock.now + Self.patience
    while MonotonicClock.now < end, !connection.isLost, bytes.count <= Self.most {
      guard connection.hasNewValue(of: property, in: window.id) else {
        var entry = pollfd(fd: connection.descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&entry, 1, 10)
        continue
      }
      let piece = connection.take(property, of: window.id, most: Self.most)
      connection.flush()
      if piece.type == 0 { continue }
      if piece.bytes.isEmpty { return bytes }
      bytes += piece.bytes
      end = MonotonicClock.now + Self.patience
    }
    return nil
  }

  // MARK: Handing out

  /// Somebody wants the text, or to know in which forms there is one.
  func handle(_ request: XSelectionRequestEvent) {
    // Old clients name no property; then the target's name is meant.
    let property = request.property == 0 ? request.target : request.property
    let isAnswered = owned.contains(request.selection) && answer(request, into: property)
    var reply = XEvent()
    reply.xselection.type = SelectionNotify
    reply.xselection.display = connection.display
    reply.xselection.requestor = request.requestor
    reply.xselection.selection = request.selection
    reply.xselection.target = request.target
    reply.xselection.property = isAnswered ? property : 0
    reply.xselection.time = request.time
    XSendEvent(connection.display, request.requestor, 0, 0, &reply)
    connection.flush()
  }

  /// Says how much there will be; each time the other takes what is there, the next piece follows.
  private func begin(_ handout: X11Handout) -> Bool {
    let now = MonotonicClock.now
    handouts.removeAll {
      now - $0.touched > X11Handout.patience
        || ($0.requestor == handout.requestor && $0.property == handout.property)
    }
    if handout.requestor != window.id {
      XSelectInput(connection.display, handout.requestor, PropertyChangeMask)
    }
    var count = [UInt(handout.count)]
    guard
      put(
        &count, of: connection.atoms[.incremental], into: handout.property, handout.requestor)
    else { return false }
    handouts.append(handout)
    return true
  }

  /// A property of a window that takes a long text was taken away: the next piece is due.
  func handle(_ event: XPropertyEvent) {
    guard event.state == PropertyDelete,
      let index = handouts.firstIndex(where: {
        $0.requestor == event.window && $0.property == event.atom
      })
    else { return }
    guard let piece = handouts[index].next() else {
      let done = handouts.remove(at: index)
      if done.requestor != window.id, !handouts.contains(where: { $0.requestor == done.requestor })
      {
        XSelectInput(connection.display, done.requestor, 0)
        connection.flush()
      }
      return
    }
    XChangeProperty(
      connection.display, event.window, event.atom, handouts[index].type, 8, PropModeReplace,
      Array(piece), Int32(piece.count))
    connection.flush()
  }

  /// Another program has copied something.
  func handle(_ loss: XSelectionClearEvent) {
    owned.remove(loss.selection)
    if owned.isEmpty { own = nil }
  }

  private func answer(_ request: XSelectionRequestEvent, into property: Atom) -> Bool {
    let atoms = connection.atoms
    switch request.target {
    case atoms[.targets]:
      var targets = [
        atoms[.targets], atoms[.timestamp], atoms[.utf8String], atoms[.plainText],
        X11Atoms.Predefined.string,
      ]
      return put(&targets, of: X11Atoms.Predefined.atom, into: property, request.requestor)
    case atoms[.timestamp]:
      var stamp = [ownedSince]
      return put(&stamp, of: X11Atoms.Predefined.integer, into: property, request.requestor)
    case atoms[.utf8String], atoms[.plainText]:
      return put(Array((own ?? "").utf8), of: request.target, into: property, request.requestor)
    case X11Atoms.Predefined.string:
      let latin = (own ?? "").data(using: .isoLatin1, allowLossyConversion: true) ?? Data()
      return put(Array(latin), of: request.target, into: property, request.requestor)
    default:
      return false
    }
  }

  /// Numbers of 32 bits, which Xlib takes as longs.
  private func put(
    _ numbers: inout [UInt], of type: Atom, into property: Atom, _ requestor: Window
  ) -> Bool {
    let count = Int32(numbers.count)
    return numbers.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return false }
      XChangeProperty(
        connection.display, requestor, property, type, 32, PropModeReplace,
        base.assumingMemoryBound(to: UInt8.self), count)
      return true
    }
  }

  private func put(_ bytes: [UInt8], of type: Atom, into property: Atom, _ requestor: Window)
    -> Bool
  {
    guard bytes.count <= Self.longest else {
      return begin(X11Handout(bytes, type: type, into: property, of: requestor))
    }
    XChangeProperty(
      connection.display, requestor, property, type, 8, PropModeReplace, bytes, Int32(bytes.count))
    return true
  }
}
