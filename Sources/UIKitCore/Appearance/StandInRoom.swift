import Foundation

/// Subclasses of UIKit's classes with room for what an app's class stores besides.
enum StandInRoom {
  /// Units: words. Source: chosen, far more than classes store in themselves.
  private typealias Room = InlineArray<512, UInt>

  /// One with room if the class is one of UIKit's, made as nobody in particular makes it.
  static func make(_ type: AnyClass) -> NSObject? { makers[ObjectIdentifier(type)]?() }

  private static let makers: [ObjectIdentifier: () -> NSObject] = [
    ObjectIdentifier(UIView.self): { View(frame: .zero) },
    ObjectIdentifier(UIControl.self): { Control(frame: .zero) },
    ObjectIdentifier(UILabel.self): { Label(frame: .zero) },
    ObjectIdentifier(UIImageView.self): { ImageView(frame: .zero) },
    ObjectIdentifier(UIButton.self): { Button(frame: .zero) },
    ObjectIdentifier(UISwitch.self): { Switch(frame: .zero) },
    ObjectIdentifier(UISlider.self): { Slider(frame: .zero) },
    ObjectIdentifier(UIStepper.self): { Stepper(frame: .zero) },
    ObjectIdentifier(UISegmentedControl.self): { SegmentedControl(frame: .zero) },
    ObjectIdentifier(UIPageControl.self): { PageControl(frame: .zero) },
    ObjectIdentifier(UIRefreshControl.self): { RefreshControl(frame: .zero) },
    ObjectIdentifier(UIProgressView.self): { ProgressView(frame: .zero) },
    ObjectIdentifier(UIActivityIndicatorView.self): { ActivityIndicatorView(frame: .zero) },
    ObjectIdentifier(UITextField.self): { TextField(frame: .zero) },
    ObjectIdentifier(UITextView.self): { TextView(frame: .zero, textContainer: nil) },
    ObjectIdentifier(UIScrollView.self): { ScrollView(frame: .zero) },
    ObjectIdentifier(UIStackView.self): { StackView(frame: .zero) },
    ObjectIdentifier(UITableView.self): { TableView(frame: .zero, style: .plain) },
    ObjectIdentifier(UITableViewCell.self): {
      TableViewCell(style: .default, reuseIdentifier: nil)
    },
    ObjectIdentifier(UITableViewHeaderFooterView.self): {
      TableViewHeaderFooterView(reuseIdentifier: nil)
    },
    ObjectIdentifier(UIListContentView.self): { ListContentView(configuration: .cell()) },
    ObjectIdentifier(UINavigationBar.self): { NavigationBar(frame: .zero) },
    ObjectIdentifier(UITabBar.self): { TabBar(frame: .zero) },
    ObjectIdentifier(UIToolbar.self): { Toolbar(frame: .zero) },
    ObjectIdentifier(UIWindow.self): { Window(frame: .zero) },
    ObjectIdentifier(UIBarItem.self): { BarItem() },
    ObjectIdentifier(UIBarButtonItem.self): { BarButtonItem() },
    ObjectIdentifier(UITabBarItem.self): { TabBarItem() },
  ]

  private final class View: UIView { private var room = Room(repeating: 0) }
  private final class Control: UIControl { private var room = Room(repeating: 0) }
  private final class Label: UILabel { private var room = Room(repeating: 0) }
  private final class ImageView: UIImageView { private var room = Room(repeating: 0) }
  private final class Button: UIButton { private var room = Room(repeating: 0) }
  private final class Switch: UISwitch { private var room = Room(repeating: 0) }
  private final class Slider: UISlider { private var room = Room(repeating: 0) }
  private final class Stepper: UIStepper { private var room = Room(repeating: 0) }
  private final class SegmentedControl: UISegmentedControl { private var room = Room(repeating: 0) }
  private final class PageControl: UIPageControl { private var room = Room(repeating: 0) }
  private final class RefreshControl: UIRefreshControl { private var room = Room(repeating: 0) }
  private final class ProgressView: UIProgressView { private var room = Room(repeating: 0) }
  private final class ActivityIndicatorView: UIActivityIndicatorView {
    private var room = Room(repeating: 0)
  }
  private final class TextField: UITextField { private var room = Room(repeating: 0) }
  private final class TextView: UITextView { private var room = Room(repeating: 0) }
  private final class ScrollView: UIScrollView { private var room = Room(repeating: 0) }
  private final class StackView: UIStackView { private var room = Room(repeating: 0) }
  private final class TableView: UITableView { private var room = Room(repeating: 0) }
  private final class TableViewCell: UITableViewCell { private var room = Room(repeating: 0) }
  private final class TableViewHeaderFooterView: UITableViewHeaderFooterView {
    private var room = Room(repeating: 0)
  }
  private final class ListContentView: UIListContentView { private var room = Room(repeating: 0) }
  private final class NavigationBar: UINavigationBar { private var room = Room(repeating: 0) }
  private final class TabBar: UITabBar { private var room = Room(repeating: 0) }
  private final class Toolbar: UIToolbar { private var room = Room(repeating: 0) }
  private final class Window: UIWindow { private var room = Room(repeating: 0) }
  private final class BarItem: UIBarItem { private var room = Room(repeating: 0) }
  private final class BarButtonItem: UIBarButtonItem { private var room = Room(repeating: 0) }
  private final class TabBarItem: UITabBarItem { private var room = Room(repeating: 0) }
}
