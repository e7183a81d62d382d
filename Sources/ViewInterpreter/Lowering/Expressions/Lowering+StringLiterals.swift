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
        /// A number by a format of the library.
        case formatted(Code, Value)
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
                if let own = ownInterpolation(interpolation, isLocalized: isLocalized) {
                    segments.append(.value(own, .string, format: nil))
                    continue
                }
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
                    segments.append(.value(text, .native("Text"), format: nil))
                    continue
                } else if option?.label?.text == "format", let option {
                    let style = lower(option.expression, .native("FormatStyle"))
                    if let constant = style.constant {
                        segments.append(.formatted(value.code, constant))
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

    /// A date, measurement or duration as an interpolation with `style:` or `format:` shows it; `nil` for other values.
    private func formattedDate(_ value: Lowered, _ label: String, _ option: LabeledExprSyntax) -> Code? {
        guard ["style", "format"].contains(label), value.type != .unknown else { return nil }
        let info = info(value.type) ?? (value.type == .native("Duration") ? extensions["Duration"] : nil)
        let isDate = info?.isLibraryType("Date") == true
        let name = label == "style" ? "__styledText" : isDate ? "__formattedText" : "formatted"
        for case .method(let code) in info?.lookup(name) ?? [] where code.parameters.count == 1 {
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
        let runs = isLocalized ? Self.marked(segments) : nil
        return { frame throws(Failure) in
            var text = InterpolatedText(isLocalized: isLocalized)
            let context = frame.machine.context
            if let runs {
                for run in runs {
                    text.mark(run.marks, in: context)
                    switch run.content {
                    case .text(let words): text.append(words)
                    case .value(let number): try Self.append(segments[number], to: &text, frame)
                    }
                }
            } else {
                for segment in segments { try Self.append(segment, to: &text, frame) }
            }
            try frame.machine.chargeText(text.length, position)
            try frame.machine.charge(steps: text.printedLength / CallWork.printedBytesOfAStep, position)
            try frame.machine.step(position, by: segments.count * CallWork.stepsOfAnInterpolation)
            try frame.machine.charge(text.runCount * 64 + text.localizedCount * LocaleWork.value, position)
            return text.value(in: context)
        }
    }

    /// The stretches of a text with signs of Markdown in its letters, and with the values among them; `nil` for other texts.
    private static func marked(_ segments: [Segment]) -> [Markdown.Run]? {
        let atoms = segments.enumerated().flatMap { number, segment -> [Markdown.Atom] in
            if case .text(let text) = segment { text.map { .letter($0) } } else { [.value(number)] }
        }
        return Markdown.hasSigns(atoms) ? Markdown.runs(atoms) : nil
    }

    private static func append(_ segment: Segment, to text: inout InterpolatedText, _ frame: Frame) throws(Failure) {
        let context = frame.machine.context
        switch segment {
        case .text(let part): text.append(part)
        case .formatted(let code, let format): text.append(try code(frame), by: format, in: context)
        case .value(let code, let type, let format):
            text.append(try code(frame), as: type, format: format, in: context)
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
