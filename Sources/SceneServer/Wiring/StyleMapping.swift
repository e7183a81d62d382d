internal import FrameProtocol
internal import LayoutCore
internal import ViewRuntime

extension ResolvedPaint {
    /// The colour, or one that stands for all: of a gradient its first, of a material its tint.
    var color: ResolvedColor {
        switch self {
        case .color(let color): color
        case .gradient(let gradient): gradient.stops.first?.color ?? .clear
        case .material(_, let tint): tint
        }
    }
}

extension WireColor {
    init(_ color: ResolvedColor, opacity: Double) {
        let alpha = UInt32((min(max(0, color.alpha * opacity), 1) * 255).rounded())
        self.init(rgba: UInt32(color.red) << 24 | UInt32(color.green) << 16 | UInt32(color.blue) << 8 | alpha)
    }
}

extension GradientRecord {
    init(_ gradient: ResolvedGradient, opacity: Double) {
        let stops = gradient.stops.map { stop in
            Stop(color: WireColor(stop.color, opacity: opacity), location: stop.location.orZero)
        }
        switch gradient.shape {
        case .linear(let start, let end):
            self.init(form: .linear, start: start.orZero, end: end.orZero, stops: stops)
        case .radial(let center, let startRadius, let endRadius):
            let radii = [startRadius.orZero, endRadius.orZero].sorted()
            let center = center.orZero
            self.init(form: .radial, start: center, end: center, radii: radii[0]...radii[1], stops: stops)
        }
    }
}

extension TextRecord {
    init(_ text: DrawnText) {
        let decoration: Decoration? =
            switch (text.isUnderlined, text.isStruckThrough) {
            case (false, false): nil
            case (true, false): .underline
            case (false, true): .strikethrough
            case (true, true): .underlineStrikethrough
            }
        self.init(
            string: text.string,
            font: FontRecord(text.font),
            lines: text.lines.map { line in
                Line(
                    text: line.text,
                    x: line.x.orZero,
                    baseline: line.baseline.orZero,
                    isRightToLeft: line.isRightToLeft
                )
            },
            decoration: decoration
        )
    }
}

extension FontRecord {
    init(_ font: ResolvedFont) {
        let design: Design? =
            switch font.design {
            case .standard: nil
            case .monospaced: .monospaced
            case .rounded: .rounded
            case .serif: .serif
            }
        self.init(
            size: font.size.orZero,
            weight: font.weight.rawValue,
            design: design,
            isItalic: font.isItalic,
            tracking: font.tracking.orZero
        )
    }
}

extension UnitPoint {
    fileprivate var orZero: UnitPoint { UnitPoint(x: x.orZero, y: y.orZero) }
}
