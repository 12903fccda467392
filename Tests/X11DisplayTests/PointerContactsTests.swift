import Testing

@testable import X11Display

@Suite struct PointerContactsTests {
  @Test func `an interrupted press is silent until it is lifted`() {
    var contacts = PointerContacts()
    _ = contacts.mouseDown()

    let first = contacts.interrupt()
    let again = contacts.interrupt()

    let (isActive, isHeld) = (contacts.isActive, contacts.isMouseHeld)
    let isLiftHeard = contacts.mouseUp()
    let isNextPressHeard = contacts.mouseDown()

    #expect(first && !again)
    #expect(!isActive && isHeld)
    #expect(!isLiftHeard && isNextPressHeard)
  }

  @Test func `fingers take the lowest free number`() {
    var contacts = PointerContacts()

    let numbers = [contacts.touchDown(900), contacts.touchDown(901), contacts.touchDown(902)]
    let lifted = contacts.touchUp(901)
    let next = contacts.touchDown(903)

    #expect(numbers == [1, 2, 3])
    #expect(lifted == 2)
    #expect(next == 2)
    #expect(contacts.contact(902) == 3)
    #expect(contacts.contact(5) == nil)
  }

  @Test func `interrupted fingers lift unheard`() {
    var contacts = PointerContacts()
    _ = contacts.touchDown(7)

    _ = contacts.interrupt()
    let moved = contacts.contact(7)
    let lifted = contacts.touchUp(7)
    let next = contacts.touchDown(8)

    #expect(moved == nil && lifted == nil)
    #expect(next == 1)
  }
}
