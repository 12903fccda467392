public import QuartzCore

/// Constants of layers and their animations before Swift 4.2.
@available(*, deprecated, renamed: "CATransitionType.fade")
public nonisolated var kCATransitionFade: CATransitionType { .fade }
@available(*, deprecated, renamed: "CATransitionType.moveIn")
public nonisolated var kCATransitionMoveIn: CATransitionType { .moveIn }
@available(*, deprecated, renamed: "CATransitionType.push")
public nonisolated var kCATransitionPush: CATransitionType { .push }
@available(*, deprecated, renamed: "CATransitionType.reveal")
public nonisolated var kCATransitionReveal: CATransitionType { .reveal }

@available(*, deprecated, renamed: "CATransitionSubtype.fromRight")
public nonisolated var kCATransitionFromRight: CATransitionSubtype { .fromRight }
@available(*, deprecated, renamed: "CATransitionSubtype.fromLeft")
public nonisolated var kCATransitionFromLeft: CATransitionSubtype { .fromLeft }
@available(*, deprecated, renamed: "CATransitionSubtype.fromTop")
public nonisolated var kCATransitionFromTop: CATransitionSubtype { .fromTop }
@available(*, deprecated, renamed: "CATransitionSubtype.fromBottom")
public nonisolated var kCATransitionFromBottom: CATransitionSubtype { .fromBottom }

@available(*, deprecated, renamed: "CAShapeLayerFillRule.nonZero")
public nonisolated var kCAFillRuleNonZero: CAShapeLayerFillRule { .nonZero }
@available(*, deprecated, renamed: "CAShapeLayerFillRule.evenOdd")
public nonisolated var kCAFillRuleEvenOdd: CAShapeLayerFillRule { .evenOdd }

@available(*, deprecated, renamed: "CAShapeLayerLineCap.butt")
public nonisolated var kCALineCapButt: CAShapeLayerLineCap { .butt }
@available(*, deprecated, renamed: "CAShapeLayerLineCap.round")
public nonisolated var kCALineCapRound: CAShapeLayerLineCap { .round }
@available(*, deprecated, renamed: "CAShapeLayerLineCap.square")
public nonisolated var kCALineCapSquare: CAShapeLayerLineCap { .square }

@available(*, deprecated, renamed: "CAShapeLayerLineJoin.miter")
public nonisolated var kCALineJoinMiter: CAShapeLayerLineJoin { .miter }
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.round")
public nonisolated var kCALineJoinRound: CAShapeLayerLineJoin { .round }
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.bevel")
public nonisolated var kCALineJoinBevel: CAShapeLayerLineJoin { .bevel }

@available(*, deprecated, renamed: "CAGradientLayerType.axial")
public nonisolated var kCAGradientLayerAxial: CAGradientLayerType { .axial }
@available(*, deprecated, renamed: "CAGradientLayerType.radial")
public nonisolated var kCAGradientLayerRadial: CAGradientLayerType { .radial }

@available(*, deprecated, renamed: "CAAnimationCalculationMode.linear")
public nonisolated var kCAAnimationLinear: CAAnimationCalculationMode { .linear }
@available(*, deprecated, renamed: "CAAnimationCalculationMode.discrete")
public nonisolated var kCAAnimationDiscrete: CAAnimationCalculationMode { .discrete }
@available(*, deprecated, renamed: "CAAnimationCalculationMode.paced")
public nonisolated var kCAAnimationPaced: CAAnimationCalculationMode { .paced }
@available(*, deprecated, renamed: "CAAnimationCalculationMode.cubic")
public nonisolated var kCAAnimationCubic: CAAnimationCalculationMode { .cubic }
@available(*, deprecated, renamed: "CAAnimationCalculationMode.cubicPaced")
public nonisolated var kCAAnimationCubicPaced: CAAnimationCalculationMode { .cubicPaced }

@available(*, deprecated, renamed: "CAAnimationRotationMode.rotateAuto")
public nonisolated var kCAAnimationRotateAuto: CAAnimationRotationMode { .rotateAuto }
@available(*, deprecated, renamed: "CAAnimationRotationMode.rotateAutoReverse")
public nonisolated var kCAAnimationRotateAutoReverse: CAAnimationRotationMode { .rotateAutoReverse }
