/// What the painter remembers of one display list.
final class ListRecord {
  let id: UInt64
  var version: UInt64 = 0
  /// Whether the nodes were ever made.
  var isKnown = false

  var nodes: [PaintNode] = []
  var children: [PaintNode] = []
  var masks: [PaintMask] = []
  /// The nodes before the last change.
  var oldNodes: [PaintNode] = []
  var oldChildren: [PaintNode] = []
  var oldMasks: [PaintMask] = []
  /// Lists and contents the nodes need.
  var lists: [Int32] = []
  var contents: [Int32] = []

  /// The frame in which the list was last looked at.
  var seenFrame = -1
  /// The frame in which `damage` came about.
  var damageFrame = -1
  /// How often the nodes changed.
  var generation: UInt64 = 0
  /// What the last change changed, in the list's pixels.
  var damage = PaintDamage()
  /// Guards against a list that holds itself.
  var isBusy = false
  var isMarked = false
  /// How many sweeps in a row found it out of reach.
  var strayed = 0

  var picture = PaintPicture.none
  var pictureBounds = PaintRect.empty
  var pictureFormat = PaintFormat.argb32
  /// What of the picture is not up to date, in the list's pixels.
  var pending = PaintDamage()
  /// When the picture was last read.
  var pictureEpoch = 0

  init(id: UInt64) {
    self.id = id
  }

  /// Units: bytes.
  var pictureSize: Int { picture == .none ? 0 : pictureBounds.area * 4 }

  /// Makes room for new nodes and keeps the present ones for comparison.
  func turnOver() {
    swap(&nodes, &oldNodes)
    swap(&children, &oldChildren)
    swap(&masks, &oldMasks)
    nodes.removeAll(keepingCapacity: true)
    children.removeAll(keepingCapacity: true)
    masks.removeAll(keepingCapacity: true)
    lists.removeAll(keepingCapacity: true)
    contents.removeAll(keepingCapacity: true)
  }
}
