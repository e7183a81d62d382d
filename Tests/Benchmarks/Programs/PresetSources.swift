import Foundation

/// The programs that the server brings along.
enum PresetSources {
    private static let directory = "Sources/SceneServer/Presets"

    /// All presets, in alphabetical order.
    static func ids() throws -> [String] {
        let files = try FileManager.default.contentsOfDirectory(atPath: directory).sorted()
        return files.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(".swift".count)) }
    }

    /// The source of a preset, its range of sections replaced by one of another length.
    static func source(_ id: String, sectionCount: Int? = nil) throws -> String {
        let source = try String(contentsOfFile: "\(directory)/\(id).swift", encoding: .utf8)
        guard let sectionCount else { return source }
        return source.replacing("ForEach(0..<40)", with: "ForEach(0..<\(sectionCount))")
    }
}
