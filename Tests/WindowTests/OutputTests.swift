import Foundation
import Testing

/// What is written goes where it was asked for, whole, and takes nothing else's place.
@Suite(.serialized) @MainActor
struct OutputTests {
  private let folder = NSTemporaryDirectory() + "segue-output-\(UUID().uuidString)"

  /// Linux's `F_SETPIPE_SZ`, which the C library declares for GNU sources only.
  private static let setPipeSize: Int32 = 1031

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func snapshot(to path: String) throws -> ChildProcess.Ending {
    try LiveSegue(["snapshot", "swipe-back", "-o", path], display: nil).ending()
  }

  @Test(arguments: ["/there.png", "/not-yet.png"])
  func `a symbolic link is written through`(_ name: String) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let target = folder + name
    if name == "/there.png" { try Data("old".utf8).write(to: URL(fileURLWithPath: target)) }
    let link = folder + "/link.png"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: String(name.dropFirst()))

    let ending = try snapshot(to: link)

    #expect(ending.status == 0)
    #expect(ending.errors.isEmpty)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: link) == String(name.dropFirst()))
    #expect(FileManager.default.contents(atPath: target)?.starts(with: [0x89, 0x50]) == true)
  }

  @Test func `links that go in a circle are told`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let link = folder + "/link.png"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "link.png")

    let ending = try snapshot(to: link)

    #expect(ending.status == 3)
    #expect(ending.errors.count == 1)
  }

  @Test func `a file keeps who may read it`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/secret.png"
    #expect(
      FileManager.default.createFile(
        atPath: path, contents: nil, attributes: [.posixPermissions: 0o600]))

    #expect(try snapshot(to: path).status == 0)

    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect((attributes[.size] as? Int ?? 0) > 1000)
  }

  @Test func `a pipe is written to and stays one`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/pipe"
    try #require(mkfifo(path, 0o600) == 0)
    // Both ends here, so that neither waits for the other.
    let reader = open(path, O_RDWR | O_NONBLOCK)
    defer { close(reader) }
    _ = fcntl(reader, Self.setPipeSize, 1 << 20)

    let ending = try snapshot(to: path)

    var start = [UInt8](repeating: 0, count: 4)
    #expect(ending.status == 0)
    #expect(read(reader, &start, 4) == 4)
    #expect(start == [0x89, 0x50, 0x4e, 0x47])
    var status = stat()
    #expect(lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
  }

  @Test func `a device that takes nothing is told and stays one`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/full"
    // Only root may make one, and only where devices are allowed.
    guard mknod(path, S_IFCHR | 0o666, 1 << 8 | 7) == 0, access(path, W_OK) == 0,
      case let probe = open(path, O_WRONLY), probe >= 0
    else { return }
    close(probe)

    let ending = try snapshot(to: path)

    var status = stat()
    #expect(ending.status == 3)
    #expect(ending.errors.count == 1)
    #expect(lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test(arguments: [["scenes"], ["scenes", "--json"], ["--help"], ["doctor"]])
  func `standard output that takes nothing is told in one line`(_ arguments: [String]) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let output = open("/dev/full", O_WRONLY)
    try #require(output >= 0)
    defer { close(output) }

    let segue = try ChildProcess(
      SegueProgram.path(), arguments, environment: ["DISPLAY": nil], output: output)
    let ending = try segue.end(until: ChildProcess.now + LiveSegue.patience)

    #expect(ending.status == 3)
    #expect(ending.errors.count == 1, "\(ending.errors)")
    #expect(ending.errors.first?.contains("standard output") == true)
  }
}
