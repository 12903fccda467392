extension Place {
  /// A page of text, the same for every place but for the names, and a word in its own language.
  var paragraphs: [String] {
    let first =
      "\(name) rewards those who come early and stay late: the light changes by the hour, and the "
      + "paths are empty before nine."
    return [
      language == .english ? "\(summary). \(first)" : first,
      "Bring good shoes and something warm. The last stretch is walked, not driven, and there is "
        + "tea at the end of it. Ask for the window seat.",
      localWords,
      "Best time: \(season). The days are long enough then for both the upper and the lower "
        + "round; otherwise choose one and take your time. The ferry and the bus wait for each "
        + "other, and the driver knows every bend by name.",
    ]
  }

  private var localWords: String {
    switch language {
    case .english:
      "The mornings are the best of it. Do not hurry; two nights are the least it deserves, and the "
        + "second is the one you will talk about."
    case .japanese:
      "\(localName)は朝の光がいちばん美しい。急がず、二泊はしたい。谷では電波が届かないので、"
        + "地図は前の晩に保存しておくこと。"
    case .chinese:
      "\(localName)的清晨最美。不必赶路，至少住上两晚。山里信号并不可靠，地图请提前离线保存。"
    }
  }
}
