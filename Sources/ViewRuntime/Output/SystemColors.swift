/// The colours that the system names, for both rule sets and both colour schemes.
///
/// Source of the values: Apple's Human Interface Guidelines (colour tables of iOS 18 and iOS 26) and dumps of the semantic colours
/// on iOS 13. Alpha from 0 to 1.
enum SystemColors {
    struct Entry {
        var light: ResolvedColor
        var dark: ResolvedColor

        init(_ light: (UInt8, UInt8, UInt8), _ dark: (UInt8, UInt8, UInt8)) {
            self.light = ResolvedColor(light.0, light.1, light.2)
            self.dark = ResolvedColor(dark.0, dark.1, dark.2)
        }

        init(light: ResolvedColor, dark: ResolvedColor) {
            self.light = light
            self.dark = dark
        }
    }

    /// The colour of a name; `nil` if there is no such name.
    static func color(named name: String, os: OperatingSystemVersion, isDark: Bool) -> ResolvedColor? {
        let changed = os == .iOS26 ? iOS26[name] : nil
        guard let entry = changed ?? iOS18[name] else { return nil }
        return isDark ? entry.dark : entry.light
    }

    static var names: [String] { iOS18.keys.sorted() }

    private static let iOS18: [String: Entry] = [
        "red": Entry((255, 59, 48), (255, 69, 58)),
        "orange": Entry((255, 149, 0), (255, 159, 10)),
        "yellow": Entry((255, 204, 0), (255, 214, 10)),
        "green": Entry((52, 199, 89), (48, 209, 88)),
        "mint": Entry((0, 199, 190), (99, 230, 226)),
        "teal": Entry((48, 176, 199), (64, 203, 224)),
        "cyan": Entry((50, 173, 230), (100, 210, 255)),
        "blue": Entry((0, 122, 255), (10, 132, 255)),
        "indigo": Entry((88, 86, 214), (94, 92, 230)),
        "purple": Entry((175, 82, 222), (191, 90, 242)),
        "pink": Entry((255, 45, 85), (255, 55, 95)),
        "brown": Entry((162, 132, 94), (172, 142, 104)),
        "gray": Entry((142, 142, 147), (142, 142, 147)),
        "black": Entry((0, 0, 0), (0, 0, 0)),
        "white": Entry((255, 255, 255), (255, 255, 255)),
        "clear": Entry(light: .clear, dark: .clear),
        "accentColor": Entry((0, 122, 255), (10, 132, 255)),
        "primary": Entry((0, 0, 0), (255, 255, 255)),
        "label": Entry((0, 0, 0), (255, 255, 255)),
        "secondary": Entry(
            light: ResolvedColor(60, 60, 67, alpha: 0.6),
            dark: ResolvedColor(235, 235, 245, alpha: 0.6)
        ),
        "secondaryLabel": Entry(
            light: ResolvedColor(60, 60, 67, alpha: 0.6),
            dark: ResolvedColor(235, 235, 245, alpha: 0.6)
        ),
        "tertiaryLabel": Entry(
            light: ResolvedColor(60, 60, 67, alpha: 0.3),
            dark: ResolvedColor(235, 235, 245, alpha: 0.3)
        ),
        "quaternaryLabel": Entry(
            light: ResolvedColor(60, 60, 67, alpha: 0.18),
            dark: ResolvedColor(235, 235, 245, alpha: 0.16)
        ),
        "placeholderText": Entry(
            light: ResolvedColor(60, 60, 67, alpha: 0.3),
            dark: ResolvedColor(235, 235, 245, alpha: 0.3)
        ),
        "separator": Entry(
            light: ResolvedColor(60, 60, 67, alpha: 0.29),
            dark: ResolvedColor(84, 84, 88, alpha: 0.6)
        ),
        "opaqueSeparator": Entry((198, 198, 200), (56, 56, 58)),
        "systemBackground": Entry((255, 255, 255), (0, 0, 0)),
        "secondarySystemBackground": Entry((242, 242, 247), (28, 28, 30)),
        "tertiarySystemBackground": Entry((255, 255, 255), (44, 44, 46)),
        "systemGroupedBackground": Entry((242, 242, 247), (0, 0, 0)),
        "secondarySystemGroupedBackground": Entry((255, 255, 255), (28, 28, 30)),
        "tertiarySystemGroupedBackground": Entry((242, 242, 247), (44, 44, 46)),
        "systemFill": Entry(
            light: ResolvedColor(120, 120, 128, alpha: 0.2),
            dark: ResolvedColor(120, 120, 128, alpha: 0.36)
        ),
        "secondarySystemFill": Entry(
            light: ResolvedColor(120, 120, 128, alpha: 0.16),
            dark: ResolvedColor(120, 120, 128, alpha: 0.32)
        ),
        "tertiarySystemFill": Entry(
            light: ResolvedColor(118, 118, 128, alpha: 0.12),
            dark: ResolvedColor(118, 118, 128, alpha: 0.24)
        ),
        "quaternarySystemFill": Entry(
            light: ResolvedColor(116, 116, 128, alpha: 0.08),
            dark: ResolvedColor(118, 118, 128, alpha: 0.18)
        ),
        "systemGray": Entry((142, 142, 147), (142, 142, 147)),
        "systemGray2": Entry((174, 174, 178), (99, 99, 102)),
        "systemGray3": Entry((199, 199, 204), (72, 72, 74)),
        "systemGray4": Entry((209, 209, 214), (58, 58, 60)),
        "systemGray5": Entry((229, 229, 234), (44, 44, 46)),
        "systemGray6": Entry((242, 242, 247), (28, 28, 30)),
        "link": Entry((0, 122, 255), (9, 132, 255)),
    ]

    private static let iOS26: [String: Entry] = [
        "red": Entry((255, 56, 60), (255, 66, 69)),
        "orange": Entry((255, 141, 40), (255, 146, 48)),
        "yellow": Entry((255, 204, 0), (255, 214, 0)),
        "green": Entry((52, 199, 89), (48, 209, 88)),
        "mint": Entry((0, 200, 179), (0, 218, 195)),
        "teal": Entry((0, 195, 208), (0, 210, 224)),
        "cyan": Entry((0, 192, 232), (60, 211, 254)),
        "blue": Entry((0, 136, 255), (0, 145, 255)),
        "accentColor": Entry((0, 136, 255), (0, 145, 255)),
        "indigo": Entry((97, 85, 245), (109, 124, 255)),
        "purple": Entry((203, 48, 224), (219, 52, 242)),
        "pink": Entry((255, 45, 85), (255, 55, 95)),
        "brown": Entry((172, 127, 94), (183, 138, 102)),
    ]
}
