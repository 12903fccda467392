import Drawing
import Foundation

/// Finds pictures by name: in the program's bundle, in the resource bundles beside it, and in asset
/// catalogues lying there as folders.
enum ImageLibrary {
  private static var found: [String: UIImage] = [:]
  private static var registered: [String: UIImage] = [:]

  static func image(named name: String, in bundle: Bundle?) -> UIImage? {
    if let image = registered[name] { return image }
    let bundles = bundle.map { [$0] } ?? all
    let key = "\(bundle?.bundlePath ?? "")\n\(name)\n\(UIScreen.main.scale)"
    if let known = found[key] { return known }
    let image = bundles.lazy.compactMap { load(name, from: $0) }.first
    found[key] = image
    return image
  }

  static func register(_ image: UIImage?, named name: String) { registered[name] = image }

  /// The program's bundle, and those that the package manager puts beside it.
  static var all: [Bundle] {
    let main = Bundle.main
    let beside = (main.resourceURL ?? main.bundleURL).standardizedFileURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: beside.path)) ?? []
    let others = names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
    return [main] + others.compactMap { Bundle(url: beside.appendingPathComponent($0)) }
  }

  private static func load(_ name: String, from bundle: Bundle) -> UIImage? {
    let plain = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    return best(plain, in: bundle.folder) ?? set(plain, in: bundle)
  }

  /// The file whose scale is nearest to the screen's, not below it if there is one.
  private static func best(_ name: String, in folder: URL) -> UIImage? {
    let scale = max(1, min(3, Int(UIScreen.main.scale.rounded(.up))))
    let order = [scale, 3, 2, 1].map { $0 == 1 ? "" : "@\($0)x" }
    for suffix in order {
      let path = folder.appendingPathComponent(name + suffix + ".png").path
      if let image = UIImage(contentsOfFile: path) { return image }
    }
    return nil
  }

  /// A picture of an asset catalogue: a folder with a list of files and their scales.
  private static func set(_ name: String, in bundle: Bundle) -> UIImage? {
    for url in AssetCatalogues.sets(name, kind: "imageset", in: bundle) {
      guard let data = AssetCatalogues.list(of: url),
        let list = try? JSONDecoder().decode(AssetList.self, from: data)
      else { continue }
      let wanted = UIScreen.main.scale
      let files = list.images.filter { $0.filename?.hasSuffix(".png") == true }
        .sorted { abs($0.factor - wanted) < abs($1.factor - wanted) }
      for file in files {
        guard let path = file.filename,
          let image = try? CGImage(contentsOfFile: url.appendingPathComponent(path).path)
        else { continue }
        let made = UIImage(cgImage: image, scale: file.factor, orientation: .up)
        return list.isTemplate ? made.withRenderingMode(.alwaysTemplate) : made
      }
    }
    return nil
  }
}

/// What an asset catalogue says of one picture.
private nonisolated struct AssetList: Decodable {
  struct File: Decodable {
    var filename: String?
    var scale: String?

    var factor: CGFloat { CGFloat(Double(scale?.dropLast() ?? "1") ?? 1) }
  }

  struct Properties: Decodable {
    var intent: String?

    enum CodingKeys: String, CodingKey {
      case intent = "template-rendering-intent"
    }
  }

  var images: [File]
  var properties: Properties?

  var isTemplate: Bool { properties?.intent == "template" }
}
