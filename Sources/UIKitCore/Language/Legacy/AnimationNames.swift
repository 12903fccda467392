public import QuartzCore

/// Constants of Core Animation before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.linear")
public nonisolated var kCAMediaTimingFunctionLinear: CAMediaTimingFunctionName { .linear }
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeIn")
public nonisolated var kCAMediaTimingFunctionEaseIn: CAMediaTimingFunctionName { .easeIn }
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeOut")
public nonisolated var kCAMediaTimingFunctionEaseOut: CAMediaTimingFunctionName { .easeOut }
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeInEaseOut")
public nonisolated var kCAMediaTimingFunctionEaseInEaseOut: CAMediaTimingFunctionName {
  .easeInEaseOut
}
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.default")
public nonisolated var kCAMediaTimingFunctionDefault: CAMediaTimingFunctionName { .default }

@available(*, deprecated, renamed: "CAMediaTimingFillMode.forwards")
public nonisolated var kCAFillModeForwards: CAMediaTimingFillMode { .forwards }
@available(*, deprecated, renamed: "CAMediaTimingFillMode.backwards")
public nonisolated var kCAFillModeBackwards: CAMediaTimingFillMode { .backwards }
@available(*, deprecated, renamed: "CAMediaTimingFillMode.both")
public nonisolated var kCAFillModeBoth: CAMediaTimingFillMode { .both }
@available(*, deprecated, renamed: "CAMediaTimingFillMode.removed")
public nonisolated var kCAFillModeRemoved: CAMediaTimingFillMode { .removed }

@available(*, deprecated, renamed: "CALayerContentsGravity.resize")
public nonisolated var kCAGravityResize: CALayerContentsGravity { .resize }
@available(*, deprecated, renamed: "CALayerContentsGravity.resizeAspect")
public nonisolated var kCAGravityResizeAspect: CALayerContentsGravity { .resizeAspect }
@available(*, deprecated, renamed: "CALayerContentsGravity.resizeAspectFill")
public nonisolated var kCAGravityResizeAspectFill: CALayerContentsGravity { .resizeAspectFill }
@available(*, deprecated, renamed: "CALayerContentsGravity.center")
public nonisolated var kCAGravityCenter: CALayerContentsGravity { .center }
