import LayoutCore
import SwiftParser
import SwiftSyntax
import ViewRuntime

/// Literals and string interpolation.
extension Lowering {
    func lowerLiteral(_ expression: ExprSyntax, _ expected: StaticType) -> Lowered {
        let position = position(expression)
        if let node = expression.as(IntegerLiteralExprSyntax.self) { return lowerInteger(node, expected) }
        if let node = expression.as(FloatLiteralExprSyntax.self) {
            let text = node.literal.text.filter { $0 != "_" }
            guard let value = Double(text) else { return failed("this number is too large", at: node) }
            if expected.unwrapped == .float, let single = Float(text) {
                var result = Lowered(.float, position, constant: .float(single))
                result.isLiteral = true
                return result
            }
            var result = Lowered(.double, position, constant: .double(value))
            result.isLiteral = true
            return result
        }
        if let node = expression.as(BooleanLiteralExprSyntax.self) {
            return Lowered(.bool, position, constant: .bool(node.literal.text == "true"))
        }
        if expression.is(NilLiteralExprSyntax.self) {
            return Lowered(expected.isOptional ? expected : .null, position, constant: .null)
        }
        if let node = expression.as(StringLiteralExprSyntax.self) { return lowerString(node, expected) }
        if let node = expression.as(ArrayExprSyntax.self) { return lowerArray(node, expected) }
        if let node = expression.as(DictionaryExprSyntax.self) { return lowerDictionary(node, expected) }
        if let node = expression.as(TupleExprSyntax.self) { return lowerTuple(node, expected) }
        return failed("this literal is not supported", at: expression)
    }

    /// Lowers a whole number, which becomes what its place asks for.
    func lowerInteger(_ node: IntegerLiteralExprSyntax, _ expected: StaticType, isNegative: Bool = false) -> Lowered {
        let text = node.literal.text.filter { $0 != "_" }
        let position = position(node)
        let wanted = expected.unwrapped
        let value = Self.integer(text).map { isNegative ? -$0 : $0 }
        var result: Lowered
        if wanted == .double || wanted == .float, let number = value.map(Double.init) ?? Double(text) {
            let signed = value == nil && isNegative ? -number : number
            result = Lowered(wanted, position, constant: wanted == .double ? .double(signed) : .float(Float(signed)))
        } else if case .sized(let kind) = wanted, let value {
            guard let number = SizedInteger(exactly: value, kind) else {
                return failed(overflow(value.description, kind.name), at: node)
            }
            result = Lowered(wanted, position, constant: .sized(number))
        } else if let value, let number = Int(exactly: value) {
            result = Lowered(.int, position, constant: .int(number))
        } else {
            return failed(overflow((isNegative ? "-" : "") + text, "Int"), at: node)
        }
        result.isLiteral = true
        return result
    }

    func overflow(_ literal: String, _ type: String) -> String {
        "integer literal '\(literal)' overflows when stored into '\(type)'"
    }

    private static func integer(_ text: String) -> Int128? {
        switch text.prefix(2) {
        case "0x": Int128(text.dropFirst(2), radix: 16)
        case "0b": Int128(text.dropFirst(2), radix: 2)
        case "0o": Int128(text.dropFirst(2), radix: 8)
        default: Int128(text)
        }
    }

    private func lowerArray(_ node: ArrayExprSyntax, _ expected: StaticType) -> Lowered {
        // Option sets are written like arrays.
        if case .native(let name) = expected.unwrapped,
            ["Edge.Set", "Axis.Set", "PinnedScrollableViews", "SafeAreaRegions", "String.CompareOptions"].contains(name)
        {
            let elements = node.elements.map { lower($0.expression, .native(name)) }
            let list = collection(elements, .array(.native(name)), node) { .array($0) }
            guard let constant = list.constant else { return Lowered(.native(name), list.position, list.code) }
            return Lowered(.native(name), list.position, constant: constant)
        }
        var element: StaticType = .unknown
        var isSet = false
        switch expected.unwrapped {
        case .array(let type): element = type.substituting([:])
        case .user(let id) where program.types[id].conforms(to: "OptionSet"): element = .user(id)
        case .set(let type):
            element = type.substituting([:])
            isSet = true
        default: break
        }
        let hint = element == .unknown ? tellingType(node.elements.map(\.expression)) : element
        var lowered = node.elements.map { item in
            lower(item.expression, leadingMemberName(item.expression) == nil ? element : hint)
        }
        if element == .unknown {
            element = commonElement(lowered)
        }
        lowered = zip(lowered, node.elements).map { coerced($0, to: element, at: $1) }
        if isSet { return collection(lowered, .set(element), node) { .set(OrderedTable(elements: $0)) } }
        return collection(lowered, .array(element), node) { .array($0) }
    }

