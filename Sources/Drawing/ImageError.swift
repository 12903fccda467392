/// Why a picture could not be read or written.
public nonisolated enum ImageError: Error, Equatable, CustomStringConvertible {
  /// The bytes do not start like a PNG file.
  case notPNG
  /// The bytes do not start like a JPEG file.
  case notJPEG
  /// The bytes start like a JPEG file but cannot be decoded.
  case damagedJPEG(reason: String)
  /// The bytes start like a PNG file but cannot be decoded.
  case damaged(reason: String)
  /// The picture could not be encoded.
  case notEncodable(reason: String)
  /// The file could not be read.
  case unreadable(path: String)
  /// The file could not be written.
  case unwritable(path: String, reason: String)

  public var description: String {
    switch self {
    case .notPNG: "not a PNG picture; give a .png file"
    case .notJPEG: "not a JPEG picture; give a .jpg file"
    case .damagedJPEG(let reason): "the JPEG picture is damaged (\(reason)); export it again"
    case .damaged(let reason): "the PNG picture is damaged (\(reason)); export it again"
    case .notEncodable(let reason): "the picture cannot be encoded (\(reason))"
    case .unreadable(let path): "\(path): cannot be read; check that it exists"
    case .unwritable(let path, let reason): "\(path): cannot be written (\(reason))"
    }
  }
}
