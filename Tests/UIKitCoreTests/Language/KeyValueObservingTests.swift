import Foundation
import Geometry
import QuartzCore
import Simulator
import Testing
import UIKitCore

@Suite struct KeyValueObservingTests {
  @Test func `an observer hears at once, with old and new`() {
    let view = UIScrollView()
    var heard: [String] = []

    let observation = view.observe(\.contentOffset, options: [.old, .new]) { view, change in
      heard.append("\(change.oldValue!.y) \(change.newValue!.y) \(view.contentOffset.y)")
    }
    view.contentOffset.y = 10
    view.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
    view.bounds.origin.y = 30

    #expect(heard == ["0.0 10.0 10.0", "10.0 20.0 20.0", "20.0 30.0 30.0"])
    withExtendedLifetime(observation) {}
  }

  @Test func `subclasses, classes of one's own included, are observed by inherited properties`() {
    let list = ObservedList()
    var heard = 0

    list.observations = [
      list.observe(\.contentSize) { list, _ in heard += list.weight },
      list.observe(\.frame) { list, _ in heard += list.weight },
      list.observe(\.delegate) { list, _ in heard += list.weight },
    ]
    list.contentSize.height = 100
    list.frame.size.width = 10
    list.delegate = nil

    #expect(heard == 21)
  }

  @Test(arguments: 0..<7)
  func `every property real code observes tells of its change`(index: Int) {
    let view = UIView()
    var heard: [String] = []
    func watch<Value>(_ name: String, _ path: KeyPath<UIView, Value>) -> NSKeyValueObservation {
      view.observe(path) { _, _ in heard.append(name) }
    }
    let observations = [
      watch("frame", \.frame), watch("bounds", \.bounds), watch("center", \.center),
      watch("transform", \.transform), watch("alpha", \.alpha), watch("hidden", \.isHidden),
      watch("background", \.backgroundColor),
    ]

    switch index {
    case 0: view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    case 1: view.bounds.size.width = 5
    case 2: view.center.x = 7
    case 3: view.transform = CGAffineTransform(scaleX: 2, y: 2)
    case 4: view.alpha = 0.5
    case 5: view.isHidden = true
    default: view.backgroundColor = .red
    }

    let names = ["frame", "bounds", "center", "transform", "alpha", "hidden", "background"]
    #expect(heard == [names[index]])
    withExtendedLifetime(observations) {}
  }

  @Test func `initial and prior calls come when they were asked for`() {
    let view = UIView()
    var heard: [String] = []

    let observation = view.observe(\.alpha, options: [.initial, .prior, .new, .old]) { _, change in
      heard.append("\(change.isPrior) \(change.oldValue ?? -1) \(change.newValue ?? -1)")
    }
    view.alpha = 0.25

    #expect(heard == ["false -1.0 1.0", "true 1.0 -1.0", "false 1.0 0.25"])
    withExtendedLifetime(observation) {}
  }

  @Test func `an observation ends when it is invalidated, and when it goes`() {
    let view = UIView()
    var heard = 0
    let first = view.observe(\.alpha) { _, _ in heard += 1 }
    var second: NSKeyValueObservation? = view.observe(\.alpha) { _, _ in heard += 10 }

    view.alpha = 0.9
    first.invalidate()
    view.alpha = 0.8
    withExtendedLifetime(second) {}
    second = nil
    view.alpha = 0.7

    #expect(heard == 21)
  }

  @Test func `writing back inside an observer is heard in its turn, old values in order`() {
    let view = UIScrollView()
    var heard: [String] = []
    let observation = view.observe(\.contentOffset, options: [.old]) { view, change in
      heard.append("\(change.oldValue!.y)→\(view.contentOffset.y)")
      if view.contentOffset.y < 0 { view.contentOffset.y = 0 }
    }

    view.contentOffset.y = -5

    #expect(heard == ["0.0→-5.0", "-5.0→0.0"])
    withExtendedLifetime(observation) {}
  }

  @Test func `a recognizer's states are observed as its targets are told of them`() {
    let pan = UIPanGestureRecognizer()
    var heard: [UIGestureRecognizer.State] = []
    let observation = pan.observe(\.state) { pan, _ in heard.append(pan.state) }

    pan.state = .began
    pan.state = .ended

    #expect(heard == [.began, .ended])
    withExtendedLifetime(observation) {}
  }

  @Test func `a property that tells of nothing is reported`() {
    var reports: [String] = []
    Diagnostics.onReport = { reports.append($0.id) }
    defer { Diagnostics.onReport = nil }

    let list = ObservedList()
    _ = list.observe(\.weight) { _, _ in }

    #expect(reports == ["S2"])
  }

  @Test func `an observer by name hears with its context until it is taken off`() {
    let view = UIScrollView()
    let listener = NamedListener()
    var mark = 0
    withUnsafeMutablePointer(to: &mark) { context in
      view.addObserver(
        listener, forKeyPath: "contentOffset", options: [.new, .old], context: context)
      view.contentOffset.y = 4
      #expect(listener.contexts == [UnsafeMutableRawPointer(context)])
      view.removeObserver(listener, forKeyPath: "contentOffset", context: context)
    }
    view.contentOffset.y = 8

    #expect(listener.heard == ["contentOffset 0.0 4.0"])
  }

  @Test func `values are read and written by name, through layers too`() {
    var reports: [String] = []
    Diagnostics.onReport = { reports.append($0.id) }
    defer { Diagnostics.onReport = nil }
    let view = ObservedList()

    view.setValue(0.5, forKey: "alpha")
    view.setValue(NSValue(cgPoint: CGPoint(x: 3, y: 4)), forKey: "center")
    view.setValue(7.0, forKeyPath: "layer.cornerRadius")
    view.setValue(1, forKey: "nonsense")

    #expect(view.value(forKey: "alpha") as? CGFloat == 0.5)
    #expect(view.center == CGPoint(x: 3, y: 4))
    #expect(view.layer.cornerRadius == 7)
    #expect(view.value(forKey: "weight") as? Int == 7)
    #expect(view.value(forKey: "nonsense") == nil)
    #expect(reports == ["S3"])
  }
}

private final class ObservedList: UIScrollView {
  let weight = 7
  var observations: [NSKeyValueObservation] = []
}

private final class NamedListener: UIView {
  var heard: [String] = []
  var contexts: [UnsafeMutableRawPointer?] = []

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let old = (change?[.oldKey] as? CGPoint)?.y ?? -1
    let new = (change?[.newKey] as? CGPoint)?.y ?? -1
    heard.append("\(keyPath ?? "") \(old) \(new)")
    contexts.append(context)
  }
}
