import Foundation
import Testing

@testable import X11Display

@Suite struct X11ScaleTests {
  private let screen = (width: 3840, height: 2160)
  private let phone = CGSize(width: 390, height: 844)

  @Test func `the option beats the desktop beats the resources`() throws {
    let option = try X11Scale(
      option: 1.5, desktop: 2, resources: 288, size: phone, screen: screen)
    let desktop = try X11Scale(
      option: nil, desktop: 2, resources: 96, size: phone, screen: screen)
    let resources = try X11Scale(
      option: nil, desktop: nil, resources: 180, size: phone, screen: screen)
    let none = try X11Scale(
      option: nil, desktop: nil, resources: nil, size: phone, screen: screen)

    #expect(option.value == 1.5 && option.source == .option)
    #expect(desktop.value == 2 && desktop.source == .desktop)
    #expect(resources.value == 2 && resources.source == .resources)
    #expect(none.value == 1 && none.source == .none)
  }

  @Test func `what the desktop says is lowered until the window fits`() throws {
    let scale = try X11Scale(
      option: nil, desktop: 3, resources: nil, size: phone, screen: screen)
    let kept = try X11Scale(
      option: 3, desktop: nil, resources: nil, size: phone, screen: screen)

    #expect(scale.value == 2)
    #expect(kept.value == 3)
  }

  @Test func `nonsense from the desktop is ignored`() throws {
    let scale = try X11Scale(
      option: nil, desktop: 0, resources: .nan, size: phone, screen: screen)

    #expect(scale.value == 1)
  }
}
