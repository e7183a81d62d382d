/// Why the fonts could not be loaded.
package enum FontCatalogError: Error, Equatable, Sendable {
    /// There is no file at this path, or not a font that can be read.
    case unreadable(path: String)
}

extension FontCatalogError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unreadable(let path): "\(path) is not a font that can be read; text is measured with it"
        }
    }
}
