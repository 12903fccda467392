import UIKit

extension Place {
  /// From all over the world, in three scripts.
  static let samples: [Place] = [
    Place(
      name: "Kamikochi", localName: "上高地", region: "長野県",
      summary: "Clear river under the Hotaka peaks", season: "May – October", language: .japanese,
      landscape: Landscape(
        .lake, hue: 0.58, horizon: 0.1, sun: CGPoint(x: 0.72, y: 0.17), seed: 1)),
    Place(
      name: "Guilin", localName: "桂林", region: "广西",
      summary: "竹筏漂过喀斯特群峰", season: "April – June", language: .chinese,
      landscape: Landscape(
        .mountains, hue: 0.5, horizon: 0.42, sun: CGPoint(x: 0.7, y: 0.26), seed: 2)),
    Place(
      name: "Big Sur", localName: "", region: "California",
      summary: "Ninety miles of cliffs and fog", season: "All year",
      landscape: Landscape(.sea, hue: 0.62, horizon: 0.07, seed: 3)),
    Place(
      name: "Naoshima", localName: "直島", region: "香川県",
      summary: "瀬戸内海に浮かぶ現代美術の島", season: "March – November", language: .japanese,
      landscape: Landscape(
        .sea, hue: 0.55, horizon: 0.52, sun: CGPoint(x: 0.3, y: 0.3), light: 0.98, seed: 4)),
    Place(
      name: "Sossusvlei", localName: "", region: "Namibia",
      summary: "The tallest dunes, best at dawn", season: "May – September",
      landscape: Landscape(.dunes, hue: 0.6, horizon: 0.08, seed: 5)),
    Place(
      name: "Lofoten", localName: "", region: "Norway",
      summary: "Red cabins, midnight sun", season: "June – August",
      landscape: Landscape(.lake, hue: 0.72, horizon: 0.95, seed: 6)),
    Place(
      name: "Huangshan", localName: "黄山", region: "安徽",
      summary: "云海日出与迎客松", season: "September – November", language: .chinese,
      landscape: Landscape(
        .forest, hue: 0.08, horizon: 0.13, sun: CGPoint(x: 0.55, y: 0.4), seed: 7)),
    Place(
      name: "Yakushima", localName: "屋久島", region: "鹿児島県",
      summary: "苔むす森と縄文杉", season: "April – May", language: .japanese,
      landscape: Landscape(
        .forest, hue: 0.44, horizon: 0.26, sun: CGPoint(x: 0.26, y: 0.3), seed: 8)),
    Place(
      name: "Torres del Paine", localName: "", region: "Chile",
      summary: "Granite towers over blue ice", season: "November – March",
      landscape: Landscape(.mountains, hue: 0.57, horizon: 0.93, seed: 9)),
    Place(
      name: "West Lake", localName: "西湖", region: "杭州",
      summary: "断桥残雪，三潭印月", season: "March – May", language: .chinese,
      landscape: Landscape(
        .lake, hue: 0.47, horizon: 0.14, sun: CGPoint(x: 0.32, y: 0.36), seed: 10)),
    Place(
      name: "Wadi Rum", localName: "", region: "Jordan",
      summary: "Sandstone and a sky full of stars", season: "October – April",
      landscape: Landscape(.dunes, hue: 0.95, horizon: 0.06, seed: 11)),
    Place(
      name: "Shirakawa-go", localName: "白川郷", region: "岐阜県",
      summary: "合掌造りの里、雪の夜", season: "December – February", language: .japanese,
      landscape: Landscape(
        .forest, hue: 0.63, horizon: 0.76, sun: CGPoint(x: 0.72, y: 0.28), light: 0.84, seed: 12)),
    Place(
      name: "Isle of Skye", localName: "", region: "Scotland",
      summary: "Weather, sheep, and the Quiraing", season: "May – September",
      landscape: Landscape(.mountains, hue: 0.4, horizon: 0.15, seed: 13)),
    Place(
      name: "Zhangjiajie", localName: "张家界", region: "湖南",
      summary: "三千奇峰，八百秀水", season: "April – October", language: .chinese,
      landscape: Landscape(
        .mountains, hue: 0.46, horizon: 0.55, sun: CGPoint(x: 0.62, y: 0.26), seed: 14)),
    Place(
      name: "Amalfi", localName: "", region: "Italy",
      summary: "Lemons, stairs and the sea below", season: "May – June",
      landscape: Landscape(
        .sea, hue: 0.57, horizon: 0.12, sun: CGPoint(x: 0.34, y: 0.32), seed: 15)),
    Place(
      name: "Mount Fuji", localName: "富士山", region: "静岡県",
      summary: "湖に映る逆さ富士", season: "July – September", language: .japanese,
      landscape: Landscape(
        .lake, hue: 0.66, horizon: 0.98, sun: CGPoint(x: 0.24, y: 0.26), seed: 16)),
  ]
}
