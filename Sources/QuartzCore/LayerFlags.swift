/// What a layer has to do before the next picture.
struct LayerFlags {
  var isHidden = false
  var masksToBounds = false
  var needsLayout = true
  var needsDisplay = false
  /// Something in the subtree has to be laid out or displayed.
  var subtreeNeedsCommit = true
  /// What the layer and its sublayers draw has changed since its list was built.
  var insideDirty = true
  /// What is in it is known, but no layers have been made of it yet.
  var isFolded = false
}
