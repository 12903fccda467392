import Foundation

/// Asset catalogues that lie beside the program as folders.
enum AssetCatalogues {
  /// The folders of a set, such as `Cards/Back.colorset`, in the catalogues of a folder.
  ///
  /// - Parameter kind: `imageset` or `colorset`.
  static func sets(_ name: String, kind: String, in folder: URL) -> [URL] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return entries.filter { $0.hasSuffix(".xcassets") }.sorted().flatMap { entry in
      let walk = FileManager.default.enumerator(
        at: folder.appendingPathComponent(entry), includingPropertiesForKeys: nil)
      return (walk?.compactMap { $0 as? URL } ?? []).filter {
        $0.path.hasSuffix("/\(name).\(kind)")
      }
    }
  }

  /// What the list of a set says.
  static func list(of set: URL) -> Data? {
    try? Data(contentsOf: set.appendingPathComponent("Contents.json"))
  }
}
