internal import Foundation

/// Finds the files that the server brings along: the page and the example programs.
///
/// Everything is found from where the executable stands, so that a build can be moved and staged:
///
///     bin/overscroll  ../share/overscroll/{public,presets}          staged
///     .build/<any>/overscroll  overscroll_SceneServer.resources/    built by SwiftPM; the page stands above `.build`
package struct ResourceLocator: Sendable {
    /// The folder of the executable, without symbolic links.
    private let executableDirectory: String

    package init(executableDirectory: String) { self.executableDirectory = executableDirectory }

    /// The locator of the running program.
    package static var current: ResourceLocator {
        // The kernel's own word for the running file; `argv[0]` may be anything.
        let path = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        return ResourceLocator(executableDirectory: path.deletingLastPathComponent().path(percentEncoded: false))
    }

    /// The folder with the page's `index.html`, if there is one.
    package var publicDirectory: String? {
        let staged = [path("../share/overscroll/public")]
        // The executable of a build stands at most four folders below the package.
        let built = (1...5).map { path(String(repeating: "../", count: $0) + "public") }
        return (staged + built).first { Self.isFile($0 + "/index.html") }
    }

    /// The folder with the example programs, if there is one.
    package var presetsDirectory: String? {
        [path("../share/overscroll/presets"), path("overscroll_SceneServer.resources/Presets")].first(
            where: Self.isDirectory
        )
    }

    /// Folders of other packages that the page takes fonts and its editor from, by the prefix that they are served under.
    ///
    /// Where Debian's packages put them; one that is missing is left out, and the page does without.
    package static var vendorDirectories: [(urlPrefix: String, directory: String)] {
        vendor.filter { isDirectory($0.1) }
    }

    /// The prefixes of all those folders, there or not.
    package static var vendorPrefixes: [String] { vendor.map(\.0) }

    private static let vendor = [
        ("/vendor/codemirror/", "/usr/share/javascript/codemirror"),
        ("/vendor/fonts/inter/", "/usr/share/fonts/opentype/inter"),
        ("/vendor/fonts/mdi/", "/usr/share/fonts/woff/materialdesignicons-webfont"),
        ("/vendor/fonts/mdi-outlines/", "/usr/share/fonts/svg/materialdesignicons-webfont"),
    ]

    private func path(_ relative: String) -> String {
        URL(filePath: executableDirectory + "/" + relative).standardizedFileURL.path(percentEncoded: false)
    }

    private static func isFile(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    private static func isDirectory(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: path + "/.")
    }
}
