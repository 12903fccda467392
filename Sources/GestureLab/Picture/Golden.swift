public import Drawing
public import Foundation

/// Pictures and texts that were accepted once and must stay as they are.
///
/// A test asks `mismatch`, which tells what is wrong in one line. With `SEGUE_BLESS=1` in the
/// environment what came is written down as the new truth instead (`make bless`).
public struct Golden {
  /// Where the accepted ones are.
  public let folder: String
  /// Where pages about differences go.
  public let pages: String
  /// What to type to accept what came.
  public let command: String

  /// - Parameters:
  ///   - folder: holds what was accepted.
  ///   - pages: takes the pages about differences.
  ///   - command: accepts what came.
  public init(
    folder: String, pages: String = NSTemporaryDirectory(), command: String = "make bless"
  ) {
    self.folder = folder
    self.pages = pages
    self.command = command
  }

  /// Whether what comes is to be accepted.
  public static var isBlessing: Bool {
    ProcessInfo.processInfo.environment["SEGUE_BLESS"].map { !$0.isEmpty && $0 != "0" } ?? false
  }

  /// What is wrong with a picture, in one line; nil when it is as accepted, pixel by pixel.
  public func mismatch(_ picture: CGImage, _ name: String) -> String? {
    let path = path("\(name).png")
    do {
      if Self.isBlessing {
        try accept(try picture.pngData(), at: path)
        return nil
      }
      guard FileManager.default.fileExists(atPath: path) else {
        return "\(name): nothing was accepted yet; look at it, then: \(command)"
      }
      let comparison = PictureComparison(
        expected: try CGImage(contentsOfFile: path), actual: picture)
      if comparison.isEqual { return nil }
      let page = (pages as NSString).appendingPathComponent(
        "\(name.replacingOccurrences(of: "/", with: "-")).html")
      try FileManager.default.createDirectory(atPath: pages, withIntermediateDirectories: true)
      try AtomicFile.write(try comparison.page(title: name, accept: command), to: page)
      return "\(name): \(comparison.summary); see \(page); to accept: \(command)"
    } catch {
      return "\(name): could not be compared: \(error)"
    }
  }

  /// What is wrong with a text, in one line; nil when it is as accepted, byte by byte.
  public func mismatch(_ text: String, _ name: String) -> String? {
    let path = path("\(name).txt")
    do {
      if Self.isBlessing {
        try accept(Data(text.utf8), at: path)
        return nil
      }
    } catch {
      return "\(name): could not be accepted: \(error)"
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      return "\(name): nothing was accepted yet; look at it, then: \(command)"
    }
    if data == Data(text.utf8) { return nil }
    let expected = String(decoding: data, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let actual = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(expected, actual).prefix { $0 == $1 }.count
    let one = line < expected.count ? String(expected[line].prefix(200)) : "the end"
    let other = line < actual.count ? String(actual[line].prefix(200)) : "the end"
    return "\(name): line \(line + 1) was '\(one)' and is '\(other)'; to accept: \(command)"
  }

  private func path(_ name: String) -> String {
    (folder as NSString).appendingPathComponent(name)
  }

  private func accept(_ data: Data, at path: String) throws {
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try AtomicFile.write(data, to: path)
  }
}
