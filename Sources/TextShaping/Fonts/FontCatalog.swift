import LayoutCore

/// The font files that text is measured with, loaded once and shared by all scenes on all threads.
///
/// The text font is Inter in nine weights, upright and italic. Scripts that it lacks are measured with Noto fonts as
/// far as they are installed; a missing one makes no error, and its text is measured with the box that Inter draws for
/// unknown characters. So texts in Inter's scripts (Latin, Greek, Cyrillic), in East Asian scripts and emoji, which go
/// by rule, measure the same on every machine, texts in others the same where the same fonts are installed.
package final class FontCatalog: Sendable {
    /// Where Debian's `fonts-inter` keeps the text font.
    package static let interDirectory = "/usr/share/fonts/opentype/inter"
    /// Where Debian's `fonts-noto-core` keeps its fonts.
    package static let notoDirectory = "/usr/share/fonts/truetype/noto"

    /// The text font by weight, thinnest first.
    private let upright: [TextFace]
    private let italic: [TextFace]
    /// In order of preference.
    let fallbacks: [FontFace]

    /// Loads the fonts found in the given folders.
    ///
    /// - Parameters:
    ///   - textDirectory: The folder of the Inter font files.
    ///   - fallbackDirectory: The folder of the fonts for other scripts; `nil` for none.
    /// - Throws: ``FontCatalogError`` when a weight of Inter is missing or broken.
    package init(
        textDirectory: String = FontCatalog.interDirectory,
        fallbackDirectory: String? = FontCatalog.notoDirectory
    ) throws(FontCatalogError) {
        upright = try Self.faces(in: textDirectory, suffix: "")
        italic = try Self.faces(in: textDirectory, suffix: "Italic")
        if let fallbackDirectory {
            fallbacks = FallbackFonts.fileNames.compactMap { FontFace(path: fallbackDirectory + "/" + $0) }
        } else {
            fallbacks = []
        }
    }

    /// The face of the text font with this weight.
    func face(weight: FontWeight, isItalic: Bool) -> TextFace {
        (isItalic ? italic : upright)[weight.rawValue / 100 - 1]
    }

    private static func faces(in directory: String, suffix: String) throws(FontCatalogError) -> [TextFace] {
        var faces: [TextFace] = []
        for weight in FontWeight.allCases {
            let path = directory + "/Inter-" + styleName(of: weight, suffix: suffix) + ".otf"
            guard let font = FontFace(path: path) else { throw .unreadable(path: path) }
            faces.append(TextFace(font: font))
        }
        return faces
    }

    /// The name of the file with the weight class of `weight`.
    private static func styleName(of weight: FontWeight, suffix: String) -> String {
        switch weight {
        case .ultraLight: "Thin" + suffix
        case .thin: "ExtraLight" + suffix
        case .light: "Light" + suffix
        case .regular: suffix.isEmpty ? "Regular" : suffix
        case .medium: "Medium" + suffix
        case .semibold: "SemiBold" + suffix
        case .bold: "Bold" + suffix
        case .heavy: "ExtraBold" + suffix
        case .black: "Black" + suffix
        }
    }
}
