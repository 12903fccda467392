/// Which Segue this is; CHANGELOG.md says what each brought.
enum ProgramVersion {
  static let number = "0.1.0"
}
