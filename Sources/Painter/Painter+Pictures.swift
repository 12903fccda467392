import Display
import Foundation

extension Painter {
  /// The number under which a list is remembered.
  func listSlot(for id: UInt64) -> Int32 {
    if let slot = listSlots[id] { return slot }
    let record = ListRecord(id: id)
    let slot: Int32
    if let vacant = vacantLists.popLast() {
      slot = vacant
      lists[Int(slot)] = record
    } else {
      slot = Int32(lists.count)
      lists.append(record)
    }
    listSlots[id] = slot
    return slot
  }

  /// The number under which a bitmap is remembered.
  func contentSlot(for content: RenderContent) -> Int32 {
    if let slot = contentSlots[content.id] { return slot }
    let record = ContentRecord(content: content)
    let slot: Int32
    if let vacant = vacantContents.popLast() {
      slot = vacant
      contents[Int(slot)] = record
    } else {
      slot = Int32(contents.count)
      contents.append(record)
    }
    contentSlots[content.id] = slot
    return slot
  }

  /// A bitmap's picture, made or made anew where needed.
  func contentPicture(_ slot: Int32) -> PaintPicture {
    guard let record = contents[Int(slot)] else { return .none }
    record.epoch = epoch
    let content = record.content
    if record.picture != .none, record.version == content.version { return record.picture }
    if record.picture == .none {
      guard content.width <= Self.mostPixels / content.height else { return .none }
      record.picture = device.makePicture(
        width: content.width, height: content.height, format: content.isOpaque ? .xrgb32 : .argb32)
      guard record.picture != .none else { return .none }
      pictureBytes += record.pictureSize
    }
    record.version = content.version
    let stride = content.width * 4
    let bytes = device.scratch(byteCount: stride * content.height)
    bytes.initializeMemory(as: UInt8.self, repeating: 0, count: stride * content.height)
    let buffer = PixelBuffer(
      bytes: bytes, width: content.width, height: content.height, bytesPerRow: stride)
    content.rasterize(into: buffer)
    device.upload(buffer, to: record.picture, x: 0, y: 0)
    counters.rasterizations += 1
    counters.operations += 1
    counters.pixels += content.width * content.height
    return record.picture
  }

  /// A list's picture, brought up to date.
  ///
  /// - Parameter part: what of the list it holds, in the list's pixels.
  func listPicture(_ slot: Int32, part: PaintRect, isOpaque: Bool) -> PaintPicture {
    guard let record = lists[Int(slot)], !record.isBusy else { return .none }
    record.pictureEpoch = epoch
    let format: PaintFormat = isOpaque ? .xrgb32 : .argb32
    if record.picture != .none, record.pictureBounds != part || record.pictureFormat != format {
      let isFitting =
        record.pictureFormat == format && record.pictureBounds.width == part.width
        && record.pictureBounds.height == part.height
      if isFitting {
        record.pictureBounds = part
        record.pending = PaintDamage(part)
      } else {
        dropPicture(of: record)
      }
    }
    if record.picture == .none {
      record.picture = device.makePicture(width: part.width, height: part.height, format: format)
      guard record.picture != .none else { return .none }
      record.pictureBounds = part
      record.pictureFormat = format
      record.pending = PaintDamage(part)
      pictureBytes += record.pictureSize
    }
    guard !record.pending.isEmpty else { return record.picture }
    var region = PaintDamage()
    for rect in record.pending { region.insert(rect.offsetBy(x: -part.left, y: -part.top)) }
    record.pending.removeAll()
    record.isBusy = true
    render(
      slot, into: record.picture, dx: -part.left, dy: -part.top, region: region,
      isClearing: !isOpaque)
    record.isBusy = false
    counters.listRedraws += 1
    return record.picture
  }

  func dropPicture(of record: ListRecord) {
    guard record.picture != .none else { return }
    pictureBytes -= record.pictureSize
    device.free(record.picture)
    record.picture = .none
    record.pending.removeAll()
  }

  func dropPicture(of record: ContentRecord) {
    guard record.picture != .none else { return }
    pictureBytes -= record.pictureSize
    device.free(record.picture)
    record.picture = .none
  }

  /// A picture of exactly this size to draw something upright in; busy until told otherwise.
  func bakePicture(width: Int, height: Int) -> Int {
    for index in bakes.indices
    where !bakes[index].isBusy && bakes[index].width == width && bakes[index].height == height {
      bakes[index].isBusy = true
      bakes[index].epoch = epoch
      return index
    }
    let picture = device.makePicture(width: width, height: height, format: .argb32)
    bakes.append(
      BakePicture(picture: picture, width: width, height: height, isBusy: true, epoch: epoch))
    return bakes.count - 1
  }

  /// A coverage picture whose bytes `draw` fills in, rows `stride` bytes apart.
  func makeMask(
    width: Int, height: Int, _ draw: (UnsafeMutablePointer<UInt8>, _ stride: Int) -> Void
  ) -> PaintPicture {
    let picture = device.makePicture(width: width, height: height, format: .a8)
    let stride = (width + 3) & ~3
    let bytes = device.scratch(byteCount: stride * height)
    draw(bytes.assumingMemoryBound(to: UInt8.self), stride)
    device.upload(
      PixelBuffer(bytes: bytes, width: width, height: height, bytesPerRow: stride), to: picture,
      x: 0, y: 0)
    counters.operations += 1
    counters.pixels += width * height
    return picture
  }

  /// `mask` times `alpha`, in a scratch picture that holds until the next call.
  func fadedMask(_ mask: PaintInput, alpha: UInt8, width: Int, height: Int) -> PaintInput {
    if fadeWidth < width || fadeHeight < height {
      device.free(fade)
      fadeWidth = max(fadeWidth, width, 64)
      fadeHeight = max(fadeHeight, height, 64)
      fade = device.makePicture(width: fadeWidth, height: fadeHeight, format: .a8)
    }
    composite(
      .source, source: .color(.alpha(alpha)), mask: mask, target: fade,
      rect: PaintRect(x: 0, y: 0, width: width, height: height))
    return .picture(fade, x: 0, y: 0)
  }
}

/// A picture of one size, lent out while something is drawn upright in it.
nonisolated struct BakePicture {
  var picture: PaintPicture
  var width: Int
  var height: Int
  var isBusy: Bool
  var epoch: Int
}
