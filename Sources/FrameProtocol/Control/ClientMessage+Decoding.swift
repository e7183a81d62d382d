import LayoutCore

extension ClientMessage {
    /// Reads the fields of a message.
    ///
    /// - Throws: The first thing that is wrong, in the order in which the protocol lists the fields.
    init(_ fields: FieldReader) throws(MessageError) {
        let kinds = Kind.allCases.map(\.rawValue).joined(separator: ", ")
        let name = try fields.text("type", "one of \(kinds)")
        guard let kind = Kind(rawValue: name) else {
            throw MessageError(.unknownType, "there is no message type '\(name.prefix(40))'; expected one of \(kinds)")
        }
        switch kind {
        case .open: self = .open(try OpenRequest(fields))
        case .edit:
            self = .edit(
                program: try fields.text("program", "the program's source, a text"),
                entry: try EntryChoice.read(fields)
            )
        case .set: self = .set(try SettingsChange(fields))
        case .touch: self = .touch(try TouchInput(fields))
        case .wheel: self = .wheel(try WheelInput(fields))
        case .scroll: self = .scroll(try ScrollRequest(fields))
        case .advance: self = .advance(to: try fields.measure("to", "the clock's new time in seconds"))
        case .inspect: self = .inspect
        case .complete: self = .complete(try SourcePlace(fields))
        case .signature: self = .signature(try SourcePlace(fields))
        case .format: self = .format(program: try fields.text("program", "the program's source, a text"))
        }
    }
}

extension EntryChoice {
    fileprivate static func read(_ fields: FieldReader) throws(MessageError) -> EntryChoice? {
        let expected = "the name of a preview, or its place among all from 0"
        let root = try fields.optionalText("root", "the name of a view's type, a text")
        guard fields.has("preview") else { return root.map { .root($0) } }
        guard root == nil else { throw fields.wrong("preview", "left out beside 'root': one view is shown") }
        if fields.isText("preview") { return .previewNamed(try fields.text("preview", expected)) }
        return try fields.optionalInteger("preview", in: 0...1_000_000, expected).map { .previewAt($0) }
    }
}

extension SourcePlace {
    fileprivate init(_ fields: FieldReader) throws(MessageError) {
        program = try fields.optionalText("program", "the program's source, a text")
        line = try Self.count(fields, "line")
        column = try Self.count(fields, "column")
    }

    private static func count(_ fields: FieldReader, _ name: String) throws(MessageError) -> Int {
        let expected = "a whole number from 1"
        guard let number = try fields.optionalInteger(name, in: 1...Int(Int32.max), expected) else {
            throw fields.missing(name, expected)
        }
        return number
    }
}

extension OpenRequest {
    fileprivate init(_ fields: FieldReader) throws(MessageError) {
        let program = try fields.optionalText("program", "SwiftUI source, a text")
        let preset = try fields.optionalText("preset", "the id of a preset that 'hello' lists")
        switch (program, preset) {
        case (let program?, nil): self.program = .source(program)
        case (nil, let preset?): self.program = .preset(preset)
        case (nil, nil): throw fields.missing("program", "SwiftUI source, or the id of a preset in 'preset'")
        case (_?, _?): throw fields.wrong("preset", "left out beside 'program': a scene has one source")
        }
        entry = try EntryChoice.read(fields)
        device = try DeviceChoice.read(fields)
        os = try SystemVersion.read(fields) ?? .iOS18
        environment = try EnvironmentSettings(fields)
        clock = try fields.optionalChoice("clock", of: ClockChoice.self) ?? .real
        frameRate =
            fields.has("frameRate")
            ? try fields.number("frameRate", in: 1...1_000, "a number of frames a second, from 1 to 1000") : nil
        details = try FrameDetail.read(fields) ?? []
    }
}

extension SettingsChange {
    fileprivate init(_ fields: FieldReader) throws(MessageError) {
        device = try DeviceChoice.read(fields)
        os = try SystemVersion.read(fields)
        environment = try EnvironmentSettings(fields)
        details = try FrameDetail.read(fields)
    }
}

extension FrameDetail {
    /// Words that are not known are left out: a later version may know them.
    fileprivate static func read(_ fields: FieldReader) throws(MessageError) -> Set<FrameDetail>? {
        let known = allCases.map(\.rawValue).joined(separator: ", ")
        return try fields.optionalTexts("details", "a list of any of \(known)").map {
            Set($0.compactMap(FrameDetail.init))
        }
    }
}

extension SystemVersion {
    fileprivate static func read(_ fields: FieldReader) throws(MessageError) -> SystemVersion? {
        let expected = "18 or 26"
        guard let number = try fields.optionalInteger("os", in: 0...1_000, expected) else { return nil }
        guard let version = SystemVersion(rawValue: number) else { throw fields.wrong("os", expected) }
        return version
    }
}

