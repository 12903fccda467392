import Foundation

/// What a content view shows, as a value. Mirrors: `UIContentConfiguration`.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
}

/// A view that shows a configuration. Mirrors: `UIContentView`.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
  var configuration: any UIContentConfiguration { get set }
}

extension UITableViewCell {
  final func configurationChanged() {
    guard let configuration = contentConfiguration else {
      parts.configured?.removeFromSuperview()
      parts.configured = nil
      setNeedsLayout()
      return
    }
    if let view = parts.configured, let list = view as? UIListContentView,
      configuration is UIListContentConfiguration
    {
      list.configuration = configuration
    } else {
      parts.configured?.removeFromSuperview()
      let view = configuration.makeContentView()
      contentView.addSubview(view)
      parts.configured = view
    }
    setNeedsLayout()
  }
}
