import Playground
import Testing

@testable import Panel

@Suite struct TunableFilterTests {
  private func found(_ text: String, changed: Set<String> = []) throws -> [String] {
    let info = try SceneCatalog.scene(id: "swipe-back")
    let filter = TunableFilter(text)
    return info.tunables.filter { filter.matches($0, isChanged: changed.contains($0.key)) }
      .map(\.key)
  }

  @Test func `nothing asked finds everything`() throws {
    #expect(try found("  ").count == 9)
  }

  @Test func `every word must be somewhere in title, key or unit`() throws {
    #expect(try found("shadow") == ["shadowRadius", "shadowOpacity"])
    #expect(try found("SHADOW pt") == ["shadowRadius"])
    #expect(try found("velocity") == ["velocity"])
  }

  @Test func `letters in order find a key`() throws {
    #expect(try found("shop") == ["shadowOpacity"])
    #expect(try found("zzz").isEmpty)
  }

  @Test func `what is changed is found by that word`() throws {
    #expect(try found("changed", changed: ["duration"]) == ["duration"])
  }
}

@Suite struct RowTitleTests {
  @Test func `what the numbers mean stands apart from the name`() {
    #expect(RowTitle("Or from velocity (0 is off)").name == "Or from velocity")
    #expect(RowTitle("Or from velocity (0 is off)").note == "0 is off")
    #expect(RowTitle("Shadow radius") == RowTitle("Shadow radius"))
    #expect(RowTitle("Shadow radius").note.isEmpty)
    #expect(RowTitle("(only this)").name == "(only this)")
  }
}
