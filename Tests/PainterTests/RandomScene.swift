import Display
import Foundation
import Geometry

/// A reproducible sequence of numbers.
nonisolated struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func number(_ range: ClosedRange<Double>) -> CGFloat {
    CGFloat(Double.random(in: range, using: &self))
  }

  mutating func chance(_ share: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < share
  }
}

/// A tree of every kind of item that changes a little with every step.
final class RandomScene {
  private var dice: Dice
  private var items: [RandomItem] = []
  private let size: CGSize
  private let contents: [RenderContent]

  init(seed: UInt64, size: CGSize) {
    dice = Dice(seed: seed)
    self.size = size
    contents = Self.contents()
    for _ in 0..<9 { items.append(RandomItem(size, contents, depth: 0, &dice)) }
  }

  /// Changes something, or now and then nothing.
  func step() {
    if dice.chance(0.1) { return }
    if dice.chance(0.1) {
      items.insert(
        RandomItem(size, contents, depth: 0, &dice),
        at: Int.random(in: 0...items.count, using: &dice))
    }
    if items.count > 12 || (items.count > 1 && dice.chance(0.08)) {
      items.remove(at: Int.random(in: 0..<items.count, using: &dice))
    }
    if dice.chance(0.05) { items.swapAt(0, items.count - 1) }
    for item in items where dice.chance(0.35) { item.change(size, &dice) }
  }

  func frame() -> RenderFrame {
    var frame = RenderFrame(
      size: size, background: RenderColor(red: 0.2, green: 0.3, blue: 0.4))
    frame.items = items.map { $0.item }
    return frame
  }

  private static func contents() -> [RenderContent] {
    [(40, 30, true), (40, 30, false), (97, 61, true), (64, 64, false)].map {
      width, height, isOpaque in
      RenderContent(width: width, height: height, isOpaque: isOpaque) { buffer in
        for y in 0..<height {
          let row = (buffer.bytes + y * buffer.bytesPerRow).assumingMemoryBound(to: UInt32.self)
          for x in 0..<width {
            let alpha = isOpaque ? 255 : UInt32((x * 255) / width)
            let red = alpha * UInt32(y * 255 / height) / 255
            let green = (x / 4 + y / 4) % 2 == 0 ? alpha : alpha / 3
            row[x] = alpha << 24 | red << 16 | green << 8 | alpha / 2
          }
        }
      }
    }
  }
}

/// One item, and for groups the items of its list.
final class RandomItem {
  private(set) var item: RenderItem
  private var children: [RandomItem] = []
  private static var nextLayer: UInt64 = 0

  init(_ size: CGSize, _ contents: [RenderContent], depth: Int, _ dice: inout Dice) {
    Self.nextLayer += 1
    let layer = Self.nextLayer
    let rect = Self.rect(in: size, &dice)
    let corners = Self.corners(&dice)
    let color = Self.color(&dice)
    switch Int.random(in: 0..<(depth < 3 ? 10 : 6), using: &dice) {
    case 0, 1:
      item = .quad(RenderQuad(layer: layer, rect: rect, fill: .color(color), corners: corners))
    case 2, 3:
      let content = contents.randomElement(using: &dice) ?? contents[0]
      let isNatural = dice.chance(0.5)
      let place = CGRect(
        origin: rect.origin,
        size: isNatural
          ? CGSize(width: CGFloat(content.width), height: CGFloat(content.height)) : rect.size)
      let unit =
        dice.chance(0.8)
        ? CGRect(x: 0, y: 0, width: 1, height: 1) : CGRect(x: 0.25, y: 0.1, width: 0.5, height: 0.6)
      item = .quad(
        RenderQuad(layer: layer, rect: place, fill: .content(content, unit: unit), corners: corners)
      )
    case 4:
      item = .shadow(
        RenderShadow(
          layer: layer, rect: rect, corners: corners, color: color, opacity: dice.number(0.1...1),
          radius: dice.number(0...12), offset: CGSize(width: 0, height: dice.number(0...6))))
    case 5:
      item = .border(
        RenderBorder(
          layer: layer, rect: rect, corners: corners, color: color, width: dice.number(0.5...5)))
    default:
      let list = RenderList()
      let isOpaque = dice.chance(0.5)
      if isOpaque {
        let base = RenderColor(
          red: dice.number(0...1), green: dice.number(0...1), blue: dice.number(0...1))
        list.items.append(.quad(RenderQuad(layer: layer, rect: rect, fill: .color(base))))
      }
      for _ in 0..<Int.random(in: 1...4, using: &dice) {
        children.append(RandomItem(size, contents, depth: depth + 1, &dice))
      }
      var group = RenderGroup(list: list, bounds: rect, isOpaque: isOpaque)
      if dice.chance(0.4) { group.corners = corners }
      if dice.chance(0.2) { group.mask = Self.mask(rect, &dice) }
      item = .group(group)
      list.items += children.map { $0.item }
    }
    place(size, &dice)
  }