    /// The type of the first element that says its own, for those that are a `.member` of it; unknown if none is.
    private func tellingType(_ elements: [ExprSyntax]) -> StaticType {
        guard elements.contains(where: { leadingMemberName($0) != nil }),
            let telling = elements.first(where: { !needsContext($0) && !$0.is(ClosureExprSyntax.self) })
        else { return .unknown }
        return quietly { lower(telling) }.type
    }

    /// The one type of the program that elements have, if literals beside them can be of it too.
    private func ownElement(_ elements: [Lowered]) -> StaticType? {
        let types = Set(elements.filter { $0.constant == nil }.map(\.type))
        guard types.count == 1, let type = types.first, case .user(let id) = type,
            program.types[id].kind != .protocolType, elements.contains(where: \.isLiteral),
            elements.allSatisfy({ accepts(type, $0.type, isLiteral: $0.isLiteral) != nil })
        else { return nil }
        return type
    }

    /// The type of a list's elements; unknown if they are of several kinds.
    private func commonElement(_ elements: [Lowered]) -> StaticType {
        if let own = ownElement(elements) { return own }
        var type = StaticType.never
        for element in elements where element.type != .null {
            let known = type
            type = common(type, element.type)
            if type == .unknown, known != .unknown, known != .never { return .unknown }
        }
        if type == .never { return .unknown }
        return elements.contains { $0.type == .null } ? type.asOptional : type
    }

    private func collection(
        _ elements: [Lowered],
        _ type: StaticType,
        _ node: some SyntaxProtocol,
        _ make: @escaping ([Value]) -> Value
    ) -> Lowered {
        let position = position(node)
        let constants = elements.compactMap(\.constant)
        var result: Lowered
        if constants.count == elements.count {
            result = Lowered(type, position, constant: make(constants))
        } else {
            let codes = elements.map(\.code)
            result = Lowered(type, position) { frame throws(Failure) in
                var values: [Value] = []
                values.reserveCapacity(codes.count)
                for code in codes { values.append(try code(frame)) }
                return make(values)
            }
        }
        result.isLiteral = true
        result.isFailed = elements.contains(where: \.isFailed)
        return result
    }

    private func lowerDictionary(_ node: DictionaryExprSyntax, _ expected: StaticType) -> Lowered {
        var key: StaticType = .unknown
        var value: StaticType = .unknown
        if case .dictionary(let wantedKey, let wantedValue) = expected.unwrapped {
            key = wantedKey.substituting([:])
            value = wantedValue.substituting([:])
        }
        guard case .elements(let list) = node.content else {
            return Lowered(.dictionary(key, value), position(node), constant: .dictionary(OrderedTable()))
        }
        let keys = list.map { coerced(lower($0.key, key), to: key, at: $0.key) }
        let hint = value == .unknown ? tellingType(list.map(\.value)) : value
        let values = list.map { item in
            let wanted = leadingMemberName(item.value) == nil ? value : hint
            return coerced(lower(item.value, wanted), to: wanted, at: item.value)
        }
        if key == .unknown { key = keys.reduce(.never) { common($0, $1.type) } }
        if value == .unknown { value = values.reduce(.never) { common($0, $1.type) } }
        let type = StaticType.dictionary(key == .never ? .unknown : key, value == .never ? .unknown : value)
        let keyCount = keys.count
        return collection(keys + values, type, node) { elements in
            var table = OrderedTable()
            for index in 0..<keyCount { table[elements[index]] = elements[keyCount + index] }
            return .dictionary(table)
        }
    }

