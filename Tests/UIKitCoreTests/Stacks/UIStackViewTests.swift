import Foundation
import Geometry
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

@Suite struct UIStackViewTests {
  @Test func `Fill gives what is left over to the view that wants no length`() {
    let views = [wanting(40, 20), UIView(), wanting(60, 30)]
    let stack = row(views, width: 300)
    stack.spacing = 10

    stack.layoutIfNeeded()

    #expect(views.map(\.frame.minX) == [0, 50, 240])
    #expect(views.map(\.frame.width) == [40, 180, 60])
    #expect(views.allSatisfy { $0.frame.height == 100 })
  }

  @Test func `Equal lengths, with spaces between`() {
    let views = [wanting(10, 20), wanting(60, 20), wanting(30, 20)]
    let stack = row(views, width: 320)
    stack.distribution = .fillEqually
    stack.spacing = 10

    stack.layoutIfNeeded()

    #expect(views.map(\.frame.width) == [100, 100, 100])
    #expect(views.map(\.frame.minX) == [0, 110, 220])
  }

  @Test func `In proportion to what is wanted`() {
    let views = [wanting(10, 20), wanting(30, 20)]
    let stack = row(views, width: 200)
    stack.distribution = .fillProportionally

    stack.layoutIfNeeded()

    #expect(views.map(\.frame.width) == [50, 150])
  }

  @Test func `Equal spaces, and equal steps from centre to centre`() {
    let views = [wanting(20, 20), wanting(60, 20), wanting(20, 20)]
    let stack = row(views, width: 300)
    stack.distribution = .equalSpacing

    stack.layoutIfNeeded()
    let spaced = views.map(\.frame.minX)
    let uneven = [wanting(20, 20), wanting(20, 20), wanting(100, 20)]
    let centred = row(uneven, width: 300)
    centred.distribution = .equalCentering
    centred.layoutIfNeeded()

    #expect(spaced == [0, 120, 280])
    #expect(uneven.map(\.frame.midX) == [10, 130, 250])
  }

  @Test func `Across the row views are filled, put at an end or in the middle`() {
    func frame(_ alignment: UIStackView.Alignment) -> CGRect {
      let view = wanting(40, 20)
      let stack = row([view], width: 40)
      stack.alignment = alignment
      stack.layoutIfNeeded()
      return view.frame
    }

    #expect(frame(.fill).height == 100)
    #expect(frame(.top) == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(frame(.center).minY == 40)
    #expect(frame(.bottom).maxY == 100)
  }

  @Test func `Texts of different sizes stand on one line`() {
    let (small, large) = (UILabel(), UILabel())
    for (label, size) in [(small, 12), (large, 30)] {
      label.text = "Ag"
      label.font = .systemFont(ofSize: CGFloat(size))
    }
    let stack = row([small, large], width: 200)
    stack.alignment = .firstBaseline

    stack.layoutIfNeeded()

    let lines = [small, large].map { $0.frame.minY + $0.baselines(in: $0.bounds).first }
    #expect(abs(lines[0] - lines[1]) <= 1)
    #expect(small.frame.minY > large.frame.minY)
  }

  @Test func `A column wraps its texts and is as high as they are`() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "A text that is much too long for one line of so narrow a column"
    let stack = UIStackView(arrangedSubviews: [label, wanting(10, 40)])
    stack.axis = .vertical
    stack.spacing = 8

    let size = stack.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    stack.frame = CGRect(origin: .zero, size: size)
    stack.layoutIfNeeded()

