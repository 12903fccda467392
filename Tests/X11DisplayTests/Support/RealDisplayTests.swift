import Testing

/// Everything that needs an X server: one test at a time, for each turns the main thread's loop.
@Suite(.serialized) enum RealDisplayTests {}
