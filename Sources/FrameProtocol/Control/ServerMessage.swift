package import LayoutCore

/// What a server tells a client.
package enum ServerMessage: Equatable, Sendable {
    case hello(HelloMessage)
    case opened(OpenedMessage)
    case frame(FrameMessage)
    case tree(TreeMessage)
    case completions(CompletionsMessage)
    case signatures(SignaturesMessage)
    case formatted(FormattedMessage)
    case error(ErrorMessage)
}

/// The first message on a connection: what the server offers.
package struct HelloMessage: Equatable, Sendable {
    /// The server's own version.
    package var version: String
    package var devices: [DeviceRecord]
    package var presets: [PresetRecord]
    /// Whether the server can carry out `format`.
    package var formats: Bool

    package init(version: String, devices: [DeviceRecord], presets: [PresetRecord], formats: Bool = false) {
        self.version = version
        self.devices = devices
        self.presets = presets
        self.formats = formats
    }
}

/// A device that a scene can run on.
package struct DeviceRecord: Equatable, Sendable {
    /// `nil` for a bare screen.
    package var id: String?
    package var name: String?
    /// In points, as the device is turned.
    package var size: Size
    /// Pixels a point.
    package var scale: Double
    package var safeArea: EdgeInsets

    package init(id: String?, name: String?, size: Size, scale: Double, safeArea: EdgeInsets) {
        self.id = id
        self.name = name
        self.size = size
        self.scale = scale
        self.safeArea = safeArea
    }
}

/// A program that the server brings along.
package struct PresetRecord: Equatable, Sendable {
    package var id: String
    package var title: String
    package var summary: String

    package init(id: String, title: String, summary: String) {
        self.id = id
        self.title = title
        self.summary = summary
    }
}

/// What came of reading a program.
package struct OpenedMessage: Equatable, Sendable {
    package var diagnostics: [DiagnosticRecord]
    package var device: DeviceRecord
    /// The source, where the client gave only a preset's id.
    package var program: String?
    /// What the program offers to show; `nil` if it has errors.
    package var entries: EntriesRecord?
    package var reply: MessageID?

    package init(
        diagnostics: [DiagnosticRecord],
        device: DeviceRecord,
        program: String? = nil,
        entries: EntriesRecord? = nil,
        reply: MessageID? = nil
    ) {
        self.diagnostics = diagnostics
        self.device = device
        self.program = program
        self.entries = entries
        self.reply = reply
    }
}

/// The views of a program that can be shown by themselves.
package struct EntriesRecord: Equatable, Sendable {
    /// What is shown of them.
    package enum Shown: Equatable, Sendable {
        case root(String)
        /// By its place among the previews.
        case preview(Int)
    }

    /// The names of views, in the order of the source.
    package var roots: [String]
    /// The names of previews, in the order of the source.
    package var previews: [String]
    package var shown: Shown?

    package init(roots: [String], previews: [String], shown: Shown?) {
        self.roots = roots
        self.previews = previews
        self.shown = shown
    }
}

/// Something about a place in the program's source; line and column count from 1.
package struct DiagnosticRecord: Equatable, Sendable {
    /// How grave it is: refused or not run, left out, or only approximate.
    package enum Severity: String, CaseIterable, Sendable {
        case error
        case warning
        case note
    }

    package var severity: Severity
    package var line: Int
    package var column: Int
    package var message: String

    package init(severity: Severity, line: Int, column: Int, message: String) {
        self.severity = severity
        self.line = line
        self.column = column
        self.message = message
    }
}

/// The tree of views, with the reasons of their sizes and places.
package struct TreeMessage: Equatable, Sendable {
    package var root: TreeNodeRecord
    package var reply: MessageID?

    package init(root: TreeNodeRecord, reply: MessageID? = nil) {
        self.root = root
        self.reply = reply
    }
}

/// A program with its text laid out anew.
package struct FormattedMessage: Equatable, Sendable {
    package var program: String
    package var reply: MessageID?

    package init(program: String, reply: MessageID? = nil) {
        self.program = program
        self.reply = reply
    }
}

/// A view in the tree.
package struct TreeNodeRecord: Equatable, Sendable {
    package var id: Int
    /// The type as the program names it, a modifier with its dot: `VStack`, `.padding`.
    package var view: String
    package var identifier: String?
    package var source: SourceRecord?
    /// What the container offered.
    package var proposal: ProposedViewSize?
    package var size: Size
    /// On the screen.
    package var frame: Rect
    /// How far the safe area reaches into the view.
    package var safeArea: EdgeInsets
    /// What the environment holds that it does not hold in the view around, as names and values.
    package var environment: [EnvironmentRecord]
    /// One sentence: what decided size and place.
    package var why: String
    package var children: [TreeNodeRecord]

    package init(
        id: Int,
        view: String,
        identifier: String? = nil,
        source: SourceRecord? = nil,
        proposal: ProposedViewSize? = nil,
        size: Size,
        frame: Rect,
        safeArea: EdgeInsets = .zero,
        environment: [EnvironmentRecord] = [],
        why: String,
        children: [TreeNodeRecord] = []
    ) {
        self.id = id
        self.view = view
        self.identifier = identifier
        self.source = source
        self.proposal = proposal
        self.size = size
        self.frame = frame
        self.safeArea = safeArea
        self.environment = environment
        self.why = why
        self.children = children
    }
}

/// A value of the environment, as a program would write it.
package struct EnvironmentRecord: Equatable, Sendable {
    package var name: String
    package var value: String

    package init(name: String, value: String) {
        self.name = name
        self.value = value
    }
}

/// A refusal, or a failure of the running program; the connection and the scene go on.
package struct ErrorMessage: Equatable, Sendable {
    package var error: MessageError
    /// Where the program failed, from 1.
    package var source: SourceRecord?
    package var reply: MessageID?

    package init(_ error: MessageError, source: SourceRecord? = nil, reply: MessageID? = nil) {
        self.error = error
        self.source = source
        self.reply = reply
    }
}
