// swift-tools-version: 6.2

import Foundation
import PackageDescription

/// The folder that holds the toolchain's own SwiftSyntax libraries: no package outside the toolchain is needed.
///
/// `SWIFT_HOST_LIBRARIES` names it where the toolchain stands elsewhere.
let hostLibraries: String = {
    let candidates = [
        ProcessInfo.processInfo.environment["SWIFT_HOST_LIBRARIES"],
        "/opt/swift/usr/lib/swift/host",
        "/usr/lib/swift/host",
    ]
    let found = candidates.compactMap { $0 }.first {
        FileManager.default.fileExists(atPath: $0 + "/SwiftParser.swiftmodule")
    }
    guard let found else {
        fatalError(
            "No SwiftParser.swiftmodule found; set SWIFT_HOST_LIBRARIES to the toolchain's lib/swift/host folder"
        )
    }
    return found
}()

let syntaxLibraries = ["SwiftSyntax", "SwiftParser", "SwiftOperators", "SwiftDiagnostics", "SwiftParserDiagnostics"]

/// Where a program that links the interpreter looks for the host libraries: beside itself once staged, else in the
/// toolchain.
let hostLinkerSettings: [LinkerSetting] =
    [
        .unsafeFlags([
            "-L", hostLibraries,
            "-Xlinker", "-rpath", "-Xlinker", "$ORIGIN/../lib/swift/host",
            "-Xlinker", "-rpath", "-Xlinker", "$ORIGIN/../lib/swift/linux",
            "-Xlinker", "-rpath", "-Xlinker", hostLibraries,
        ])
    ] + syntaxLibraries.map { .linkedLibrary($0) }

let package = Package(
    name: "overscroll",
    products: [.executable(name: "overscroll", targets: ["overscroll"])],
    targets: [
        .systemLibrary(
            name: "CLibwebsockets",
            pkgConfig: "libwebsockets",
            providers: [.apt(["libwebsockets-dev", "libwebsockets-evlib-uv", "libuv1-dev", "zlib1g-dev"])]
        ),
        .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
        .systemLibrary(name: "CICU", pkgConfig: "icu-uc", providers: [.apt(["libicu-dev"])]),
        .target(name: "LayoutCore"),
        .target(name: "ScrollDynamics", dependencies: ["LayoutCore"]),
        .target(name: "TextShaping", dependencies: ["LayoutCore", "CHarfBuzz", "CICU"]),
        .target(name: "ViewRuntime", dependencies: ["LayoutCore", "ScrollDynamics"]),
        .target(
            name: "ViewInterpreter",
            dependencies: ["LayoutCore", "ScrollDynamics", "ViewRuntime"],
            linkerSettings: hostLinkerSettings
        ),
        .target(name: "Localization", dependencies: ["ViewRuntime"]),
        .target(name: "FrameProtocol", dependencies: ["LayoutCore"]),
        .target(name: "WebSocketTransport", dependencies: ["CLibwebsockets"]),
        .target(
            name: "SceneServer",
            dependencies: [
                "LayoutCore", "ScrollDynamics", "TextShaping", "Localization", "ViewRuntime", "ViewInterpreter",
                "FrameProtocol", "WebSocketTransport",
            ],
            resources: [.copy("Presets")]
        ),
        .executableTarget(name: "overscroll", dependencies: ["SceneServer"], linkerSettings: hostLinkerSettings),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "LayoutCore", "ScrollDynamics", "TextShaping", "ViewRuntime", "ViewInterpreter", "FrameProtocol",
                "SceneServer", "WebSocketTransport", "HandMadeViews",
            ],
            path: "Tests/Benchmarks",
            exclude: ["thresholds.json", "load"],
            linkerSettings: hostLinkerSettings
        ),
        .target(
            name: "TestSupport",
            dependencies: [
                "LayoutCore", "TextShaping", "ViewRuntime", "ViewInterpreter", "FrameProtocol", "SceneServer",
                "WebSocketTransport",
            ],
            path: "Tests/TestSupport"
        ),
        .target(name: "HandMadeViews", dependencies: ["ViewRuntime"], path: "Tests/HandMadeViews"),
        .testTarget(name: "LayoutCoreTests", dependencies: ["LayoutCore"]),
        .testTarget(name: "ScrollDynamicsTests", dependencies: ["ScrollDynamics", "LayoutCore"]),
        .testTarget(name: "TextShapingTests", dependencies: ["TextShaping", "LayoutCore"]),
        .testTarget(
            name: "ViewRuntimeTests",
            dependencies: ["ViewRuntime", "LayoutCore", "ScrollDynamics", "TextShaping", "HandMadeViews"]
        ),
        .testTarget(name: "LocalizationTests", dependencies: ["Localization", "ViewRuntime"]),
        .testTarget(
            name: "ViewInterpreterTests",
            dependencies: ["ViewInterpreter", "ViewRuntime", "LayoutCore", "Localization"]
        ),
        .testTarget(name: "FrameProtocolTests", dependencies: ["FrameProtocol", "LayoutCore"]),
        .testTarget(name: "WebSocketTransportTests", dependencies: ["WebSocketTransport"]),
        .testTarget(
            name: "SceneServerTests",
            dependencies: [
                "SceneServer", "FrameProtocol", "LayoutCore", "TextShaping", "WebSocketTransport", "TestSupport",
            ]
        ),
        .testTarget(
            name: "GoldenTests",
            dependencies: [
                "LayoutCore", "ScrollDynamics", "TextShaping", "Localization", "ViewRuntime", "ViewInterpreter",
                "FrameProtocol", "SceneServer", "TestSupport",
            ],
            linkerSettings: hostLinkerSettings
        ),
        .testTarget(name: "ArchitectureTests"),
    ]
)

/// Whether the fuzzer is built: `scripts/fuzz` asks for it, since everything is compiled differently for it.
let isFuzzing = ProcessInfo.processInfo.environment["OVERSCROLL_FUZZING"] != nil
if isFuzzing {
    #if arch(arm64)
    let processor = "aarch64"
    #else
    let processor = "x86_64"
    #endif
    let runtime = hostLibraries + "/../clang/lib/linux/libclang_rt.fuzzer_no_main-\(processor).a"
    package.targets += [
        .systemLibrary(name: "CFuzzer", path: "Tests/Fuzz/CFuzzer"),
        .executableTarget(
            name: "Fuzz",
            dependencies: [
                "CFuzzer", "TextShaping", "ViewInterpreter", "FrameProtocol", "SceneServer", "WebSocketTransport",
            ],
            path: "Tests/Fuzz/Program",
            linkerSettings: hostLinkerSettings + [.unsafeFlags([runtime]), .linkedLibrary("stdc++")]
        ),
    ]
}

for target in package.targets where target.type != .system {
    var settings: [SwiftSetting] = [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .unsafeFlags(["-I", hostLibraries]),
    ]
    settings.append(.treatAllWarnings(as: .error))
    if target.name != "WebSocketTransport" {
        settings.append(.strictMemorySafety())
    }
    if isFuzzing {
        // What libFuzzer learns from: which branches were taken, and what was compared.
        settings.append(.unsafeFlags(["-sanitize=fuzzer"]))
    }
    target.swiftSettings = (target.swiftSettings ?? []) + settings
}
