import UIKit

struct Planet {
  let name: String
  let color: UIColor
  let detail: String

  static let all: [Planet] = [
    Planet(name: "Mercury", color: .systemGray, detail: "88 days round the sun"),
    Planet(name: "Venus", color: .systemOrange, detail: "Hotter than any oven"),
    Planet(name: "Earth", color: .systemBlue, detail: "Where most apps are written"),
    Planet(name: "Mars", color: .systemRed, detail: "Two small moons"),
    Planet(name: "Jupiter", color: .systemBrown, detail: "A storm older than Newton's book"),
    Planet(name: "Saturn", color: .systemYellow, detail: "Rings of ice"),
    Planet(name: "Uranus", color: .systemTeal, detail: "Lies on its side"),
    Planet(name: "Neptune", color: .systemIndigo, detail: "Found by arithmetic"),
  ]
}
