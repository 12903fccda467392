import Foundation
import QuartzCore

/// A cell's stock views, made when they are needed.
struct CellParts {
  private(set) var text: UILabel?
  private(set) var detail: UILabel?
  private(set) var image: UIImageView?
  private(set) var accessory: UIView?
  private(set) var separator: UIView?
  private(set) var topSeparator: UIView?
  private(set) var selection: UIView?
  var configured: (any UIView & UIContentView)?

  mutating func text(in cell: UITableViewCell) -> UILabel {
    if let text { return text }
    let label = UILabel()
    // Source: documented, the styles' fonts and colours.
    if cell.style == .value2 {
      label.font = .systemFont(ofSize: 12)
      label.textColor = cell.tintColor
      label.textAlignment = .right
    }
    text = label
    cell.contentView.addSubview(label)
    cell.setNeedsLayout()
    return label
  }

  mutating func detail(in cell: UITableViewCell) -> UILabel {
    if let detail { return detail }
    let label = UILabel()
    switch cell.style {
    case .value1: label.textColor = .secondaryLabel
    case .value2: label.font = .systemFont(ofSize: 12)
    default: label.font = .systemFont(ofSize: 12)
    }
    detail = label
    cell.contentView.addSubview(label)
    cell.setNeedsLayout()
    return label
  }

  mutating func image(in cell: UITableViewCell) -> UIImageView {
    if let image { return image }
    let view = UIImageView(frame: .zero)
    view.contentMode = .scaleAspectFit
    image = view
    cell.contentView.addSubview(view)
    cell.setNeedsLayout()
    return view
  }

  mutating func setAccessory(_ view: UIView?, in cell: UITableViewCell) {
    if accessory !== view { accessory?.removeFromSuperview() }
    accessory = view
    if let view, view.superview !== cell { cell.addSubview(view) }
  }

  mutating func separator(in cell: UITableViewCell) -> UIView {
    if let separator { return separator }
    let made = line(in: cell)
    separator = made
    return made
  }

  mutating func topSeparator(in cell: UITableViewCell) -> UIView {
    if let topSeparator { return topSeparator }
    let made = line(in: cell)
    topSeparator = made
    return made
  }

  private func line(in cell: UITableViewCell) -> UIView {
    let view = UIView()
    view.isUserInteractionEnabled = false
    cell.addSubview(view)
    return view
  }

  /// What is behind a highlighted cell that brings nothing of its own.
  mutating func selection(in cell: UITableViewCell) -> UIView {
    if let selection { return selection }
    let view = UIView()
    view.backgroundColor = .systemGray4
    selection = view
    return view
  }
}
