import Foundation

/// Asset catalogues that lie beside the program as folders.
enum AssetCatalogues {
  /// The folders of a set, such as `Cards/Back.colorset`, in the catalogues of a bundle.
  ///
  /// - Parameter kind: `imageset` or `colorset`.
  static func sets(_ name: String, kind: String, in bundle: Bundle) -> [URL] {
    // Beside the program itself may lie anything, such as all that a build has left.
    catalogues(in: bundle.folder, levels: bundle == .main ? 1 : 4).flatMap { catalogue in
      let walk = FileManager.default.enumerator(at: catalogue, includingPropertiesForKeys: nil)
      return (walk?.compactMap { $0 as? URL } ?? []).filter {
        $0.path.hasSuffix("/\(name).\(kind)")
      }
    }
  }

  /// The catalogues in a folder and in what it holds; folders can be copied whole.
  private static func catalogues(in folder: URL, levels: Int) -> [URL] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return entries.sorted().flatMap { entry -> [URL] in
      let url = folder.appendingPathComponent(entry)
      if entry.hasSuffix(".xcassets") { return [url] }
      return levels > 1 ? catalogues(in: url, levels: levels - 1) : []
    }
  }

  /// What the list of a set says.
  static func list(of set: URL) -> Data? {
    try? Data(contentsOf: set.appendingPathComponent("Contents.json"))
  }
}

extension Bundle {
  /// Where its resources are.
  var folder: URL { resourceURL ?? bundleURL }
}
