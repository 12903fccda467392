/// Everything an app sees by `import UIKit`, and what Apple's UIKit brings along: `Launch` holds
/// where a process marked `@main` begins, for that needs a window.
///
/// Mirrors: the module `UIKit`, which re-exports Foundation, Core Graphics and Core Animation.
@_exported public import Drawing
@_exported public import Foundation
@_exported public import Geometry
@_exported public import Launch
@_exported public import QuartzCore
@_exported public import UIKitCore
