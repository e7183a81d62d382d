package import ViewInterpreter

/// What one connection may ask for.
package struct SessionLimits: Equatable, Sendable {
    /// The longest program, in bytes of UTF-8.
    package var maximumProgramBytes = ProgramLimits().sourceBytes
    /// What a program may use while it is read and while it runs.
    package var program = ProgramLimits()
    /// How long the programs that edits left behind may be together, in bytes of UTF-8; each takes about ten times as much memory.
    ///
    /// State that survives an edit may hold values of any of them. When there is more, the next edit begins with fresh state.
    package var keptProgramBytes = 1 << 20
    /// How far one message may move the clock, in seconds: the work of an hour of a moving scene is bounded.
    package var longestTimeStep = 3_600.0
    /// The most items that a frame tells, and how many views and levels a tree does: what is more, nobody can look at.
    package var mostItems = 20_000
    package var mostTreeNodes = 10_000
    package var deepestTree = 400
    /// The most values of state that a frame tells.
    package var mostStateVariables = 200
    /// The most frames a second on the real clock where the client asks for no other number.
    package var defaultFrameRate = 60.0
    /// The most frames a second that a client can ask for.
    package var highestFrameRate = 120.0

    package init() {}
}
