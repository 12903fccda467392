import Display
import Foundation
import Geometry

extension RenderItem {
  /// The same elsewhere, cut to `place`.
  func moved(to place: CGRect) -> RenderItem {
    let way = CGAffineTransform(translationX: place.minX, y: place.minY)
    func cut(_ clip: CGRect?) -> CGRect {
      clip.map { $0.offsetBy(dx: place.minX, dy: place.minY).intersection(place) } ?? place
    }
    switch self {
    case .quad(var quad):
      quad.transform = quad.transform.concatenating(way)
      quad.clip = cut(quad.clip)
      return .quad(quad)
    case .shadow(var shadow):
      shadow.transform = shadow.transform.concatenating(way)
      shadow.clip = cut(shadow.clip)
      return .shadow(shadow)
    case .border(var border):
      border.transform = border.transform.concatenating(way)
      border.clip = cut(border.clip)
      return .border(border)
    case .group(var group):
      group.transform = group.transform.concatenating(way)
      group.clip = cut(group.clip)
      return .group(group)
    }
  }
}
