import UIKit

class PlanetsViewController: UITableViewController {
  private let planets = Planet.all
  private let cardTransition = CardTransitioningDelegate()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Planets"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    tableView.rowHeight = 56
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "About", style: .plain, target: self, action: Selector(showAbout))
  }

  private func showAbout() {
    let about = AboutViewController()
    about.modalPresentationStyle = .custom
    about.transitioningDelegate = cardTransition
    present(about, animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return planets.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    cell.textLabel?.text = planets[indexPath.row].name
    cell.imageView?.image = UIImage(systemName: "circle.fill")
    cell.imageView?.tintColor = planets[indexPath.row].color
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let detail = PlanetViewController(planet: planets[indexPath.row])
    navigationController?.pushViewController(detail, animated: true)
  }
}
