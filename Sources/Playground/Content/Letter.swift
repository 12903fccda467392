import UIKit

/// A letter in a mailbox.
struct Letter {
  var sender: String
  var time: String
  var subject: String
  var preview: String
  /// Of the sender's disc.
  var color: UIColor
  var isNew = false

  /// From all over, in three languages.
  static let samples: [Letter] = [
    Letter(
      sender: "林 澪", time: "9:32", subject: "週末の尾瀬、行きませんか",
      preview: "水芭蕉がちょうど見頃だそうです。土曜の朝五時に新宿を出れば、昼前には木道を歩けます。",
      color: .systemIndigo, isNew: true),
    Letter(
      sender: "Ada Whitfield", time: "8:58", subject: "Proofs for the spring catalogue",
      preview: "I have marked three pages. The blue on page eleven prints warmer than on screen.",
      color: .systemTeal, isNew: true),
    Letter(
      sender: "陈雨桐", time: "Yesterday", subject: "西湖边的小房子",
      preview: "房东说四月起可以入住，窗外正对着断桥。租金比去年便宜一些，要不要先去看看？",
      color: .systemOrange),
    Letter(
      sender: "Night Train Office", time: "Yesterday", subject: "Your berth to Narvik",
      preview:
        "Carriage 21, berth 36, upper. The dining car opens at six; reindeer is on the menu.",
      color: .systemGreen),
    Letter(
      sender: "Marguerite Oduya", time: "Tuesday", subject: "Re: The clock in the hall",
      preview: "It loses four minutes a day, as it did for your grandfather. I would leave it so.",
      color: .systemPink),
    Letter(
      sender: "青木 遥", time: "Tuesday", subject: "録音ができました",
      preview: "二曲目のピアノだけ録り直しました。ヘッドホンで聴いてみてください。感想を待っています。",
      color: .systemPurple),
    Letter(
      sender: "Lighthouse Society", time: "Monday", subject: "Open door on the island",
      preview:
        "On Saturday the keeper shows the lamp. Boats go every half hour, weather permitting.",
      color: .systemBlue),
    Letter(
      sender: "周明", time: "Monday", subject: "茶样已寄出",
      preview: "今年的明前龙井一共三款，请分别用八十度的水试一试，回头告诉我哪一款最好。",
      color: .systemBrown),
    Letter(
      sender: "Tomás Rivera", time: "Sunday", subject: "Map of the lower valley",
      preview: "The ford is gone since the flood. I have drawn the new path in red; mind the bull.",
      color: .systemRed),
  ]
}

/// A letter as a row: who, when, what about, and how it begins.
final class LetterRow: UIView {
  /// Units: points.
  static let height: CGFloat = 96

  private let disc: UILabel
  private let dot = UIView()
  private let sender: UILabel
  private let time: UILabel
  private let subject: UILabel
  private let preview: UILabel
  private let line = UIView()

  init(_ letter: Letter) {
    disc = UILabel(String(letter.sender.prefix(1)), size: 17, weight: .semibold, color: .white)
    sender = UILabel(letter.sender, size: 17, weight: .semibold)
    time = UILabel(letter.time, size: 15, color: .secondaryLabel)
    subject = UILabel(letter.subject, size: 15)
    preview = UILabel(letter.preview, size: 15, color: .secondaryLabel)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    disc.textAlignment = .center
    disc.backgroundColor = letter.color
    disc.layer.cornerRadius = 20
    disc.layer.masksToBounds = true
    dot.backgroundColor = .systemBlue
    dot.layer.cornerRadius = 5
    dot.isHidden = !letter.isNew
    time.textAlignment = .right
    line.backgroundColor = .separator
    for part in [disc, dot, sender, time, subject, preview, line] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (safe, hair) = (safeAreaInsets, 1 / max(traitCollection.displayScale, 1))
    let left = safe.left + 76
    let right = bounds.width - safe.right - 16
    dot.frame = CGRect(x: safe.left + 6, y: 31, width: 10, height: 10)
    disc.frame = CGRect(x: safe.left + 22, y: 16, width: 40, height: 40)
    time.frame = CGRect(x: right - 84, y: 14, width: 84, height: 22)
    sender.frame = CGRect(x: left, y: 14, width: max(0, right - 90 - left), height: 22)
    subject.frame = CGRect(x: left, y: 38, width: max(0, right - left), height: 20)
    preview.frame = CGRect(x: left, y: 60, width: max(0, right - left), height: 20)
    line.frame = CGRect(
      x: left, y: bounds.height - hair, width: max(0, bounds.width - left), height: hair)
  }
}
