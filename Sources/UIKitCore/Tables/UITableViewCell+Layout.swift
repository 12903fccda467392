import Foundation
import QuartzCore

extension UITableViewCell {
  /// Between picture, text and accessory. Source: measured, iOS 15.
  private static let gap: CGFloat = 16
  private static let accessoryGap: CGFloat = 8
  /// Above and below text. Source: measured, iOS 15.
  private static let room: CGFloat = 11
  /// Between title and subtitle. Source: measured.
  private static let lineGap: CGFloat = 2
  /// Of the left column of the style `.value2`. Source: measured.
  private static let labelColumn: CGFloat = 91

  private var margin: CGFloat { table?.margin ?? 16 }

  private var sides: UIEdgeInsets { table?.contentSides ?? .zero }

  private var indent: CGFloat { CGFloat(max(0, indentationLevel)) * indentationWidth }

  final func layOutCell() {
    backgroundView?.frame = bounds
    shownSelection?.frame = bounds
    let end = layOutAccessory()
    contentView.frame = CGRect(
      x: sides.left, y: 0, width: max(0, end - sides.left), height: bounds.height)
    if let configured = parts.configured {
      configured.frame = contentView.bounds
    } else {
      layOutLabels()
    }
    layOutSeparators()
  }

  /// - Returns: where the content ends.
  private func layOutAccessory() -> CGFloat {
    let edge = bounds.width - sides.right
    guard let view = parts.accessory else { return edge }
    let size = view.bounds.size
    let x = edge - margin - size.width
    view.frame = CGRect(
      x: onPixel(x), y: onPixel((bounds.height - size.height) / 2), width: size.width,
      height: size.height)
    return max(0, x - Self.accessoryGap)
  }

  private func layOutLabels() {
    var left = margin + indent
    let height = bounds.height
    if let view = parts.image {
      let size = imageSize
      view.frame = CGRect(
        x: onPixel(left), y: onPixel((height - size.height) / 2), width: size.width,
        height: size.height)
      if size.width > 0 { left += size.width + Self.gap }
    }
    let right = contentView.bounds.width - (parts.accessory == nil ? margin : 0)
    let width = max(0, right - left)
    switch style {
    case .default: place(parts.text, CGRect(x: left, y: 0, width: width, height: height))
    case .subtitle: layOutStack(x: left, width: width)
    case .value1: layOutPair(x: left, width: width)
    case .value2:
      place(parts.text, CGRect(x: left, y: 0, width: Self.labelColumn, height: height))
      let start = left + Self.labelColumn + 6
      place(
        parts.detail, CGRect(x: start, y: 0, width: max(0, right - start), height: height))
    }
  }

  /// A label as high as its text, in the middle of a field.
  private func place(_ label: UILabel?, _ field: CGRect) {
    guard let label else { return }
    let height = min(field.height, label.sizeThatFits(CGSize(width: field.width, height: 0)).height)
    label.frame = CGRect(
      x: onPixel(field.minX), y: onPixel(field.midY - height / 2), width: field.width,
      height: height)
  }

  private func layOutStack(x: CGFloat, width: CGFloat) {
    let text = height(of: parts.text, width: width)
    let detail = height(of: parts.detail, width: width)
    let gap = text > 0 && detail > 0 ? Self.lineGap : 0
    let top = (bounds.height - text - gap - detail) / 2
    parts.text?.frame = CGRect(x: onPixel(x), y: onPixel(top), width: width, height: text)
    parts.detail?.frame = CGRect(
      x: onPixel(x), y: onPixel(top + text + gap), width: width, height: detail)
  }

  /// Title left, value right; the value gives way to the title.
  private func layOutPair(x: CGFloat, width: CGFloat) {
    let title = min(width, parts.text?.sizeThatFits(.zero).width ?? 0)
    let room = max(0, width - title - Self.accessoryGap)
    let value = min(room, parts.detail?.sizeThatFits(.zero).width ?? 0)
    place(parts.text, CGRect(x: x, y: 0, width: title, height: bounds.height))
    place(
      parts.detail,
      CGRect(x: x + width - value, y: 0, width: value, height: bounds.height))
  }

  private var imageSize: CGSize {
    guard let size = parts.image?.image?.size, size.height > 0 else { return .zero }
    let limit = max(bounds.height, UITableView.leastRow)
    let scale = min(1, limit / size.height)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  private func height(of label: UILabel?, width: CGFloat) -> CGFloat {
    guard let label, label.text?.isEmpty == false else { return 0 }
    return label.sizeThatFits(CGSize(width: width, height: 0)).height
  }

  /// How high the cell has to be for what it shows.
  final func fittingHeight(width: CGFloat) -> CGFloat {
    let accessory = parts.accessory.map { $0.bounds.width + Self.accessoryGap + margin } ?? 0
    let width = width - sides.left - sides.right
    if let configured = parts.configured {
      let size = configured.sizeThatFits(CGSize(width: width - accessory, height: 0))
      return max(UITableView.leastRow, size.height)
    }
    let image = imageSize
    var room = width - margin - indent - (accessory > 0 ? accessory : margin)
    if image.width > 0 { room -= image.width + Self.gap }
    room = max(0, room)
    let text = height(of: parts.text, width: room)
    let detail = height(of: parts.detail, width: room)
    let content =
      switch style {
      case .subtitle: text + detail + (text > 0 && detail > 0 ? Self.lineGap : 0)
      default: max(text, detail)
      }
    return max(UITableView.leastRow, content > 0 ? content + 2 * Self.room : 0, image.height)
  }

  private func layOutSeparators() {
    let isGrouped = standing.style == .grouped
    // The last row of a group ends with the group's own edge.
    let hasLine =
      table != nil && standing.hasSeparator
      && !(standing.style == .insetGrouped && standing.isLast)
    if hasLine || parts.separator != nil {
      let line = parts.separator(in: self)
      line.isHidden = !hasLine
      line.backgroundColor = table?.separatorColor
      let isFull = isGrouped && standing.isLast
      let left = isFull ? 0 : separatorLeft
      let right = isFull ? 0 : separatorInset.right
      line.frame = CGRect(
        x: left, y: bounds.height - onePixel, width: max(0, bounds.width - left - right),
        height: onePixel)
      bringSubviewToFront(line)
    }
    let hasTop = hasLine && isGrouped && standing.isFirst
    if hasTop || parts.topSeparator != nil {
      let line = parts.topSeparator(in: self)
      line.isHidden = !hasTop
      line.backgroundColor = table?.separatorColor
      line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: onePixel)
    }
  }

  /// The line begins where the text does, unless somebody chose.
  private var separatorLeft: CGFloat { sides.left + lineLeft }

  private var lineLeft: CGFloat {
    if let storedSeparatorInset { return storedSeparatorInset.left }
    if let chosen = table?.storedSeparatorInset {
      guard table?.separatorInsetReference == .fromAutomaticInsets else { return chosen.left }
      return textLeft + chosen.left
    }
    return textLeft
  }

  private var textLeft: CGFloat {
    if let configured = parts.configured as? UIListContentView { return configured.textLeft }
    let image = imageSize
    return margin + indent + (image.width > 0 ? image.width + Self.gap : 0)
  }
}
