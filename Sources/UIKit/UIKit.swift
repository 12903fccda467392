/// Everything an app sees by `import UIKit`, and what Apple's UIKit brings along.
///
/// Mirrors: the module `UIKit`, which re-exports Foundation, Core Graphics and Core Animation.
@_exported public import Drawing
@_exported public import Foundation
@_exported public import Geometry
@_exported public import QuartzCore
@_exported public import UIKitCore
