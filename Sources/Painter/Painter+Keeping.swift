import Display
import Foundation

/// What is kept, and for how long. Units: epochs, frames in which something changed.
extension Painter {
  /// Between two sweeps. Source: chosen.
  private static var sweepInterval: Int { 8 }
  /// How long a picture nobody reads is kept. Source: chosen, about two seconds at 60 Hz.
  private static var pictureLife: Int { 120 }
  /// How long an upright scratch picture is kept. Source: chosen.
  private static var bakeLife: Int { 16 }

  /// Drops what has not been needed for a while.
  func sweepIfDue() {
    if epoch % Self.sweepInterval == 0 { sweep(patience: 1, life: Self.pictureLife) }
    if pictureBytes > pictureBudget { shrink() }
  }

  /// Drops what cannot be reached from the last frame, and pictures not read for `life` epochs.
  ///
  /// - Parameter patience: how many earlier sweeps may have found a thing out of reach.
  func sweep(patience: Int, life: Int) {
    mark(rootSlot)
    // What a list that is still kept refers to is kept with it.
    for record in lists {
      guard let record, !record.isMarked, record.strayed < patience else { continue }
      for content in record.contents { contents[Int(content)]?.isMarked = true }
      for list in record.lists { mark(list) }
    }
    for index in lists.indices {
      guard let record = lists[index] else { continue }
      if record.isMarked {
        record.isMarked = false
        record.strayed = 0
        if epoch - record.pictureEpoch > life { dropPicture(of: record) }
      } else if record.strayed >= patience {
        dropPicture(of: record)
        listSlots[record.id] = nil
        lists[index] = nil
        vacantLists.append(Int32(index))
      } else {
        record.strayed += 1
      }
    }
    for index in contents.indices {
      guard let record = contents[index] else { continue }
      if record.isMarked {
        record.isMarked = false
        record.strayed = 0
        if epoch - record.epoch > life * 4 { dropPicture(of: record) }
      } else if record.strayed >= patience {
        dropPicture(of: record)
        contentSlots[record.content.id] = nil
        contents[index] = nil
        vacantContents.append(Int32(index))
      } else {
        record.strayed += 1
      }
    }
    bakes.removeAll { bake in
      guard epoch - bake.epoch > min(life, Self.bakeLife) else { return false }
      device.free(bake.picture)
      return true
    }
  }

  /// Gives up the pictures that were not read in this frame, oldest first, until the rest fits.
  private func shrink() {
    var old = lists.compactMap { $0 }.filter { $0.picture != .none && $0.pictureEpoch < epoch }
    old.sort { $0.pictureEpoch < $1.pictureEpoch }
    for record in old where pictureBytes > pictureBudget { dropPicture(of: record) }
    var unread = contents.compactMap { $0 }.filter { $0.picture != .none && $0.epoch < epoch }
    unread.sort { $0.epoch < $1.epoch }
    for record in unread where pictureBytes > pictureBudget { dropPicture(of: record) }
  }

  private func mark(_ slot: Int32) {
    guard let record = lists[Int(slot)], !record.isMarked else { return }
    record.isMarked = true
    for content in record.contents { contents[Int(content)]?.isMarked = true }
    for list in record.lists { mark(list) }
  }
}
