package import FrameProtocol
internal import Foundation

/// The example programs that the server brings along.
///
/// Each is a Swift file whose name is its id. Comment lines at its top describe it:
///
///     // title: Fix one: follow the scroll geometry
///     // summary: The red bar travels with the content.
///     // order: 2
package struct PresetLibrary: Sendable {
    /// One example program.
    package struct Preset: Equatable, Sendable {
        package var record: PresetRecord
        /// Where it stands in the list; lower comes first.
        package var order: Int
        /// The whole file.
        package var source: String
    }

    /// In the order in which they are listed: by `order`, then by id.
    package let presets: [Preset]
    private let byID: [String: Int]

    package init(_ presets: [Preset]) {
        let sorted = presets.sorted { ($0.order, $0.record.id) < ($1.order, $1.record.id) }
        self.presets = sorted
        byID = Dictionary(uniqueKeysWithValues: sorted.enumerated().map { ($1.record.id, $0) })
    }

    /// Reads the programs of a folder.
    ///
    /// - Throws: What the file system says about a folder or file that cannot be read.
    package init(directory: String) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: directory).filter { $0.hasSuffix(".swift") }
        self.init(
            try names.map { name in
                let source = try String(contentsOf: URL(filePath: directory + "/" + name), encoding: .utf8)
                return Preset(id: String(name.dropLast(".swift".count)), source: source)
            }
        )
    }

    /// The example of an id; `nil` if there is none.
    package subscript(id: String) -> Preset? { byID[id].map { presets[$0] } }

    /// The source of the program that a message chooses, and whether it is an example.
    ///
    /// - Throws: `unknownPreset`.
    func source(of choice: ProgramChoice) throws(SceneFailure) -> (source: String, isPreset: Bool) {
        switch choice {
        case .source(let source): return (source, false)
        case .preset(let id):
            guard let preset = self[id] else {
                let known = presets.map(\.record.id).joined(separator: ", ")
                throw SceneFailure(.unknownPreset, "there is no preset '\(id.prefix(60))'; expected one of \(known)")
            }
            return (preset.source, true)
        }
    }
}

extension PresetLibrary.Preset {
    /// Reads the description at the top of a program; what it does not say is made up from the id.
    package init(id: String, source: String) {
        var fields: [Substring: String] = [:]
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            guard line.hasPrefix("//") else { break }
            let parts = line.dropFirst(2).split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { continue }
            fields[parts[0].trimmed] = String(parts[1].trimmed)
        }
        let title = fields["title"] ?? id.replacing("-", with: " ").capitalized
        record = PresetRecord(id: id, title: title, summary: fields["summary"] ?? "")
        order = fields["order"].flatMap { Int($0) } ?? Int.max
        self.source = source
    }
}

extension Substring {
    /// Without spaces at either end.
    fileprivate var trimmed: Substring {
        let start = drop { $0 == " " }
        return start[..<(start.lastIndex { $0 != " " }.map { start.index(after: $0) } ?? start.startIndex)]
    }
}