    #expect(size.width == 120)
    #expect(label.frame.height > 50)
    #expect(size.height == label.frame.height + 8 + 40)
  }

  @Test func `Hidden views take no room, and neither does the space after them`() {
    let views = [wanting(40, 20), wanting(40, 20), wanting(40, 20)]
    let stack = row(views, width: 300)
    stack.distribution = .equalSpacing
    stack.spacing = 10
    views[1].isHidden = true

    stack.layoutIfNeeded()

    #expect(views[2].frame.maxX == 300)
    #expect(stack.intrinsicContentSize.width == 90)
  }

  @Test func `Hiding in an animation lets the others close up along with it`() throws {
    let world = Simulation()
    let page = UIViewController()
    world.show(page)
    let views = [wanting(40, 20), wanting(40, 20), wanting(40, 20)]
    let stack = row(views, width: 120)
    stack.distribution = .fillEqually
    page.view.addSubview(stack)
    world.advanceFrame()

    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { views[0].isHidden = true }
    world.advance(by: 0.2)

    let shown = try #require(views[1].layer.presentation()).frame
    #expect(views[1].frame == CGRect(x: 0, y: 0, width: 60, height: 100))
    #expect(shown.minX > 10 && shown.minX < 30)
  }

  @Test func `A space of its own after a view`() {
    let views = [wanting(40, 20), wanting(40, 20), wanting(40, 20)]
    let stack = row(views, width: 170)
    stack.spacing = 10
    stack.setCustomSpacing(40, after: views[0])

    stack.layoutIfNeeded()
    let starts = views.map(\.frame.minX)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])

    #expect(starts == [0, 80, 130])
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
    #expect(stack.intrinsicContentSize.width == 140)
  }

  @Test func `A view that is no longer arranged stays, one that is taken out is not arranged`() {
    let views = [wanting(40, 20), wanting(40, 20)]
    let stack = row(views, width: 100)

    stack.removeArrangedSubview(views[0])
    views[1].removeFromSuperview()

    #expect(views[0].superview === stack)
    #expect(stack.arrangedSubviews.isEmpty)
  }

  @Test func `Margins keep views in when they are asked to`() {
    let view = wanting(40, 20)
    let stack = row([view], width: 100)
    stack.layoutMargins = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
    stack.isLayoutMarginsRelativeArrangement = true

    stack.layoutIfNeeded()

    #expect(view.frame == CGRect(x: 10, y: 5, width: 70, height: 80))
    #expect(stack.intrinsicContentSize == CGSize(width: 70, height: 40))
  }

  @Test func `A stack in a stack is as large as what is in it, and follows it`() {
    let inner = UIStackView(arrangedSubviews: [wanting(40, 20)])
    let rest = UIView()
    let outer = row([inner, rest], width: 300)
    outer.layoutIfNeeded()
    let before = inner.frame.width

    inner.addArrangedSubview(wanting(50, 20))
    outer.layoutIfNeeded()

    #expect(before == 40)
    #expect(inner.frame.width == 90)
    #expect(rest.frame.minX == 90)
  }

  @Test func `Too little room is taken from the last`() {
    let views = [wanting(60, 20), wanting(60, 20)]
    let stack = row(views, width: 80)

    stack.layoutIfNeeded()

    #expect(views.map(\.frame.width) == [60, 20])
  }

  @Test func `Lengths that the stack has set are not taken for what views want`() {
    let views = plain(2)
    let stack = row(views, width: 300)
    var widths: [[CGFloat]] = []

    for width in [300, 200, 0, 300] as [CGFloat] {
      stack.frame.size.width = width
      stack.layoutIfNeeded()
      widths.append(views.map(\.frame.width))
    }

    #expect(widths == [[250, 50], [150, 50], [0, 0], [250, 50]])
    #expect(stack.intrinsicContentSize == CGSize(width: 100, height: 50))
  }

  @Test func `A length that somebody else sets counts from then on`() {
    let views = plain(2)
    let stack = row(views, width: 300)
    stack.alignment = .top
    stack.layoutIfNeeded()

    views[1].bounds.size.width = 80
    stack.setNeedsLayout()
    stack.layoutIfNeeded()

    #expect(views.map(\.frame.width) == [220, 80])
    #expect(views.map(\.frame.height) == [50, 50])
  }

  @Test func `Filled views have their own heights again when they are no longer filled`() {
    let views = plain(2)
    let stack = row(views, width: 300)
    stack.layoutIfNeeded()
    let filled = views.map(\.frame.height)

    stack.alignment = .center
    stack.layoutIfNeeded()

    #expect(filled == [100, 100])
    #expect(views.map(\.frame.height) == [50, 50])
  }

  @Test func `A view that goes to another stack has its own length there`() {
    let views = plain(2)
    let first = row(views, width: 300)
    first.layoutIfNeeded()

    let second = row([views[1], views[0]], width: 300)
    second.layoutIfNeeded()

    #expect(first.arrangedSubviews.isEmpty)
    #expect(views.map(\.frame.width) == [50, 250])
  }

  @Test func `Arranged views do not follow the stack by their masks, others do`() {
    let views = plain(2)
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let stack = row(views, width: 300)
    stack.insertSubview(back, at: 0)
    for view in views + [back] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    stack.layoutIfNeeded()

    for width in [0, 400] as [CGFloat] {
      stack.frame.size.width = width
      stack.layoutIfNeeded()
    }

    #expect(views.map(\.frame.width) == [350, 50])
    #expect(back.frame.width == 400)
  }

  @Test func `A stack that waited for layout stands before others close up`() throws {
    let world = Simulation()
    let page = UIViewController()
    world.show(page)
    let views = plain(3)
    let stack = row(views, width: 140)
    stack.distribution = .fillEqually
    page.view.addSubview(stack)
    world.advanceFrame()

    stack.spacing = 10
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { views[0].isHidden = true }
    world.advance(by: 0.2)

    let shown = try #require(views[1].layer.presentation()).frame
    #expect(views[1].frame == CGRect(x: 0, y: 0, width: 65, height: 100))
    #expect(shown.minX > 15 && shown.minX < 35)
  }

  @Test func `What the animation itself changes in the stack moves along with it`() throws {
    let world = Simulation()
    let page = UIViewController()
    world.show(page)
    let views = plain(3)
    let stack = row(views, width: 140)
    stack.distribution = .fillEqually
    stack.spacing = 10
    page.view.addSubview(stack)
    world.advanceFrame()

    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
      stack.spacing = 40
      views[0].isHidden = true
    }
    world.advance(by: 0.2)

    // From 50 and 100 to 0 and 90; a jump of the spacing would have begun at 60 and 120.
    let shown = try views.dropFirst().map { try #require($0.layer.presentation()).frame.minX }
    #expect(views.dropFirst().map(\.frame.minX) == [0, 90])
    #expect(abs(shown[0] - 25) < 2)
    #expect(abs(shown[1] - 95) < 2)
  }

  @Test func `A stack cannot be arranged in itself or in what lies in it`() {
    let (inner, outer) = (UIStackView(), UIStackView())
    outer.addArrangedSubview(inner)
    var reported: [String] = []
    let listening = Diagnostics.listen { reported.append($0.id) }

    inner.addArrangedSubview(outer)
    inner.addArrangedSubview(inner)

    withExtendedLifetime(listening) {}
    #expect(inner.arrangedSubviews.isEmpty)
    #expect(outer.arrangedSubviews == [inner])
    #expect(outer.intrinsicContentSize == .zero)
    #expect(reported == ["stack", "stack"])
  }

  private func plain(_ count: Int) -> [UIView] {
    (0..<count).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)) }
  }

  private func row(_ views: [UIView], width: CGFloat) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: width, height: 100)
    return stack
  }

  private func wanting(_ width: CGFloat, _ height: CGFloat) -> UIView {
    Wanting(CGSize(width: width, height: height))
  }
}

private final class Wanting: UIView {
  private let wish: CGSize

  init(_ wish: CGSize) {
    self.wish = wish
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { wish }
}
