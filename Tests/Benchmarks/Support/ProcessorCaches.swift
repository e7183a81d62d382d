/// The memory next to the processor's cores.
enum ProcessorCaches {
    private static let lineLength = 64
    private static let length = 512 << 20

    /// Fills them with something else, by changing a byte in each line of 512 MiB, which is more than a server's processor keeps.
    @inline(never)
    static func empty() {
        var bytes = [UInt8](repeating: 1, count: length)
        for index in stride(from: 0, to: length, by: lineLength) { bytes[index] &+= 1 }
        precondition(bytes[lineLength] == 2)
    }
}
