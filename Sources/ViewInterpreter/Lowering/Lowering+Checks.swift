import SwiftSyntax
import ViewRuntime

/// Checks of whole types, once their members are known.
extension Lowering {
    /// Finds what a type promises and does not keep, and takes up its previews.
    func finishType(_ info: TypeInfo) {
        guard info.kind != .builtin, info.kind != .protocolType else { return }
        if info.conformances.contains("View"), !info.conformances.contains("App"), info.lookup("body").isEmpty {
            report(
                .error,
                "type '\(info.name)' does not conform to protocol 'View': it has no 'body'",
                at: info.position
            )
        }
        if info.conformances.contains("PreferenceKey"), info.lookupStatic("defaultValue").isEmpty {
            report(
                .error,
                "type '\(info.name)' does not conform to protocol 'PreferenceKey': it has no 'defaultValue'",
                at: info.position
            )
        }
        if info.conformances.contains("Shape"), !info.isView {
            report(.warning, "shapes of the program's own are drawn as rectangles: '\(info.name)'", at: info.position)
        }
        if info.conformances.contains("PreviewProvider"),
            case .computed(let property)? = info.lookupStatic("previews").first
        {
            program.previews.append(ProgramPreview(name: info.name, position: info.position, code: property.getter))
        }
        checkRequirements(info)
    }

    private func checkRequirements(_ info: TypeInfo) {
        for conformance in info.protocols {
            for (name, members) in conformance.members.sorted(by: { $0.key < $1.key }) {
                let isRequired = members.allSatisfy { member in
                    switch member {
                    case .method(let code): code.isRequirement
                    case .computed(let property): property.getter.isRequirement
                    case .stored, .variable, .enumCase, .subscripting: false
                    }
                }
                guard isRequired, let found = Self.implementation(info.lookup(name)) else { continue }
                let isMissing: Bool =
                    switch found {
                    case .method(let code): code.isRequirement
                    case .computed(let property): property.getter.isRequirement
                    case .stored, .variable, .enumCase, .subscripting: false
                    }
                let isBuiltIn = info.kind == .enumeration && ["rawValue", "allCases"].contains(name)
                if isMissing, !isBuiltIn, name != "id" {
                    report(
                        .error,
                        "type '\(info.name)' does not conform to protocol '\(conformance.name)': it has no '\(name)'",
                        at: info.position
                    )
                }
            }
        }
    }
}
