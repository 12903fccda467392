import UIKit

/// Pages that introduce an app, as apps have them: a page controller that is its own source.
public class OnboardingPageViewController: UIPageViewController {
  private lazy var pages: [UIViewController] = {
    return (0..<3).map { index in
      let page = UIViewController()
      page.view.tag = index
      page.view.backgroundColor = [UIColor.systemRed, .systemGreen, .systemBlue][index]
      return page
    }
  }()

  public var onProgress: ((CGFloat) -> Void)?
  public private(set) var currentIndex = 0

  public init() {
    super.init(
      transitionStyle: .scroll, navigationOrientation: .horizontal,
      options: [UIPageViewController.OptionsKey.interPageSpacing: 8])
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    delegate = self
    setViewControllers([pages[0]], direction: .forward, animated: false, completion: nil)
    for case let scrollView as UIScrollView in view.subviews {
      scrollView.delegate = self
    }
  }

  public func next() {
    guard let current = viewControllers?.first,
      let next = dataSource?.pageViewController(self, viewControllerAfter: current)
    else { return }
    setViewControllers([next], direction: .forward, animated: true) { [weak self] finished in
      guard finished else { return }
      self?.currentIndex += 1
    }
  }
}

extension OnboardingPageViewController: UIPageViewControllerDataSource {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    guard let index = pages.firstIndex(of: viewController), index > 0 else { return nil }
    return pages[index - 1]
  }

  public func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    guard let index = pages.firstIndex(of: viewController), index < pages.count - 1 else {
      return nil
    }
    return pages[index + 1]
  }

  public func presentationCount(for pageViewController: UIPageViewController) -> Int {
    return pages.count
  }

  public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    guard let first = viewControllers?.first else { return 0 }
    return pages.firstIndex(of: first) ?? 0
  }
}

extension OnboardingPageViewController: UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    guard completed, let current = viewControllers?.first else { return }
    currentIndex = current.view.tag
  }
}

extension OnboardingPageViewController: UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let width = scrollView.bounds.width
    guard width > 0 else { return }
    onProgress?((scrollView.contentOffset.x - width) / width)
  }
}
