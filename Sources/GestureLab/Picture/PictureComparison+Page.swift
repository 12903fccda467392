public import Drawing
import Foundation

/// The page that shows a difference.
extension PictureComparison {
  /// One page that needs nothing else: expected, actual, difference, a slider between the first two,
  /// counts, and the command that accepts what came.
  ///
  /// - Throws: `ImageError` when a picture cannot be encoded.
  public func page(title: String, accept command: String) throws(ImageError) -> String {
    let one = try Self.source(expected)
    let other = try Self.source(actual)
    var difference: String?
    if let picture = differencePicture() { difference = try Self.source(picture) }
    let rows = zip(Self.bounds, histogram).map { "<td>≤ \($0)</td><td>\($1)</td>" }
    let name = Markup.escape(title)
    return """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><title>\(name)</title>
      <style>
      body{font:15px/1.45 system-ui,sans-serif;margin:2em;background:#f4f4f6;color:#1c1c1e}
      figure{display:inline-block;margin:0 1em 1em 0;vertical-align:top}
      img{display:block;max-width:100%;border:1px solid #0003;image-rendering:pixelated}
      .both{position:relative;display:inline-block}.both img+img{position:absolute;inset:0}
      table{border-collapse:collapse}td{padding:.1em .8em;border-top:1px solid #0002;text-align:right}
      code{background:#0001;padding:.2em .5em;border-radius:4px}input{width:100%;max-width:40em}
      </style></head><body>
      <h1>\(name)</h1>
      <p><b>\(Markup.escape(summary))</b></p>
      <p>To accept what came: <code>\(Markup.escape(command))</code></p>
      <h2>Slide between them</h2>
      <input type="range" min="0" max="100" value="50" aria-label="how much of the new picture"
       oninput="document.getElementById('new').style.clipPath='inset(0 0 0 '+this.value+'%)'">
      <div class="both"><img alt="expected" src="\(one)"><img id="new" alt="actual" src="\(other)"
       style="clip-path:inset(0 0 0 50%)"></div>
      <h2>Side by side</h2>
      <figure><figcaption>expected</figcaption><img alt="expected" src="\(one)"></figure>
      <figure><figcaption>actual</figcaption><img alt="actual" src="\(other)"></figure>
      \(difference.map { """
        <figure><figcaption>difference, in red</figcaption><img alt="difference" src="\($0)"></figure>
        """ } ?? "")
      <h2>Differences</h2>
      <p>\(differingPixels) pixels, the largest step \(largestDifference) of 255.</p>
      <table><tr>\(rows.joined(separator: "</tr><tr>"))</tr></table>
      </body></html>

      """
  }

  private static func source(_ picture: CGImage) throws(ImageError) -> String {
    "data:image/png;base64,\(try picture.pngData().base64EncodedString())"
  }
}
