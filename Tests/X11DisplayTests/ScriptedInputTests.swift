import CX11
import Display
import Foundation
import Testing
import XTestPointer

@testable import X11Display

extension RealDisplayTests {
  /// What no virtual server sends: fractions of pixels, fingers, smooth wheels, stolen grabs.
  @Suite struct ScriptedInputTests {
    private func stage() throws -> Stage {
      let stage = try Stage(scale: 2)
      stage.ticksOnInput = false
      return stage
    }

    /// Has the input source read one event of XInput 2.
    private func send(
      _ type: Int32, to stage: Stage, x: Double = 10, y: Double = 20, detail: Int32 = 0,
      flags: Int32 = 0, valuators: [Int: Double] = [:]
    ) {
      var mask: [UInt8] = [0, 0]
      for number in valuators.keys { mask[number >> 3] |= 1 << UInt8(number & 7) }
      var values = valuators.sorted { $0.key < $1.key }.map(\.value)
      mask.withUnsafeMutableBufferPointer { mask in
        values.withUnsafeMutableBufferPointer { values in
          var event = XIDeviceEvent()
          event.deviceid = 2
          event.detail = detail
          event.event_x = x
          event.event_y = y
          event.flags = flags
          event.valuators = XIValuatorState(
            mask_len: Int32(mask.count), mask: mask.baseAddress, values: values.baseAddress)
          stage.world.input.handleInput2(type: type, data: &event)
        }
      }
      stage.world.input.announce()
    }

    private func crossing(mode: Int32, state: Int32) -> XCrossingEvent {
      var event = XCrossingEvent()
      event.mode = mode
      event.state = UInt32(state)
      return event
    }

    @Test func `fractions of a pixel are kept`() throws {
      let stage = try stage()

      send(XI_ButtonPress, to: stage, x: 10.25, y: 20.5, detail: 1)
      send(XI_Motion, to: stage, x: 11.75, y: 20.5, valuators: [0: 1, 1: 1])

      #expect(
        stage.samples.map(\.position) == [CGPoint(x: 5.125, y: 10.25), CGPoint(x: 5.875, y: 10.25)]
      )
    }

    @Test func `two fingers are two contacts, and their mouse is not heard`() throws {
      let stage = try stage()

      send(XI_TouchBegin, to: stage, detail: 71)
      send(XI_ButtonPress, to: stage, detail: 1, flags: Int32(XIPointerEmulated))
      send(XI_TouchBegin, to: stage, detail: 72)
      send(XI_TouchUpdate, to: stage, x: 30, detail: 72)
      send(XI_Motion, to: stage, flags: Int32(XIPointerEmulated), valuators: [0: 1])
      send(XI_TouchEnd, to: stage, detail: 71)
      send(XI_TouchEnd, to: stage, detail: 72)

      #expect(stage.samples.map(\.contact) == [1, 2, 2, 1, 2])
      #expect(stage.samples.map(\.phase) == [.down, .down, .move, .up, .up])
      #expect(stage.samples.allSatisfy { $0.device == .touch })
    }

    @Test func `a smooth wheel scrolls by differences, its clicks are not counted twice`() throws {
      let stage = try stage()
      stage.world.input.scrollAxes.set(
        [.init(device: 2, number: 3, isVertical: true, increment: 15)], of: 2)

      send(XI_Motion, to: stage, valuators: [3: 100])
      send(XI_Motion, to: stage, valuators: [3: 103])
      send(XI_ButtonPress, to: stage, detail: 5, flags: Int32(XIPointerEmulated))
      send(XI_Motion, to: stage, valuators: [3: 118])

      let step = X11Input.wheelStep
      #expect(stage.scrolls.map(\.delta.y) == [step * 0.2, step])
      #expect(stage.scrolls.allSatisfy { $0.isContinuous })
      #expect(stage.samples.isEmpty)
    }

    @Test func `a smooth wheel forgets where it stood while the pointer was away`() throws {
      let stage = try stage()
      stage.world.input.scrollAxes.set(
        [.init(device: 2, number: 3, isVertical: true, increment: 15)], of: 2)

      send(XI_Motion, to: stage, valuators: [3: 100])
      stage.world.input.handleCrossing(crossing(mode: NotifyNormal, state: 0), isEnter: true)
      send(XI_Motion, to: stage, valuators: [3: 900])

      #expect(stage.scrolls.isEmpty)
    }

    @Test func `a stolen grab takes the gesture away`() throws {
      let stage = try stage()

      send(XI_ButtonPress, to: stage, detail: 1)
      stage.world.input.handleCrossing(
        crossing(mode: NotifyGrab, state: Button1Mask), isEnter: false)
      send(XI_Motion, to: stage, x: 50, valuators: [0: 1])
      stage.world.input.announce()

      #expect(stage.interruptions == [.lostGrab])
      #expect(stage.samples.count == 1)
    }

    @Test func `a release that went elsewhere is noticed`() throws {
      let stage = try stage()

      send(XI_ButtonPress, to: stage, detail: 1)
      stage.world.input.handleCrossing(crossing(mode: NotifyNormal, state: 0), isEnter: true)
      send(XI_ButtonPress, to: stage, detail: 1)

      #expect(stage.interruptions == [.lostGrab])
      #expect(stage.samples.map(\.phase) == [.down, .down])
    }

    @Test func `leaving with the button held is no loss`() throws {
      let stage = try stage()

      send(XI_ButtonPress, to: stage, detail: 1)
      stage.world.input.handleCrossing(
        crossing(mode: NotifyNormal, state: Button1Mask), isEnter: false)

      #expect(stage.interruptions.isEmpty)
    }

    @Test func `a keyboard grab is no loss of the keyboard`() throws {
      let stage = try stage()

      send(XI_ButtonPress, to: stage, detail: 1)
      stage.world.input.handleFocus(gained: false, mode: NotifyGrab, detail: NotifyNonlinear)
      stage.world.input.handleFocus(gained: false, mode: NotifyNormal, detail: NotifyPointer)

      #expect(stage.interruptions.isEmpty)
    }
  }
}