  /// Changes the item, or something inside it.
  func change(_ size: CGSize, _ dice: inout Dice) {
    if case .group(let group) = item, dice.chance(0.6) {
      for child in children where dice.chance(0.5) { child.change(size, &dice) }
      let base = group.list.items.count - children.count
      group.list.items.replaceSubrange(base..., with: children.map { $0.item })
      group.list.version += 1
      if dice.chance(0.5) { return }
    }
    if case .quad(var quad) = item, case .color = quad.fill, dice.chance(0.3) {
      quad.fill = .color(Self.color(&dice))
      item = .quad(quad)
      return
    }
    place(size, &dice)
  }

  private func place(_ size: CGSize, _ dice: inout Dice) {
    let transform = Self.transform(size, &dice)
    let opacity = dice.chance(0.5) ? 1 : dice.number(0...1)
    let clip = dice.chance(0.2) ? Self.rect(in: size, &dice) : nil
    switch item {
    case .quad(var quad):
      quad.transform = transform
      quad.opacity = opacity
      quad.clip = clip
      item = .quad(quad)
    case .shadow(var shadow):
      shadow.transform = transform
      shadow.clip = clip
      item = .shadow(shadow)
    case .border(var border):
      border.transform = transform
      border.opacity = opacity
      border.clip = clip
      item = .border(border)
    case .group(var group):
      group.transform = transform
      group.projection = dice.chance(0.15) ? Self.projection(transform, size, &dice) : nil
      group.opacity = opacity
      group.clip = clip
      item = .group(group)
    }
  }

  private static func rect(in size: CGSize, _ dice: inout Dice) -> CGRect {
    let isWhole = dice.chance(0.5)
    let rect = CGRect(
      x: dice.number(-20...Double(size.width) * 0.6),
      y: dice.number(-20...Double(size.height) * 0.6),
      width: dice.number(5...Double(size.width) * 0.9),
      height: dice.number(5...Double(size.height) * 0.9))
    return isWhole ? rect.integral : rect
  }

  /// A plane turned out of the picture: to what the divisor comes at the far corner, 0.4 or more.
  private static func projection(
    _ transform: CGAffineTransform, _ size: CGSize, _ dice: inout Dice
  ) -> PlaneProjection {
    var projection = PlaneProjection(transform)
    projection.px = dice.number(-0.3...0.6) / size.width
    projection.py = dice.number(-0.3...0.6) / size.height
    return projection
  }

  private static func transform(_ size: CGSize, _ dice: inout Dice) -> CGAffineTransform {
    let move = CGAffineTransform(
      translationX: dice.number(-40...40), y: dice.number(-40...40))
    switch Int.random(in: 0..<8, using: &dice) {
    case 0, 1: return .identity
    case 2, 3, 4: return move
    case 5: return CGAffineTransform(scaleX: 0.9, y: 0.9).concatenating(move)
    case 6:
      return CGAffineTransform(scaleX: dice.number(0.3...1.8), y: dice.number(0.3...1.8))
        .concatenating(move)
    default: return CGAffineTransform(rotationAngle: dice.number(-2...2)).concatenating(move)
    }
  }

  private static func corners(_ dice: inout Dice) -> RenderCorners {
    if dice.chance(0.5) { return .none }
    return RenderCorners(
      radius: dice.number(0...30),
      mask: dice.chance(0.6) ? 15 : UInt8.random(in: 0...15, using: &dice),
      isContinuous: dice.chance(0.5))
  }

  private static func color(_ dice: inout Dice) -> RenderColor {
    RenderColor(
      red: dice.number(0...1), green: dice.number(0...1), blue: dice.number(0...1),
      alpha: dice.chance(0.5) ? 1 : dice.number(0...1))
  }

  private static func mask(_ rect: CGRect, _ dice: inout Dice) -> RenderMask {
    let list = RenderList()
    list.items = [
      .quad(
        RenderQuad(
          layer: 1, rect: CGRect(x: 0, y: 0, width: 60, height: 60), fill: .color(.white),
          corners: RenderCorners(radius: 30)))
    ]
    let isMoved = dice.chance(0.5)
    let move = CGAffineTransform(translationX: rect.minX, y: rect.minY)
    return RenderMask(
      list: list,
      transform: isMoved ? move : CGAffineTransform(scaleX: 1.5, y: 1.2).concatenating(move),
      bounds: CGRect(x: 0, y: 0, width: 60, height: 60))
  }
}