    private func lowerTuple(_ node: TupleExprSyntax, _ expected: StaticType) -> Lowered {
        if node.elements.count == 1, let only = node.elements.first, only.label == nil {
            return lower(only.expression, expected)
        }
        if node.elements.isEmpty { return Lowered(.void, position(node), constant: .void) }
        var types: [StaticType] = Array(repeating: .unknown, count: node.elements.count)
        if case .tuple(let wanted) = expected.unwrapped, wanted.count == types.count { types = wanted.map(\.type) }
        let elements = zip(node.elements, types).map { element, type in
            coerced(lower(element.expression, type), to: type, at: element.expression)
        }
        var labels = node.elements.map { $0.label?.text ?? "" }
        if labels.allSatisfy(\.isEmpty) {
            if case .tuple(let wanted) = expected.unwrapped, wanted.count == types.count {
                labels = wanted.map { $0.label ?? "" }
            }
            if labels.allSatisfy(\.isEmpty) { labels = [] }
        }
        let known = zip(elements.indices, elements).map { index, element in
            let label = labels.isEmpty || labels[index].isEmpty ? nil : labels[index]
            return StaticType.TupleElement(label: label, type: types[index] == .unknown ? element.type : types[index])
        }
        var result = collection(elements, .tuple(known), node) { .tuple(TupleValue($0, labels: labels)) }
        result.isLiteral = false
        return result
    }

    // MARK: Strings

    /// A stretch of an interpolated string.
    private enum Segment {
        case text(String)
        case value(Code, StaticType, format: String?)
    }

    private func lowerString(_ node: StringLiteralExprSyntax, _ expected: StaticType) -> Lowered {
        let position = position(node)
        if let text = node.representedLiteralValue {
            if expected.unwrapped == .character, text.count == 1, let character = text.first {
                return Lowered(.character, position, constant: .character(character))
            }
            if expected.isLocalized { return Lowered(.string, position, constant: Markdown.value(text)) }
            return Lowered(.string, position, constant: .string(text))
        }
        let isLocalized = expected.isLocalized
        var segments: [Segment] = []
        var isFailed = false
        for segment in node.segments {
            switch segment {
            case .stringSegment(let text): segments.append(.text(Self.unescaped(text, node)))
            case .expressionSegment(let interpolation):
                guard let first = interpolation.expressions.first else { continue }
                let value = lower(first.expression)
                isFailed = isFailed || value.isFailed
                let option = interpolation.expressions.dropFirst().first
                var format: String?
                if option?.label?.text == "default", let fallback = option?.expression {
                    let (code, other, type) = (value.code, lower(fallback).code, value.type.unwrapped)
                    segments.append(
                        .value(
                            { frame throws(Failure) in
                                let found = try code(frame)
                                return found.isNull ? try other(frame) : .string(found.printed(as: type))
                            },
                            .unknown,
                            format: nil
                        )
                    )
                    continue
                }
                if option?.label?.text == "specifier" {
                    format = option?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
                } else if let label = option?.label?.text, let option, let text = formattedDate(value, label, option) {
                    segments.append(.value(text, .string, format: nil))
                    continue
                } else if option?.label?.text == "format", let option {
                    let style = lower(option.expression, .native("FormatStyle"))
                    if let constant = style.constant {
                        let code = value.code
                        segments.append(
                            .value(
                                { frame throws(Failure) in .string(FormatText.apply(constant, to: try code(frame))) },
                                .string,
                                format: nil
                            )
                        )
                        continue
                    }
                }
                segments.append(.value(value.code, value.type, format: format))
            @unknown default: error("this part of the string is not supported", at: segment)
            }
        }
        var result = Lowered(.string, position, interpolation(segments, isLocalized: isLocalized, at: position))
        result.isFailed = isFailed
        return result
    }

    /// A date of the prelude as an interpolation with `style:` or `format:` shows it; `nil` for other values.
    private func formattedDate(_ value: Lowered, _ label: String, _ option: LabeledExprSyntax) -> Code? {
        guard ["style", "format"].contains(label), let info = info(value.type), info.name == "Date" else { return nil }
        for case .method(let code) in info.lookup(label == "style" ? "__styled" : "formatted")
        where code.parameters.count == 1 {
            let wanted = code.parameters[0].parameter.type
            guard let style = attempt({ coerced(lower(option.expression, wanted), to: wanted, at: option.expression) })
            else { continue }
            let (date, format) = (value.code, style.code)
            return { frame throws(Failure) in
                let callee = frame.machine.makeFrame(code, [try format(frame)], try date(frame), [])
                return try frame.machine.run(code, callee)
            }
        }
        return nil
    }

