/// Where those that must not keep an arbiter find it, until it goes. See `WindowLink`.
nonisolated final class ArbiterLink: @unchecked Sendable {
  unowned(unsafe) var arbiter: GestureArbiter?
}
