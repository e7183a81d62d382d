import SwiftSyntax
import ViewRuntime

/// Checks of whole types, once their members are known.
extension Lowering {
    /// Finds what a type promises and does not keep.
    func finishType(_ info: TypeInfo) {
        guard info.kind != .builtin, info.kind != .protocolType else { return }
        checkContainment(info)
        if !info.isClass, let bound = info.protocols.first(where: { $0.conforms(to: "AnyObject") }) {
            report(
                .error,
                "non-class type '\(info.name)' cannot conform to class protocol '\(bound.name)'",
                at: info.position
            )
        }
        if info.conformances.contains("View"), !info.conformances.contains("App"), info.lookup("body").isEmpty {
            report(
                .error,
                "type '\(info.name)' does not conform to protocol 'View': it has no 'body'",
                at: info.position
            )
        }
        if info.isRepresentable {
            report(
                .warning,
                "views of UIKit are not available here: '\(info.name)' is shown as a labelled box",
                at: info.position
            )
        }
        if info.conformances.contains("UIGestureRecognizerRepresentable") {
            report(
                .warning,
                "gestures of UIKit are not available here: '\(info.name)' never begins",
                at: info.position
            )
        }
        for key in ["PreferenceKey", "LayoutValueKey"]
        where info.conformances.contains(key) && info.lookupStatic("defaultValue").isEmpty {
            report(
                .error,
                "type '\(info.name)' does not conform to protocol '\(key)': it has no 'defaultValue'",
                at: info.position
            )
        }
        checkRequirements(info)
        if info.isClass { checkClass(info) }
    }

    /// Finds classes that cannot be made, and overrides that are not marked or override nothing.
    private func checkClass(_ info: TypeInfo) {
        let own = info.stored.dropFirst(info.superclass?.stored.count ?? 0)
        let unset = own.first { property in
            switch property.storage {
            case .plain, .observed: property.initialValue == nil && property.wrapper == nil
            default: false
            }
        }
        if let unset, info.initializers.isEmpty, !info.conforms(to: "Codable"), !info.conforms(to: "Decodable") {
            report(
                .error,
                "class '\(info.name)' has no initializers: '\(unset.name)' needs a first value or an 'init'",
                at: info.position
            )
        }
        guard let superclass = info.superclass else { return }
        for name in info.members.keys.sorted() {
            for case .method(let code) in info.members[name] ?? [] where !code.isHidden {
                checkOverride(code, superclass)
            }
        }
    }

    private func checkOverride(_ code: FunctionCode, _ superclass: TypeInfo) {
        var ancestor: TypeInfo? = superclass
        var overridden: FunctionCode?
        while let current = ancestor, overridden == nil {
            for case .method(let other) in current.members[code.name] ?? []
            where other.parameters.map(\.parameter) == code.parameters.map(\.parameter) && !other.isHidden {
                overridden = other
            }
            // What a class of a framework has is not known here.
            if current.superclass == nil,
                current.conformances.contains(where: { $0.hasPrefix("NS") || $0.hasPrefix("UI") })
            {
                return
            }
            ancestor = current.superclass
        }
        if overridden != nil, !code.isOverride {
            report(.error, "overriding '\(code.name)' requires an 'override' keyword", at: code.position)
        } else if overridden == nil, code.isOverride,
            !superclass.declares(code.name, code.parameters.map(\.parameter.label))
        {
            report(.error, "method '\(code.name)' does not override any method from its superclass", at: code.position)
        }
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

extension TypeInfo {
    /// Says whether the type or a superclass declares a method of this name with these labels.
    fileprivate func declares(_ name: String, _ labels: [String?]) -> Bool {
        var type: TypeInfo? = self
        while let current = type {
            for case .method(let code) in current.members[name] ?? []
            where code.parameters.map(\.parameter.label) == labels {
                return true
            }
            type = current.superclass
        }
        return false
    }
}
