/// Which Segue this is; CHANGELOG.md says what each brought.
nonisolated enum ProgramVersion {
  static let number = "0.1.0"
}
