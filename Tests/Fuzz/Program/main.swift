// Feeds a target of the fuzzer with inputs: `Fuzz TARGET [options of libFuzzer] [folders of inputs | files]`.

import CFuzzer
import Foundation

private let targets: [String: any FuzzTarget.Type] = [
    "sources": SourceTarget.self, "messages": MessageTarget.self, "frames": FrameTarget.self,
    "memory": MemoryTarget.self,
]

// libFuzzer starts the program again for each of its jobs, and knows nothing of targets then.
private let variable = "OVERSCROLL_FUZZ_TARGET"
private let inherited = ProcessInfo.processInfo.environment[variable]
private let name = inherited ?? CommandLine.arguments.dropFirst().first ?? ""

guard let target = targets[name] else {
    print("usage: Fuzz \(targets.keys.sorted().joined(separator: " | ")) [options of libFuzzer] [folders | files]")
    exit(2)
}
unsafe setenv(variable, name, 1)
try FuzzRun.start(target.init(), arguments: CommandLine.arguments.dropFirst(inherited == nil ? 2 : 1))

/// What libFuzzer calls back.
enum FuzzRun {
    /// Set once, before the first input.
    nonisolated(unsafe) private(set) static var target: (any FuzzTarget)?

    static func start(_ target: any FuzzTarget, arguments: ArraySlice<String>) {
        unsafe self.target = target
        let arguments = [CommandLine.arguments[0]] + arguments
        var pointers: [UnsafeMutablePointer<CChar>?] = unsafe arguments.map { unsafe strdup($0) } + [nil]
        var count = CInt(arguments.count)
        let status = unsafe pointers.withUnsafeMutableBufferPointer { buffer in
            var start = buffer.baseAddress
            return unsafe LLVMFuzzerRunDriver(&count, &start) { data, size in
                let input = unsafe Array(UnsafeBufferPointer(start: data, count: size))
                unsafe FuzzRun.target?.run(input)
                return 0
            }
        }
        exit(status)
    }
}

/// What libFuzzer calls to change an input; found by its name.
@_cdecl("LLVMFuzzerCustomMutator")
func customMutator(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ mostBytes: Int, _ seed: CUnsignedInt) -> Int {
    var random = FuzzRandom(seed: UInt64(seed))
    let buffer = unsafe UnsafeMutableBufferPointer(start: data, count: mostBytes)
    guard
        let target = unsafe FuzzRun.target, random.chance(of: 7, in: 8),
        let changed = target.mutate(unsafe Array(buffer.prefix(size)), &random), changed.count <= mostBytes
    else { return unsafe LLVMFuzzerMutate(data, size, mostBytes) }
    return unsafe buffer.update(fromContentsOf: changed)
}