    private func interpolation(
        _ segments: [Segment],
        isLocalized: Bool,
        at position: SourcePosition
    ) -> Code {
        { frame throws(Failure) in
            var text = ""
            var runs: [TextRun]?
            for segment in segments {
                switch segment {
                case .text(let part): text += part
                case .value(let code, let type, let format):
                    let value = try code(frame)
                    if isLocalized, case .native(let box) = value, let inner = box.native.textRuns {
                        runs = (runs ?? []) + [TextRun(text)] + inner
                        text = ""
                    } else if let format {
                        text += NumberFormat.printf(format, [value])
                    } else if isLocalized {
                        text += value.localizedText(as: type)
                    } else {
                        text += value.printed(as: type)
                    }
                }
            }
            try frame.machine.chargeText(text.utf8.count, position)
            guard var runs else { return .string(text) }
            try frame.machine.charge(runs.count * 64, position)
            runs.append(TextRun(text))
            return .native(.text(TextValue(runs: runs.filter { !$0.string.isEmpty || $0.symbol != nil })))
        }
    }

    /// The text of a segment with its escapes resolved, as the parser has it for a literal of its own.
    private static func unescaped(_ segment: StringSegmentSyntax, _ literal: StringLiteralExprSyntax) -> String {
        let alone = literal.with(\.segments, StringLiteralSegmentListSyntax([.stringSegment(segment)]))
        return alone.representedLiteralValue ?? segment.content.text
    }
}

extension StaticType {
    /// True for parameters that take a key of a table of localised strings.
    var isLocalized: Bool {
        if case .native("LocalizedStringKey") = unwrapped { return true }
        return false
    }
}

extension Native {
    /// The runs that the value adds to a text that it is interpolated into.
    var textRuns: [TextRun]? {
        switch self {
        case .text(let text): return text.runs
        case .image(let image):
            guard case .symbol(let name) = image.source else { return nil }
            var run = TextRun("")
            run.symbol = name
            return [run]
        default: return nil
        }
    }
}

extension Value {
    /// How a localised text shows the value: fractional numbers with six decimals, as C's `%f` has them.
    func localizedText(as type: StaticType) -> String {
        switch (self, type) {
        case (.double(let number), _): NumberFormat.fixed(number, decimals: 6)
        case (.int(let number), .double): NumberFormat.fixed(Double(number), decimals: 6)
        case (.int, _), (.sized, _): NumberFormatStyle(kind: .number).format(self)
        case (.float(let number), _): NumberFormat.fixed(Double(number), decimals: 6)
        default: printed(as: type)
        }
    }
}

/// Reads the emphasis that a literal text may carry: `**bold**`, `*italic*`, `` `code` ``, `~~struck~~`.
enum Markdown {
    static func value(_ text: String) -> Value {
        guard text.contains("*") || text.contains("`") || text.contains("~~") || text.contains("_") else {
            return .string(text)
        }
        var runs: [TextRun] = []
        var isBold = false
        var isItalic = false
        var isStruck = false
        var isCode = false
        var current = ""
        func flush() {
            guard !current.isEmpty else { return }
            var run = TextRun(current)
            if isBold { run.weight = .bold }
            if isItalic { run.isItalic = true }
            if isStruck { run.isStruckThrough = true }
            if isCode { run.font = FontValue(base: .textStyle(.body), design: .monospaced) }
            runs.append(run)
            current = ""
        }
        var rest = Substring(text)
        while let character = rest.first {
            if !isCode, rest.hasPrefix("**"), isBold || rest.dropFirst(2).contains("**"),
                isMark(rest.dropFirst(2), closes: isBold)
            {
                flush()
                isBold.toggle()
                rest = rest.dropFirst(2)
            } else if !isCode, rest.hasPrefix("~~"), isStruck || rest.dropFirst(2).contains("~~") {
                flush()
                isStruck.toggle()
                rest = rest.dropFirst(2)
            } else if !isCode, character == "*", isItalic || rest.dropFirst().contains("*"),
                isMark(rest.dropFirst(), closes: isItalic)
            {
                flush()
                isItalic.toggle()
                rest = rest.dropFirst()
            } else if character == "`", isCode || rest.dropFirst().contains("`") {
                flush()
                isCode.toggle()
                rest = rest.dropFirst()
            } else {
                current.append(character)
                rest = rest.dropFirst()
            }
        }
        flush()
        if runs.count == 1, runs[0] == TextRun(text) { return .string(text) }
        return .native(.text(TextValue(runs: runs)))
    }

    /// An opening mark stands before a word, a closing one needs no more.
    private static func isMark(_ rest: Substring, closes: Bool) -> Bool {
        closes || rest.first.map { !$0.isWhitespace } ?? false
    }
}
