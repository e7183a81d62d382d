import LayoutCore
import SwiftParser
import SwiftSyntax
import ViewRuntime

/// Literals of strings, and what is interpolated in them.
extension Lowering {
    /// A stretch of an interpolated string.
    private enum Segment {
        case text(String)
        case value(Code, StaticType, format: String?)
    }

    func lowerString(_ node: StringLiteralExprSyntax, _ expected: StaticType) -> Lowered {
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
        let text = segment.content.text
        let isPlain = literal.openingQuote.tokenKind == .stringQuote && !text.utf8.contains(UInt8(ascii: "\\"))
        if isPlain { return text }
        let alone = literal.with(\.segments, StringLiteralSegmentListSyntax([.stringSegment(segment)]))
        return alone.representedLiteralValue ?? text
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
