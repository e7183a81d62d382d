internal import FrameProtocol
internal import ViewInterpreter
internal import ViewRuntime

/// What came of reading a program.
struct LoadedProgram {
    var diagnostics: [DiagnosticRecord]
    /// The view to show; `nil` if the program has errors.
    var root: ViewValue?
    /// What owns the memory of ``root``; `nil` if nothing of the program is shown.
    var program: Program?
    /// What the program offers to show; `nil` if it has errors.
    var entries: EntriesRecord?
    /// How the preview that is shown wants the device to be held; `nil` if nothing says.
    var orientation: PreviewOrientation?

    var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// Reads programs.
enum ProgramLoader {
    /// Reads a program and picks what to show of it.
    ///
    /// - Parameters:
    ///   - source: The text of the program.
    ///   - choice: The view or preview that a person has chosen; where the program has none such, its own rule picks, and a
    ///     warning says so.
    ///   - limits: What the program may use.
    /// - Returns: What is wrong with the program, and what it shows.
    static func load(_ source: String, showing choice: EntryChoice? = nil, limits: ProgramLimits) -> LoadedProgram {
        let result = ProgramCompiler.compile(source: source, limits: limits)
        var loaded = LoadedProgram(diagnostics: result.diagnostics.map { DiagnosticRecord($0) })
        guard let program = result.program else { return loaded }
        guard let picked = program.view(for: choice.map(ProgramEntry.init)) else {
            program.dismantle()
            return loaded
        }
        let entries = EntriesRecord(
            roots: program.viewNames,
            previews: program.previewNames,
            shown: EntriesRecord.Shown(picked.entry)
        )
        loaded.root = picked.view
        loaded.program = program
        loaded.entries = entries
        loaded.orientation = program.orientation(of: picked.entry)
        if let choice, let warning = missing(choice, entries) { loaded.diagnostics.insert(warning, at: 0) }
        return loaded
    }

    /// What to say where a chosen view is not in the program.
    private static func missing(_ choice: EntryChoice, _ entries: EntriesRecord) -> DiagnosticRecord? {
        let (wanted, known): (String, [String])
        switch (choice, entries.shown) {
        case (.root(let name), .root(let shown)) where name == shown: return nil
        case (.root(let name), _): (wanted, known) = ("view '\(name)' that can stand alone", entries.roots)
        case (.previewAt, .preview), (.previewNamed, .preview): return nil
        case (.previewAt(let index), _): (wanted, known) = ("preview \(index)", entries.previews)
        case (.previewNamed(let name), _): (wanted, known) = ("preview '\(name)'", entries.previews)
        }
        let list = known.isEmpty ? "there are none" : "there are " + known.joined(separator: ", ")
        return DiagnosticRecord(
            severity: .warning,
            line: 1,
            column: 1,
            message: "the program has no \(wanted); \(list)"
        )
    }
}

extension ProgramEntry {
    init(_ choice: EntryChoice) {
        switch choice {
        case .root(let name): self = .root(name)
        case .previewNamed(let name): self = .previewNamed(name)
        case .previewAt(let index): self = .preview(index)
        }
    }
}

extension EntriesRecord.Shown {
    init?(_ entry: ProgramEntry) {
        switch entry {
        case .root(let name): self = .root(name)
        case .preview(let index): self = .preview(index)
        case .previewNamed: return nil
        }
    }
}

extension Device {
    /// The same device held another way; the device itself where nothing is asked or a bare screen cannot be turned.
    func held(as orientation: PreviewOrientation?) -> Device {
        guard let orientation, orientation.isLandscape != isLandscape else { return self }
        let suffix = "-landscape"
        let turned = isLandscape ? String(id.dropLast(suffix.count)) : id + suffix
        return DeviceCatalog.device(id: turned) ?? self
    }
}
