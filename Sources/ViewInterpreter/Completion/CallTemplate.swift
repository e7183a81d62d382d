/// How a declaration is written out as a call with places to fill in.
struct CallTemplate {
    private struct Argument {
        var label: String?
        var placeholder: String
        var type: StaticType
    }

    /// The text that an editor inserts.
    ///
    /// Arguments that may be left out are left out. Functions at the end become trailing closures.
    static func text(name: String, parts: [String], parameters: [Parameter]) -> String {
        var arguments: [Argument] = []
        for (index, parameter) in parameters.enumerated() where !parameter.hasDefault && !parameter.isVariadic {
            let part = index < parts.count ? parts[index] : ""
            arguments.append(
                Argument(
                    label: parameter.label,
                    placeholder: placeholder(part, parameter),
                    type: parameter.type
                )
            )
        }
        guard !arguments.isEmpty else { return parameters.isEmpty ? name + "()" : name + "(<##>)" }
        var trailing: [Argument] = []
        while let last = arguments.last, last.type.functionType != nil {
            trailing.insert(last, at: 0)
            arguments.removeLast()
        }
        var text = name
        if !arguments.isEmpty || trailing.isEmpty {
            text +=
                "(" + arguments.map { ($0.label.map { "\($0): " } ?? "") + $0.placeholder }.joined(separator: ", ")
                + ")"
        }
        for (index, argument) in trailing.enumerated() {
            text += index == 0 ? " " : " \(argument.label ?? "_"): "
            text += closure(argument.type.functionType, inside: index == 0 ? nil : argument.label)
        }
        return text
    }

    /// A place to fill in: the name inside the declaration if it says more than the type.
    private static func placeholder(_ part: String, _ parameter: Parameter) -> String {
        let head = part.prefix { $0 != ":" }.split(separator: " ")
        let type = part.contains(":") ? part.drop { $0 != ":" }.dropFirst().prefix { $0 != "=" } : part[...]
        let name = head.count == 2 ? String(head[1]) : String(type).trimmingSpaces
        return parameter.type.isText ? "\"<#\(name)#>\"" : "<#\(name)#>"
    }

    private static func closure(_ type: StaticType.FunctionType?, inside label: String?) -> String {
        guard let type else { return "{ <##> }" }
        let names = type.parameters.enumerated().map { index, parameter in
            parameter.closureName ?? (type.parameters.count == 2 ? ["oldValue", "newValue"][index] : "value")
        }
        let head = names.isEmpty ? "" : " " + names.joined(separator: ", ") + " in"
        return "{\(head)\n    <#\(label ?? (type.result == .view ? "content" : "code"))#>\n}"
    }
}

extension StaticType {
    fileprivate var isText: Bool {
        switch unwrapped {
        case .string: true
        case .native(let name): name == "LocalizedStringKey"
        default: false
        }
    }

    /// What the parameter of a closure is called by habit; `nil` where there is none.
    fileprivate var closureName: String? {
        guard case .native(let name) = unwrapped else { return nil }
        switch name {
        case "GeometryProxy", "ScrollViewProxy": return "proxy"
        case "ScrollGeometry": return "geometry"
        case "ViewDimensions": return "dimensions"
        case "ScrollPhase": return nil
        case "ScrollTransitionPhase": return "phase"
        case "ScrollPhaseChangeContext": return "context"
        case "View": return "content"
        default: return nil
        }
    }
}

extension String {
    var trimmingSpaces: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
