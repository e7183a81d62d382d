internal import ViewInterpreter

/// The program that runs and those that edits put it in the place of: state that survives an edit may hold their values.
struct KeptPrograms {
    private var programs: [Program] = []
    /// The lengths of their sources together, in bytes of UTF-8.
    private(set) var byteCount = 0

    var isEmpty: Bool { programs.isEmpty }

    /// Keeps a program; `nil`, of a source that gave none, is left out.
    mutating func keep(_ program: Program?, byteCount: Int) {
        guard let program else { return }
        programs.append(program)
        self.byteCount += byteCount
    }

    /// Gives back the memory of all; nothing that they made may run any more.
    mutating func dismantle() {
        let ended = programs
        self = KeptPrograms()
        for program in ended { program.dismantle() }
    }
}
