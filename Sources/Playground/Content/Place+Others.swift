import UIKit

extension Place {
  /// Everything there is, each once.
  static let all = samples + others

  /// For lists that are longer than a screen or two.
  private static let others: [Place] = [
    Place(
      name: "Arashiyama", localName: "嵐山", region: "京都府",
      summary: "竹林と渡月橋", season: "November", language: .japanese,
      landscape: Landscape(
        .forest, hue: 0.36, horizon: 0.12, sun: CGPoint(x: 0.3, y: 0.3), seed: 17)),
    Place(
      name: "Banff", localName: "", region: "Canada",
      summary: "Turquoise lakes and early snow", season: "June – September",
      landscape: Landscape(
        .lake, hue: 0.52, horizon: 0.6, sun: CGPoint(x: 0.25, y: 0.15), seed: 18)),
    Place(
      name: "Lijiang", localName: "丽江", region: "云南",
      summary: "雪山下的古城", season: "March – May", language: .chinese,
      landscape: Landscape(
        .mountains, hue: 0.6, horizon: 0.08, sun: CGPoint(x: 0.3, y: 0.24), seed: 19)),
    Place(
      name: "Cappadocia", localName: "", region: "Türkiye",
      summary: "Balloons over stone chimneys", season: "April – June",
      landscape: Landscape(
        .dunes, hue: 0.55, horizon: 0.04, sun: CGPoint(x: 0.3, y: 0.3), seed: 20)),
    Place(
      name: "Hakuba", localName: "白馬", region: "長野県",
      summary: "朝焼けの五竜岳", season: "January – March", language: .japanese,
      landscape: Landscape(
        .mountains, hue: 0.68, horizon: 0.96, sun: CGPoint(x: 0.74, y: 0.22), seed: 21)),
    Place(
      name: "Faroe Islands", localName: "", region: "Denmark",
      summary: "Grass roofs and steep fjords", season: "May – August",
      landscape: Landscape(
        .sea, hue: 0.45, horizon: 0.5, sun: CGPoint(x: 0.68, y: 0.28), light: 0.86, seed: 22)),
    Place(
      name: "Wuyuan", localName: "婺源", region: "江西",
      summary: "油菜花开的三月", season: "March", language: .chinese,
      landscape: Landscape(
        .forest, hue: 0.3, horizon: 0.15, sun: CGPoint(x: 0.7, y: 0.3), seed: 23)),
    Place(
      name: "El Chaltén", localName: "", region: "Argentina",
      summary: "Fitz Roy before breakfast", season: "November – April",
      landscape: Landscape(
        .mountains, hue: 0.75, horizon: 0.06, sun: CGPoint(x: 0.26, y: 0.24), seed: 24)),
    Place(
      name: "Jiuzhaigou", localName: "九寨沟", region: "四川",
      summary: "翠海叠瀑", season: "October", language: .chinese,
      landscape: Landscape(
        .lake, hue: 0.5, horizon: 0.12, sun: CGPoint(x: 0.66, y: 0.16), seed: 25)),
    Place(
      name: "Cinque Terre", localName: "", region: "Italy",
      summary: "Five villages, one footpath", season: "April – June",
      landscape: Landscape(
        .sea, hue: 0.6, horizon: 0.02, sun: CGPoint(x: 0.3, y: 0.34), seed: 26)),
    Place(
      name: "Nikko", localName: "日光", region: "栃木県",
      summary: "杉並木と華厳の滝", season: "October", language: .japanese,
      landscape: Landscape(
        .forest, hue: 0.5, horizon: 0.1, sun: CGPoint(x: 0.6, y: 0.26), light: 0.88, seed: 27)),
    Place(
      name: "Atacama", localName: "", region: "Chile",
      summary: "Salt flats and the clearest night", season: "All year",
      landscape: Landscape(
        .dunes, hue: 0.7, horizon: 0.94, sun: CGPoint(x: 0.68, y: 0.32), seed: 28)),
    Place(
      name: "Dali", localName: "大理", region: "云南",
      summary: "苍山洱海，风花雪月", season: "March – May", language: .chinese,
      landscape: Landscape(
        .lake, hue: 0.56, horizon: 0.55, sun: CGPoint(x: 0.34, y: 0.16), seed: 29)),
    Place(
      name: "Hallstatt", localName: "", region: "Austria",
      summary: "A village between rock and water", season: "May – October",
      landscape: Landscape(
        .lake, hue: 0.64, horizon: 0.1, sun: CGPoint(x: 0.7, y: 0.17), seed: 30)),
    Place(
      name: "Itsukushima", localName: "厳島", region: "広島県",
      summary: "海に浮かぶ大鳥居", season: "March – November", language: .japanese,
      landscape: Landscape(
        .sea, hue: 0.93, horizon: 0.05, sun: CGPoint(x: 0.66, y: 0.34), seed: 31)),
    Place(
      name: "Milford Sound", localName: "", region: "New Zealand",
      summary: "Waterfalls after every rain", season: "October – April",
      landscape: Landscape(
        .lake, hue: 0.48, horizon: 0.45, sun: CGPoint(x: 0.3, y: 0.15), light: 0.84, seed: 32)),
  ]
}
