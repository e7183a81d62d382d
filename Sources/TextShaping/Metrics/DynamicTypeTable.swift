import LayoutCore

/// Size and leading of every text style at every Dynamic Type size, in points.
///
/// Measured on iOS 13 and published in Apple's Human Interface Guidelines; the two agree but for the leading of the
/// second caption at the largest size, where the published 48 stands.
enum DynamicTypeTable {
    struct Entry: Equatable, Sendable {
        /// In points.
        var size: Double
        /// The published distance of baselines, in points; not what a multi-line text is set with.
        var leading: Double

        init(_ size: Double, _ leading: Double) {
            self.size = size
            self.leading = leading
        }
    }

    static func entry(for style: TextStyle, at size: DynamicTypeSize) -> Entry {
        row(of: style)[size.rawValue]
    }

    /// Headlines are semibold, all other styles regular (Apple's Human Interface Guidelines).
    static func weight(of style: TextStyle) -> FontWeight {
        style == .headline ? .semibold : .regular
    }

    private static func row(of style: TextStyle) -> [Entry] {
        switch style {
        case .largeTitle: largeTitle
        case .title: title
        case .title2: title2
        case .title3: title3
        case .headline, .body: body
        case .callout: callout
        case .subheadline: subheadline
        case .footnote: footnote
        case .caption: caption
        case .caption2: caption2
        }
    }

    private static let largeTitle: [Entry] = [
        Entry(31, 38), Entry(32, 39), Entry(33, 40), Entry(34, 41), Entry(36, 43), Entry(38, 46),
        Entry(40, 48), Entry(44, 52), Entry(48, 57), Entry(52, 61), Entry(56, 66), Entry(60, 70),
    ]
    private static let title: [Entry] = [
        Entry(25, 31), Entry(26, 32), Entry(27, 33), Entry(28, 34), Entry(30, 37), Entry(32, 39),
        Entry(34, 41), Entry(38, 46), Entry(43, 51), Entry(48, 57), Entry(53, 62), Entry(58, 68),
    ]
    private static let title2: [Entry] = [
        Entry(19, 24), Entry(20, 25), Entry(21, 26), Entry(22, 28), Entry(24, 30), Entry(26, 32),
        Entry(28, 34), Entry(34, 41), Entry(39, 47), Entry(44, 52), Entry(50, 59), Entry(56, 66),
    ]
    private static let title3: [Entry] = [
        Entry(17, 22), Entry(18, 23), Entry(19, 24), Entry(20, 25), Entry(22, 28), Entry(24, 30),
        Entry(26, 32), Entry(31, 38), Entry(37, 44), Entry(43, 51), Entry(49, 58), Entry(55, 65),
    ]
    private static let body: [Entry] = [
        Entry(14, 19), Entry(15, 20), Entry(16, 21), Entry(17, 22), Entry(19, 24), Entry(21, 26),
        Entry(23, 29), Entry(28, 34), Entry(33, 40), Entry(40, 48), Entry(47, 56), Entry(53, 62),
    ]
    private static let callout: [Entry] = [
        Entry(13, 18), Entry(14, 19), Entry(15, 20), Entry(16, 21), Entry(18, 23), Entry(20, 25),
        Entry(22, 28), Entry(26, 32), Entry(32, 39), Entry(38, 46), Entry(44, 52), Entry(51, 60),
    ]
    private static let subheadline: [Entry] = [
        Entry(12, 16), Entry(13, 18), Entry(14, 19), Entry(15, 20), Entry(17, 22), Entry(19, 24),
        Entry(21, 28), Entry(25, 31), Entry(30, 37), Entry(36, 43), Entry(42, 50), Entry(49, 58),
    ]
    private static let footnote: [Entry] = [
        Entry(12, 16), Entry(12, 16), Entry(12, 16), Entry(13, 18), Entry(15, 20), Entry(17, 22),
        Entry(19, 24), Entry(23, 29), Entry(27, 33), Entry(33, 40), Entry(38, 46), Entry(44, 52),
    ]
    private static let caption: [Entry] = [
        Entry(11, 13), Entry(11, 13), Entry(11, 13), Entry(12, 16), Entry(14, 19), Entry(16, 21),
        Entry(18, 23), Entry(22, 28), Entry(26, 32), Entry(32, 39), Entry(37, 44), Entry(43, 51),
    ]
    private static let caption2: [Entry] = [
        Entry(11, 13), Entry(11, 13), Entry(11, 13), Entry(11, 13), Entry(13, 18), Entry(15, 20),
        Entry(17, 22), Entry(20, 25), Entry(24, 30), Entry(29, 35), Entry(34, 41), Entry(40, 48),
    ]
}
