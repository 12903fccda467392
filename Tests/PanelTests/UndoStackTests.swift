import Testing

@testable import Panel

@Suite struct UndoStackTests {
  @Test func `steps are taken back and done again in order`() {
    var stack = UndoStack(0)
    for number in 1...3 { stack.note(number) }

    let back = [stack.undo(), stack.undo(), stack.undo(), stack.undo()]
    let forth = [stack.redo(), stack.redo(), stack.redo(), stack.redo()]

    #expect(back == [2, 1, 0, nil])
    #expect(forth == [1, 2, 3, nil])
  }

  @Test func `changes of one drag are one step, those after it another`() {
    var stack = UndoStack(0)
    for number in 1...9 { stack.note(number, kind: "drag") }
    stack.close()
    stack.note(10, kind: "drag")

    #expect(stack.depth == 2)
    #expect(stack.undo() == 9)
    #expect(stack.undo() == 0)
  }

  @Test func `a drag that comes back to where it began is no step`() {
    var stack = UndoStack(0)
    stack.note(4, kind: "drag")
    stack.note(0, kind: "drag")

    #expect(!stack.canUndo)
    #expect(stack.current == 0)
  }

  @Test func `something new forgets what was taken back`() {
    var stack = UndoStack(0)
    stack.note(1)
    _ = stack.undo()
    stack.note(2)

    #expect(!stack.canRedo)
    #expect(stack.current == 2)
  }

  @Test func `the oldest steps go when there are too many`() {
    var stack = UndoStack(0, limit: 3)
    for number in 1...10 { stack.note(number) }

    #expect(stack.depth == 3)
    #expect([stack.undo(), stack.undo(), stack.undo(), stack.undo()] == [9, 8, 7, nil])
  }
}
