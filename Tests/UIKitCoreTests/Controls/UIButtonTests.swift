import Foundation
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

@Suite struct UIButtonTests {
  private func systemButton() -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    return button
  }

  @Test func `A pressed system button is faint at once and lets go in 0.3 seconds`() throws {
    let button = systemButton()
    let stage = ControlStage(button)
    let label = try #require(button.titleLabel)

    stage.world.finger.down(at: CGPoint(x: 150, y: 320))
    let pressed = label.layer.presentation()?.opacity
    stage.world.finger.up()
    stage.world.advance(by: 0.1)
    let onTheWay = try #require(label.layer.presentation()?.opacity)
    stage.world.advance(by: 0.3)

    #expect(pressed == 0.2)
    #expect(onTheWay > 0.2 && onTheWay < 1)
    #expect(label.layer.presentation()?.opacity == 1)
    #expect(label.layer.animationKeys() == nil)
  }

  @Test func `A press while letting go is faint at once again`() {
    let button = systemButton()
    let stage = ControlStage(button)

    stage.world.finger.tap(at: CGPoint(x: 150, y: 320))
    stage.world.advance(by: 0.1)
    stage.world.finger.down(at: CGPoint(x: 150, y: 320))

    #expect(button.titleLabel?.layer.presentation()?.opacity == 0.2)
  }

  @Test func `A31 A cancelled press lets go and triggers nothing`() {
    let button = systemButton()
    let stage = ControlStage(button)
    stage.page.view.addGestureRecognizer(UIPanGestureRecognizer())

    stage.world.finger.drag(from: CGPoint(x: 150, y: 320), to: CGPoint(x: 190, y: 320))
    stage.world.advance(by: 0.5)

    #expect(stage.story == ["down", "dragInside", "cancel"])
    #expect(button.titleLabel?.alpha == 1)
  }

  @Test func `A30 A tap on a button is not one of a recogniser behind it`() {
    let button = systemButton()
    let stage = ControlStage(button)
    let counter = TapCounter()
    let tap = UITapGestureRecognizer(target: counter, action: Selector(TapCounter.count(_:)))
    stage.page.view.addGestureRecognizer(tap)

    stage.world.finger.tap(at: CGPoint(x: 150, y: 320))
    let onButton = counter.taps
    stage.world.finger.tap(at: CGPoint(x: 150, y: 600))

    #expect(stage.story == ["down", "upInside"])
    #expect(onButton == 0)
    #expect(counter.taps == 1)
  }

  @Test func `A30 A recogniser on the button itself wins over it`() {
    let button = systemButton()
    let stage = ControlStage(button)
    let counter = TapCounter()
    button.addGestureRecognizer(
      UITapGestureRecognizer(target: counter, action: Selector(TapCounter.count(_:))))

    stage.world.finger.tap(at: CGPoint(x: 150, y: 320))

    #expect(stage.story == ["down", "cancel"])
    #expect(counter.taps == 1)
  }

  @Test func `A small system button takes touches a fingertip wide`() {
    let button = systemButton()
    let stage = ControlStage(button, frame: CGRect(x: 100, y: 300, width: 60, height: 20))

    stage.world.finger.tap(at: CGPoint(x: 130, y: 329))

    #expect(stage.story == ["down", "upInside"])
  }

  @Test func `A custom button takes touches in its bounds only`() {
    let button = UIButton(frame: .zero)
    let stage = ControlStage(button, frame: CGRect(x: 100, y: 300, width: 60, height: 20))

    stage.world.finger.tap(at: CGPoint(x: 130, y: 329))

    #expect(stage.story.isEmpty)
  }

  @Test func `What a state lacks comes from the normal one`() {
    let button = systemButton()
    button.setTitle("Saved", for: .selected)
    button.setTitleColor(.systemRed, for: .normal)

    button.isSelected = true

    #expect(button.titleLabel?.text == "Saved")
    #expect(button.titleColor(for: .selected) == .systemRed)
    #expect(button.title(for: [.selected, .highlighted]) == "Save")
  }

  @Test func `A primary action gives title and handler`() {
    var count = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in count += 1 })
    let stage = ControlStage(button)

    stage.world.finger.tap(at: CGPoint(x: 150, y: 320))

    #expect(button.currentTitle == "Go")
    #expect(count == 1)
  }

  @Test func `Title and image stand side by side in the middle`() throws {
    let button = systemButton()
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)

    button.layoutIfNeeded()

    let image = try #require(button.imageView?.frame)
    let title = try #require(button.titleLabel?.frame)
    #expect(image.maxX <= title.minX + 1)
    #expect(abs((image.minX + title.maxX) / 2 - 100) <= 1)
    #expect(abs(title.midY - 25) <= 1)
  }

  @Test func `A subclass may have an initialiser of its own`() {
    final class RoundButton: UIButton {
      override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 8
      }

      required init?(coder: NSCoder) {
        super.init(coder: coder)
      }
    }

    let button = RoundButton(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    #expect(button.buttonType == .custom)
    #expect(button.layer.cornerRadius == 8)
  }

  @Test func `A configuration gives shape and size`() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Continue"
    configuration.cornerStyle = .capsule

    let button = UIButton(configuration: configuration)
    button.layoutIfNeeded()

    let title = try #require(button.titleLabel)
    #expect(button.bounds.width == title.fittedSize.width + 24)
    #expect(title.frame.width == title.fittedSize.width)
    #expect(button.subviews.first?.layer.cornerRadius == button.bounds.height / 2)
  }
}

/// Counts what a recogniser tells it.
final class TapCounter {
  private(set) var taps = 0

  func count(_ tap: UITapGestureRecognizer) { taps += 1 }
}
