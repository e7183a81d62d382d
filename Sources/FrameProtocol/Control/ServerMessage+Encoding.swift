import LayoutCore

extension JSONWriter {
    /// Appends a message as one JSON object.
    ///
    /// A field that does not apply is left out.
    ///
    /// - Precondition: All numbers but those of proposals are finite.
    /// - Complexity: O(*n*) in the bytes written.
    package mutating func write(_ message: ServerMessage) {
        switch message {
        case .hello(let hello): write(hello)
        case .opened(let opened): write(opened)
        case .frame(let frame): write(frame)
        case .tree(let tree): write(tree)
        case .completions(let completions): write(completions)
        case .signatures(let signatures): write(signatures)
        case .formatted(let formatted): write(formatted)
        case .error(let error): write(error)
        }
    }

    private mutating func write(_ hello: HelloMessage) {
        beginObject()
        member("type", "hello")
        member("protocol", ProtocolVersion.current)
        member("version", hello.version)
        name("devices")
        beginArray()
        for device in hello.devices { write(device) }
        endArray()
        name("presets")
        beginArray()
        for preset in hello.presets { write(preset) }
        endArray()
        if hello.formats {
            name("formats")
            bool(true)
        }
        endObject()
    }

    private mutating func write(_ device: DeviceRecord) {
        beginObject()
        if let id = device.id { member("id", id) }
        if let name = device.name { member("name", name) }
        member("width", length: device.size.width)
        member("height", length: device.size.height)
        member("scale", length: device.scale)
        member("safeArea", device.safeArea)
        endObject()
    }

    private mutating func write(_ preset: PresetRecord) {
        beginObject()
        member("id", preset.id)
        member("title", preset.title)
        member("summary", preset.summary)
        endObject()
    }

    private mutating func write(_ opened: OpenedMessage) {
        beginObject()
        member("type", "opened")
        reply(opened.reply)
        name("diagnostics")
        beginArray()
        for diagnostic in opened.diagnostics {
            beginObject()
            member("severity", diagnostic.severity.rawValue)
            member("line", diagnostic.line)
            member("column", diagnostic.column)
            member("message", diagnostic.message)
            endObject()
        }
        endArray()
        name("device")
        write(opened.device)
        if let program = opened.program { member("program", program) }
        if let entries = opened.entries { write(entries) }
        endObject()
    }

    private mutating func write(_ entries: EntriesRecord) {
        names("roots", entries.roots)
        names("previews", entries.previews)
        switch entries.shown {
        case .root(let name): member("root", name)
        case .preview(let index): member("preview", index)
        case nil: break
        }
    }

    private mutating func names(_ key: String, _ names: [String]) {
        name(key)
        beginArray()
        for name in names { string(name) }
        endArray()
    }

    private mutating func write(_ error: ErrorMessage) {
        beginObject()
        member("type", "error")
        reply(error.reply)
        member("code", error.error.code.rawValue)
        member("message", error.error.message)
        if let source = error.source { member("source", source) }
        endObject()
    }

    private mutating func write(_ formatted: FormattedMessage) {
        beginObject()
        member("type", "formatted")
        reply(formatted.reply)
        member("program", formatted.program)
        endObject()
    }

    private mutating func write(_ tree: TreeMessage) {
        beginObject()
        member("type", "tree")
        reply(tree.reply)
        name("root")
        write(tree.root)
        endObject()
    }

    private mutating func write(_ node: TreeNodeRecord) {
        beginObject()
        member("id", node.id)
        member("view", node.view)
        if let identifier = node.identifier { member("identifier", identifier) }
        if let source = node.source { member("source", source) }
        if let proposal = node.proposal {
            name("proposal")
            beginObject()
            name("width")
            write(proposed: proposal.width)
            name("height")
            write(proposed: proposal.height)
            endObject()
        }
        member("size", node.size)
        member("frame", node.frame)
        member("safeArea", node.safeArea)
        if !node.environment.isEmpty {
            name("environment")
            beginArray()
            for entry in node.environment {
                beginObject()
                member("name", entry.name)
                member("value", entry.value)
                endObject()
            }
            endArray()
        }
        member("why", node.why)
        name("children")
        beginArray()
        for child in node.children { write(child) }
        endArray()
        endObject()
    }

    /// `null` asks for the ideal length; JSON has no infinity, so the word stands for the proposal of unlimited space.
    private mutating func write(proposed length: Double?) {
        guard let length else { return null() }
        if length.isFinite { self.length(length) } else { string("infinity") }
    }
}
