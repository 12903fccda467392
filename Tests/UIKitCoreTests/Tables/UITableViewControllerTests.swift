import Foundation
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

@Suite struct UITableViewControllerTests {
  private final class Places: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      20
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "Place \(indexPath.row)"
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      navigationController?.pushViewController(UIViewController(), animated: true)
    }
  }

  @Test func `coming back takes the selection away along with the transition`() {
    let world = Simulation()
    let places = Places(style: .plain)
    let navigation = UINavigationController(rootViewController: places)
    world.show(navigation)
    world.settle()

    world.finger.tap(at: CGPoint(x: 200, y: 200))
    world.advance(by: 1)
    let pushed = navigation.viewControllers.count
    let selected = places.tableView.indexPathForSelectedRow
    navigation.popViewController(animated: true)
    world.advance(by: 1)

    #expect(pushed == 2)
    #expect(selected != nil)
    #expect(places.tableView.indexPathForSelectedRow == nil)
  }

  @Test func `a swipe back that is given up leaves the row selected`() {
    let world = Simulation()
    let places = Places(style: .plain)
    let navigation = UINavigationController(rootViewController: places)
    world.show(navigation)
    world.settle()
    world.finger.tap(at: CGPoint(x: 200, y: 200))
    world.advance(by: 1)
    let selected = places.tableView.indexPathForSelectedRow

    world.finger.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 90, y: 400))
    world.advance(by: 1)

    #expect(navigation.viewControllers.count == 2)
    #expect(selected != nil)
    #expect(places.tableView.indexPathForSelectedRow == selected)
  }
}
