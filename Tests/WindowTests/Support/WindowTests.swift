import Testing

/// Everything about the program in a real window, one test at a time: two at once would take each
/// other's processor, and with it the refreshes that are counted.
@Suite(.serialized, .timeLimit(.minutes(2))) enum WindowTests {}
