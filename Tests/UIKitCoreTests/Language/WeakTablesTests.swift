import Foundation
import Testing

@testable import UIKitCore

@Suite struct WeakTablesTests {
  @Test func `a weak table loses what nobody else holds`() {
    let table = NSHashTable<NSObject>.weakObjects()
    let kept = NSObject()
    do {
      let passing = NSObject()
      table.add(passing)
      table.add(kept)
      table.add(kept)
      #expect(table.count == 2)
    }

    let left = table.allObjects

    #expect(left == [kept])
    #expect(table.contains(kept))
  }

  @Test func `a table that keeps its members keeps them until they are removed`() {
    let table = NSHashTable<NSObject>()
    weak var object: NSObject?
    do {
      let made = NSObject()
      object = made
      table.add(made)
    }

    let before = object != nil
    table.removeAllObjects()

    #expect(before)
    #expect(object == nil)
  }

  @Test func `a map with weak keys forgets a value with its key`() {
    let map = NSMapTable<NSObject, NSObject>.weakToStrongObjects()
    let key = NSObject()
    weak var lost: NSObject?
    do {
      let passing = NSObject()
      let value = NSObject()
      lost = value
      map.setObject(value, forKey: passing)
      map.setObject(NSObject(), forKey: key)
    }

    let count = map.count
    map.removeObject(forKey: key)

    #expect(count == 1)
    #expect(map.object(forKey: key) == nil)
    #expect(lost == nil)
  }
}
