import GestureLab
import Testing

@Suite struct FollowerTests {
  /// What the ways of views are while a hand goes from one percent to the next.
  private func follow(_ frames: [(percent: Double, ways: [String: Double])]) -> Follower<String> {
    var follower = Follower<String>()
    var last = 0.0
    for frame in frames {
      for (name, way) in frame.ways {
        follower.note(name, way: way, step: frame.percent - last)
      }
      last = frame.percent
    }
    return follower
  }

  @Test func `the view that the hand moves is followed, not one that comes towards it`() {
    let follower = follow([
      (0, ["page": 0, "below": 117, "bar": 0]), (0.5, ["page": 195, "below": 58, "bar": 0]),
      (0.7, ["page": 273, "below": 35, "bar": 0]), (0.4, ["page": 156, "below": 70, "bar": 0]),
    ])

    #expect(follower.best(among: ["bar", "below", "page"]) == "page")
  }

  @Test func `where nothing goes along nobody is followed`() {
    let still = follow([(0, ["page": 0]), (0.5, ["page": 0])])
    let away = follow([(0, ["page": 100]), (0.5, ["page": 50])])

    #expect(still.best(among: ["page"]) == nil)
    #expect(away.best(among: ["page"]) == nil)
    #expect(Follower<String>().best(among: ["page"]) == nil)
  }

  @Test func `another is followed only where it goes along better`() {
    let twins = follow([(0, ["a": 0, "b": 0]), (0.5, ["a": 50, "b": 50])])
    let better = follow([(0, ["a": 0, "b": 0]), (0.5, ["a": 50, "b": 51])])

    #expect(twins.best(among: ["a", "b"], keeping: "b") == "b")
    #expect(better.best(among: ["a", "b"], keeping: "a") == "b")
    // One that is not there now keeps its place until another has earned it.
    #expect(better.best(among: ["a"], keeping: "b") == "b")
  }

  @Test func `what moves by itself while no hand moves it counts nothing`() {
    var follower = Follower<Int>()
    follower.note(1, way: 0, step: 0)
    follower.note(1, way: 500, step: 0)

    #expect(follower.best(among: [1]) == nil)
  }
}
