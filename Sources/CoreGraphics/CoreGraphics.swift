/// What ported code means by `import CoreGraphics`.
///
/// Mirrors: the module `CoreGraphics`: the CG types, wherever they live here.
@_exported public import Drawing
@_exported public import Foundation
@_exported public import Geometry
