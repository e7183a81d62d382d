import Foundation

/// How much memory the process holds.
enum ResidentMemory {
    /// Bytes of the process that are in memory now; `nil` where the system does not tell.
    ///
    /// Source: the second number of `/proc/self/statm`, in pages of 4 KiB.
    static func bytes() -> Int? {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .ascii) else { return nil }
        let fields = text.split(separator: " ")
        guard fields.count > 1, let pages = Int(fields[1]) else { return nil }
        return pages * 4_096
    }
}
