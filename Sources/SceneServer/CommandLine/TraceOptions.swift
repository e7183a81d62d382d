internal import FrameProtocol
internal import LayoutCore

/// What `trace` is told on the command line, as it stands there.
package struct TraceOptions: Equatable, Sendable {
    /// The id of a device that the server knows.
    package var device: String?
    package var os: String?
    package var dynamicType: String?
    package var colorScheme: String?
    package var layoutDirection: String?
    package var locale: String?
    /// The name of the view to show.
    package var root: String?
    /// The name of a preview to show, or its place among all.
    package var preview: String?

    package init() {}

    /// Returns the message that opens the scene.
    ///
    /// - Parameter program: SwiftUI source.
    /// - Returns: An open on the manual clock.
    /// - Throws: ``UsageError`` for a value that is not among those allowed.
    func openRequest(program: String) throws(UsageError) -> OpenRequest {
        guard root == nil || preview == nil else {
            throw UsageError("--preview: expected to be left out beside --root, as one view is shown")
        }
        var request = OpenRequest(program: .source(program), clock: .manual)
        request.entry = root.map { .root($0) } ?? preview.map { Int($0).map { .previewAt($0) } ?? .previewNamed($0) }
        request.device = device.map { .named($0) }
        if let os {
            let versions = SystemVersion.allCases.map { "\($0.rawValue)" }
            guard let version = Int(os).flatMap({ SystemVersion(rawValue: $0) }) else {
                throw UsageError(option: "--os", value: os, allowed: versions)
            }
            request.os = version
        }
        request.environment.dynamicTypeSize = try choice(dynamicType, "--dynamic-type", of: DynamicTypeName.self)?.size
        request.environment.colorScheme = try choice(colorScheme, "--color-scheme")
        request.environment.layoutDirection = try choice(layoutDirection, "--layout-direction")
        if let locale, !EnvironmentSettings.isLocaleIdentifier(locale) {
            throw UsageError("--locale: '\(locale)' is no locale identifier such as en_US")
        }
        request.environment.locale = locale
        return request
    }

    private func choice<Choice>(
        _ word: String?,
        _ option: String,
        of type: Choice.Type = Choice.self
    ) throws(UsageError) -> Choice? where Choice: RawRepresentable<String> & CaseIterable {
        guard let word else { return nil }
        guard let choice = Choice(rawValue: word) else {
            throw UsageError(option: option, value: word, allowed: Choice.allCases.map(\.rawValue))
        }
        return choice
    }
}

/// A wrong word on the command line, or in a file that it names.
package struct UsageError: Error, Equatable, Sendable {
    package var message: String
    /// Whether it helps to tell how the command line is written.
    package var isAboutOptions: Bool

    package init(_ message: String, isAboutOptions: Bool = true) {
        self.message = message
        self.isAboutOptions = isAboutOptions
    }

    init(option: String, value: String, allowed: [String]) {
        self.init("\(option): '\(value)' is not one of \(allowed.joined(separator: ", "))")
    }
}
