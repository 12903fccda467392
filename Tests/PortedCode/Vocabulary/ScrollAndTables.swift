import UIKit

class PullVC: UIViewController, UIScrollViewDelegate, UITableViewDataSource, UITableViewDelegate,
  UITextFieldDelegate, UIGestureRecognizerDelegate
{
  lazy var tableView: UITableView = { [unowned self] in
    let t = UITableView(frame: self.view.bounds, style: .plain); t.dataSource = self;
    t.delegate = self; t.register(UITableViewCell.self, forCellReuseIdentifier: "Cell");
    t.separatorStyle = .none; t.rowHeight = UITableView.automaticDimension;
    t.estimatedRowHeight = 44; t.tableFooterView = UIView(); t.backgroundColor = .clear;
    t.contentInsetAdjustmentBehavior = .never; t.separatorInset = .zero; t.allowsSelection = true;
    t.keyboardDismissMode = .onDrag; t.showsVerticalScrollIndicator = false;
    t.cellLayoutMarginsFollowReadableWidth = false; t.sectionHeaderHeight = 0;
    t.sectionHeaderTopPadding = 0; t.tableHeaderView = UIView();
    t.refreshControl = UIRefreshControl(); t.separatorColor = .red;
    t.allowsMultipleSelection = false; t.backgroundView = UIView();
    return t
  }()
  var scrollView: UIScrollView! = UIScrollView()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView); scrollView.delegate = self; scrollView.bounces = false;
    scrollView.alwaysBounceVertical = true; scrollView.alwaysBounceHorizontal = false;
    scrollView.isPagingEnabled = true; scrollView.isDirectionalLockEnabled = true;
    scrollView.isScrollEnabled = false; scrollView.contentInset.top = 3;
    scrollView.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0);
    scrollView.scrollIndicatorInsets = .zero; scrollView.verticalScrollIndicatorInsets.bottom = 3;
    scrollView.automaticallyAdjustsScrollIndicatorInsets = false;
    scrollView.decelerationRate = .fast;
    scrollView.decelerationRate = UIScrollView.DecelerationRate(rawValue: 0.99);
    scrollView.delaysContentTouches = false; scrollView.canCancelContentTouches = true;
    scrollView.minimumZoomScale = 1; scrollView.maximumZoomScale = 3; scrollView.zoomScale = 1;
    scrollView.zoom(to: .zero, animated: true); scrollView.setZoomScale(1, animated: true);
    scrollView.bouncesZoom = true; scrollView.scrollsToTop = false;
    scrollView.indicatorStyle = .white; scrollView.scrollRectToVisible(.zero, animated: false);
    scrollView.flashScrollIndicators(); _ = scrollView.adjustedContentInset;
    _ = scrollView.isZooming || scrollView.isZoomBouncing; _ = scrollView.contentLayoutGuide;
    _ = scrollView.frameLayoutGuide; _ = scrollView.pinchGestureRecognizer?.isEnabled;
    scrollView.panGestureRecognizer.addTarget(self, action: Selector(self.panned(_:)));
    scrollView.panGestureRecognizer.require(toFail: UITapGestureRecognizer());
    scrollView.panGestureRecognizer.isEnabled = false;
    scrollView.panGestureRecognizer.isEnabled = true; _ = scrollView.visibleSize
    extendedLayoutIncludesOpaqueBars = false; edgesForExtendedLayout = .all;
    additionalSafeAreaInsets = .zero; _ = topLayoutGuide.length; _ = bottomLayoutGuide.length;
    _ = view.safeAreaInsets.bottom; _ = viewIfLoaded?.window; loadViewIfNeeded(); _ = isViewLoaded;
    _ = nibName; _ = tabBarController?.tabBar.frame;
    _ = navigationController?.navigationBar.frame.maxY;
    _ = isMovingToParent || isMovingFromParent || isBeingDismissed;
    _ = traitCollection.verticalSizeClass == .compact; _ = parent?.children;
    _ = systemMinimumLayoutMargins; _ = viewRespectsSystemMinimumLayoutMargins; _ = focusStyle0;
    setNeedsUpdateOfHomeIndicatorAutoHidden(); overrideUserInterfaceStyle = .light;
    _ = presentedViewController?.presentedViewController;
    navigationItem.title = "x"; navigationItem.largeTitleDisplayMode = .never;
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "a", style: .plain, target: self, action: Selector(done));
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .stop, target: self, action: Selector(self.done));
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(image: nil, style: .done, target: nil, action: nil),
      UIBarButtonItem(customView: UIView()),
      UIBarButtonItem(systemItem: .close, primaryAction: UIAction { _ in }),
    ]; navigationItem.hidesBackButton = true; navigationItem.backBarButtonItem = nil;
    navigationItem.titleView = UIView(); navigationItem.backButtonTitle = "";
    navigationItem.setRightBarButton(nil, animated: true);
    navigationItem.leftItemsSupplementBackButton = true;
    navigationItem.backButtonDisplayMode = .minimal
    navigationController?.navigationBar.prefersLargeTitles = true;
    navigationController?.navigationBar.shadowImage = UIImage();
    navigationController?.navigationBar.setBackgroundImage(UIImage(), for: .default);
    navigationController?.navigationBar.barStyle = .black;
    navigationController?.isNavigationBarHidden = true;
    navigationController?.setToolbarHidden(true, animated: true);
    navigationController?.navigationBar.standardAppearance = UINavigationBarAppearance();
    navigationController?.navigationBar.scrollEdgeAppearance = nil;
    navigationController?.navigationBar.topItem?.title = ""
    tabBarItem = UITabBarItem(title: "a", image: nil, tag: 0); tabBarItem.badgeValue = "1";
    tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 1);
    tabBarItem.selectedImage = UIImage(systemName: "star.fill"); tabBarItem.imageInsets = .zero;
    hidesBottomBarWhenPushed = true
    let alert = UIAlertController(title: nil, message: "m", preferredStyle: .actionSheet);
    alert.addAction(UIAlertAction(title: "x", style: .destructive, handler: { _ in }));
    alert.addTextField { $0.placeholder = "p" }; alert.view.tintColor = .red;
    alert.preferredAction = alert.actions.first; present(alert, animated: true)
    Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: Selector(done), userInfo: nil, repeats: false);
    _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { $0.invalidate() };
    perform(Selector(done), with: nil, afterDelay: 0.1);
    DispatchQueue.main.async { [weak self] in self?.done() };
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: {});
    performSelector(onMainThread: Selector(done), with: nil, waitUntilDone: false);
    OperationQueue.main.addOperation {}; let item = DispatchWorkItem {};
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(3), execute: item)
    let lp = UILongPressGestureRecognizer(target: self, action: Selector(self.lp(_:)));
    lp.minimumPressDuration = 0; lp.allowableMovement = .greatestFiniteMagnitude;
    lp.numberOfTapsRequired = 0; lp.delaysTouchesEnded = false; let tp = UITapGestureRecognizer();
    tp.numberOfTapsRequired = 2; tp.numberOfTouchesRequired = 1;
    tp.addTarget(self, action: Selector(done)); lp.name = "x";
    lp.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)];
    lp.buttonMaskRequired0(); _ = tp.numberOfTouches; _ = tp.location(ofTouch: 0, in: view);
    let sw = UISwipeGestureRecognizer(target: self, action: Selector(done));
    sw.direction = [.left, .right]; let pi = UIPinchGestureRecognizer(); pi.scale = 1;
    _ = pi.velocity; let ro = UIRotationGestureRecognizer(); ro.rotation = 0;
    view.gestureRecognizers?.forEach(view.removeGestureRecognizer)
    view.gestureRecognizers?.forEach { $0.isEnabled = false }
  }
  func panned(_ pan: UIPanGestureRecognizer) {
    pan.setTranslation(.zero, in: view); pan.minimumNumberOfTouches = 1;
    pan.allowedScrollTypesMask = .continuous
  }
  func done() {}
  func lp(_ g: UILongPressGestureRecognizer) {}
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView.contentOffset.y + scrollView.adjustedContentInset.top < 0, scrollView.isTracking {
      scrollView.contentOffset = .zero;
      scrollView.panGestureRecognizer.setTranslation(.zero, in: scrollView)
    }
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee = scrollView.contentOffset; targetContentOffset.pointee.y = 3;
    targetContentOffset.initialize(to: .zero)
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  func numberOfSections(in tableView: UITableView) -> Int { 1 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath);
    cell.textLabel?.text = "\(indexPath.row) \(indexPath.section)"; cell.detailTextLabel?.text = "";
    cell.selectionStyle = .none; cell.accessoryType = .disclosureIndicator;
    cell.imageView?.image = nil; cell.contentView.backgroundColor = .clear;
    cell.selectedBackgroundView = UIView(); cell.backgroundColor = .clear;
    cell.separatorInset = .zero; cell.accessoryView = UISwitch();
    cell.contentConfiguration = cell.defaultContentConfiguration(); cell.backgroundView = nil;
    cell.isUserInteractionEnabled = true; cell.preservesSuperviewLayoutMargins = false;
    cell.indentationLevel = 0
    let c2 =
      tableView.dequeueReusableCell(withIdentifier: "x")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "x");
    _ = c2; return cell
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true);
    _ = tableView.cellForRow(at: indexPath)?.frame; _ = tableView.rectForRow(at: indexPath);
    tableView.reloadData(); tableView.reloadRows(at: [indexPath], with: .automatic);
    tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: true);
    tableView.beginUpdates(); tableView.endUpdates(); _ = tableView.indexPathForSelectedRow;
    _ = tableView.visibleCells; _ = tableView.indexPathForRow(at: .zero);
    _ = tableView.indexPath(for: tableView.visibleCells[0]); _ = tableView.indexPathsForVisibleRows;
    tableView.performBatchUpdates({}, completion: nil)
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    .leastNonzeroMagnitude
  }
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    true
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
}
extension UIViewController { var focusStyle0: Int { 0 } }
extension UIGestureRecognizer { func buttonMaskRequired0() {} }
class Cell: UITableViewCell {
  static let reuseIdentifier = String(describing: Cell.self)
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
  }
  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
  }
  override func prepareForReuse() { super.prepareForReuse() }
  override func awakeFromNib() { super.awakeFromNib() }
}
class TableVC: UITableViewController {
  override init(style: UITableView.Style) { super.init(style: style) }
  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func numberOfSections(in tableView: UITableView) -> Int { 1 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { UITableViewCell() }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    clearsSelectionOnViewWillAppear = true
  }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  { 44 }
}
class TabC: UITabBarController, UITabBarControllerDelegate {
  override var selectedIndex: Int { didSet {} }
  override var selectedViewController: UIViewController? { didSet {} }
  override var viewControllers: [UIViewController]? { didSet {} }
  override func viewDidLoad() {
    super.viewDidLoad(); delegate = self; setViewControllers([UIViewController()], animated: false);
    tabBar.isTranslucent = false; tabBar.barTintColor = .red; tabBar.isHidden = true;
    tabBar.unselectedItemTintColor = .red; tabBar.items?.first?.title = "x";
    tabBar.backgroundImage = UIImage(); tabBar.shadowImage = UIImage();
    tabBar.standardAppearance = UITabBarAppearance();
  }
  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
