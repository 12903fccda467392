public import Foundation

/// `delegate.method?(…)` for the methods of `UITableViewDataSource`.
extension UITableViewDataSource {
  /// Calls `tableView(…)`.
  @_disfavoredOverload
  public var tableView: UITableViewDataSourceTableViewCall? {
    UITableViewDataSourceTableViewCall(delegate: self)
  }

  /// Calls `numberOfSections(…)`.
  @_disfavoredOverload
  public var numberOfSections: UITableViewDataSourceNumberOfSectionsCall? {
    UITableViewDataSourceNumberOfSectionsCall(delegate: self)
  }
}

/// What `tableView?` stands for.
@preconcurrency @MainActor
public struct UITableViewDataSourceTableViewCall {
  let delegate: any UITableViewDataSource

  public func callAsFunction(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    delegate.tableView(tableView, numberOfRowsInSection: section)
  }

  public func callAsFunction(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { delegate.tableView(tableView, cellForRowAt: indexPath) }

  public func callAsFunction(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  { delegate.tableView(tableView, titleForHeaderInSection: section) }

  public func callAsFunction(_ tableView: UITableView, titleForFooterInSection section: Int)
    -> String?
  { delegate.tableView(tableView, titleForFooterInSection: section) }
}

/// What `numberOfSections?` stands for.
@preconcurrency @MainActor
public struct UITableViewDataSourceNumberOfSectionsCall {
  let delegate: any UITableViewDataSource

  public func callAsFunction(in tableView: UITableView) -> Int {
    delegate.numberOfSections(in: tableView)
  }
}