extension DeviceChoice {
    fileprivate static func read(_ fields: FieldReader) throws(MessageError) -> DeviceChoice? {
        guard fields.has("device") else { return nil }
        let expected = "a device id, or an object with width, height, scale and safeArea"
        if fields.isText("device") { return .named(try fields.text("device", expected)) }
        guard let screen = try fields.optionalObject("device", expected) else { return nil }
        return .bare(try BareScreen(screen))
    }
}

extension BareScreen {
    /// The lengths that a side of a screen may have, in points.
    private static let sides = 1.0...10_000.0

    fileprivate init(_ fields: FieldReader) throws(MessageError) {
        let width = try fields.number("width", in: Self.sides, "a length from 1 to 10000 points")
        let height = try fields.number("height", in: Self.sides, "a length from 1 to 10000 points")
        size = Size(width: width, height: height)
        scale = try fields.number("scale", in: 1...8, "a number of pixels a point, from 1 to 8")
        let expected = "an object with top, leading, bottom and trailing"
        guard let insets = try fields.optionalObject("safeArea", expected) else {
            safeArea = .zero
            return
        }
        safeArea = try EdgeInsets(insets)
        guard safeArea.horizontal <= width, safeArea.vertical <= height else {
            throw fields.wrong("safeArea", "at most as large as the screen")
        }
    }
}

extension EdgeInsets {
    fileprivate init(_ fields: FieldReader) throws(MessageError) {
        self.init()
        for (name, edge) in [("top", Edge.top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing)]
        where fields.has(name) {
            self[edge] = try fields.number(name, in: 0...10_000, "a length from 0 to 10000 points")
        }
    }
}

extension EnvironmentSettings {
    fileprivate init(_ message: FieldReader) throws(MessageError) {
        self.init()
        guard let fields = try message.optionalObject("environment", "an object") else { return }
        dynamicTypeSize = try fields.optionalChoice("dynamicTypeSize", of: DynamicTypeName.self)?.size
        colorScheme = try fields.optionalChoice("colorScheme", of: ColorScheme.self)
        layoutDirection = try fields.optionalChoice("layoutDirection", of: LayoutDirection.self)
        locale = try fields.optionalText("locale", "a locale identifier such as en_US")
        if let locale, !Self.isLocaleIdentifier(locale) {
            throw fields.wrong("locale", "a locale identifier such as en_US")
        }
    }

    /// Letters, digits, hyphens and underscores; the longest in the language registry are under 40.
    package static func isLocaleIdentifier(_ text: String) -> Bool {
        (2...40).contains(text.utf8.count)
            && text.unicodeScalars.allSatisfy { scalar in
                scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
                    || scalar == "-" || scalar == "_"
            }
    }
}

extension TouchInput {
    fileprivate init(_ fields: FieldReader) throws(MessageError) {
        guard let phase = try fields.optionalChoice("phase", of: Phase.self) else {
            throw fields.missing("phase", "one of began, moved, ended, cancelled")
        }
        self.phase = phase
        location = try Point(fields, x: "x", y: "y", "a place on the screen in points")
        time = try fields.measure("time", "seconds on the scene's clock")
        finger = try fields.optionalInteger("finger", in: 0...1_000, "a whole number from 0 to 1000") ?? 0
    }
}

extension WheelInput {
    fileprivate init(_ fields: FieldReader) throws(MessageError) {
        location = try Point(fields, x: "x", y: "y", "a place on the screen in points")
        delta = try Point(fields, x: "deltaX", y: "deltaY", "a distance in points")
        time = try fields.measure("time", "seconds on the scene's clock")
    }
}

extension Point {
    fileprivate init(_ fields: FieldReader, x: String, y: String, _ expected: String) throws(MessageError) {
        self.init(x: try fields.measure(x, expected), y: try fields.measure(y, expected))
    }
}

extension ScrollRequest {
    fileprivate init(_ fields: FieldReader) throws(MessageError) {
        let expected = "an object with x, y or both, in points"
        guard let displacement = try fields.optionalObject("displacement", expected) else {
            throw fields.missing("displacement", expected)
        }
        x = try displacement.optionalMeasure("x", "a distance in points")
        y = try displacement.optionalMeasure("y", "a distance in points")
        guard x != nil || y != nil else { throw displacement.missing("y", "a distance in points in 'x', 'y' or both") }
        let identifiers = 0...Int(Int32.max)
        scrollView = try fields.optionalInteger(
            "scrollView",
            in: identifiers,
            "the id of a scroll view of the last frame"
        )
    }
}
