import LayoutCore

/// A font as a run is shaped with it: the file, the size and the spaces between its glyphs.
struct RunStyle {
    let face: TextFace
    let pairs: PairAdvances
    let features: FontFeatures
    /// The advance of every character of a monospaced font, in points; `nil` for other fonts.
    let pitch: Double?
    /// In points.
    let size: Double
    /// Points a unit of the text font.
    let scale: Double
    /// Published and own tracking together, in points: what a character of the text font gets.
    let tracking: Double
    /// The run's own tracking, in points: what a character of another font gets.
    let ownTracking: Double
    /// The room that a line needs for the run above and below its baseline.
    let metrics: FontMetrics

    /// The pitch of a monospaced font, in ems.
    ///
    /// SF Mono cannot be looked into; 0.6 is the pitch of most monospaced fonts, Menlo's is 0.602. Folklore.
    private static let pitchInEms = 0.6

    /// Finds the file and the spaces for a font; rounded and serif designs are measured with the standard one.
    ///
    /// - Parameters:
    ///   - run: The run; its text is not looked at.
    ///   - shrink: What the font's size, its own tracking and the offset from the baseline are multiplied by.
    ///   - fonts: The files.
    init(_ run: MeasuredRun, shrink: Double, fonts: FontCatalog) {
        let font = run.font
        face = fonts.face(weight: font.weight, isItalic: font.isItalic)
        pairs = face.pairs(tabularDigits: font.isMonospacedDigit)
        features = font.isMonospacedDigit ? .tabularDigits : .plain
        size = FontLimits.size(font.size) * shrink
        scale = size / face.font.unitsPerEm
        ownTracking = FontLimits.space(font.tracking) * shrink
        metrics = SystemFontMetrics.metrics(at: size).reaching(FontLimits.space(run.baselineOffset) * shrink)
        if font.design == .monospaced {
            pitch = size * Self.pitchInEms + ownTracking
            tracking = ownTracking
        } else {
            pitch = nil
            tracking = TrackingTable.tracking(at: size) + ownTracking
        }
    }

    /// The advance in points of a character of the alphabet; before another character, or at a line's end.
    func advance(of letter: UInt8, before next: UInt8?) -> Double {
        if let pitch { return pitch }
        let units = next.map { pairs.advance(of: letter, before: $0) } ?? pairs.finalAdvance(of: letter)
        return Double(units) * scale + tracking
    }
}

extension FontMetrics {
    /// With room for letters that are moved up by `offset` points, beside what the line has without them.
    ///
    /// The line keeps its baseline and grows on the side to which the letters move.
    fileprivate func reaching(_ offset: Double) -> FontMetrics {
        var moved = self
        moved.ascent += max(offset, 0)
        moved.descent += max(-offset, 0)
        return moved
    }
}
