import LayoutCore
import SwiftSyntax
import ViewRuntime

/// What other frameworks define: UIKit, MapKit, Combine, a module that is not known here.
///
/// The name is told once, with what comes of it, and everything that is read from it, called on it or set in it counts as nothing: `nil` where
/// an optional is wanted, 0, `false` or an empty text where one of these is. So the rest of the screen still runs.
extension Lowering {
    /// What stands for a name of another framework; `nil` for names that none of them has.
    func foreign(_ name: String, at node: some SyntaxProtocol) -> Lowered? {
        guard let framework = ForeignFramework.of(name, importing: foreignModules) else { return nil }
        if foreignNames.insert(name).inserted { warn(framework.message(for: name), at: node) }
        return nothing(at: node)
    }

    /// Types whose members are the names of a project's own pictures and colours.
    static let assetTypes: Set<String> = ["ImageResource", "ColorResource"]

    /// A colour that nothing here defines: Xcode makes such members of the colours in a project's asset catalogue.
    ///
    /// - Returns: `nil` for types other than those of colours.
    func assetColor(_ name: String, _ type: StaticType, at node: some SyntaxProtocol) -> Lowered? {
        guard case .native(let family) = type, ["Color", "ShapeStyle", "UIColor"].contains(family),
            name.first?.isLowercase == true
        else { return nil }
        if foreignNames.insert("." + name).inserted {
            warn("'.\(name)' is no colour of SwiftUI; taken for one of an asset catalogue, and shown in grey", at: node)
        }
        return Lowered(.native("Color"), position(node), constant: .native(.color(.named(name))))
    }

    /// True for properties that cannot be called, so that a call of their name is one of the modifier with that name.
    func hidesModifier(_ name: String, _ members: [Member]) -> Bool {
        guard isBuiltinModifier(name) || extensions["View"]?.lookup(name).isEmpty == false else { return false }
        return members.allSatisfy { member in
            switch member {
            case .stored(let property): property.type.functionType == nil
            case .computed(let property): property.type.functionType == nil
            case .method, .variable, .enumCase, .subscripting: false
            }
        }
    }

    /// Says whether there is a modifier of that name without the program: a row of the tables, or one that is lowered in its own way.
    func isBuiltinModifier(_ name: String) -> Bool {
        table.modifiers[name] != nil
            || ["modifier", "environment", "environmentObject", "transformEnvironment"].contains(name)
    }

    /// Tells once what to write instead of a type that has a meaning here, but does not belong to SwiftUI.
    func advise(_ name: String, at node: some SyntaxProtocol) {
        guard let advice = ForeignFramework.advice[name], foreignNames.insert(name).inserted else { return }
        warn(advice, at: node)
    }

    /// True for a type whose methods serve another framework, so that what they do is not told of.
    func isForeign(_ info: TypeInfo?) -> Bool { info?.isForeign == true || info?.isRepresentable == true }

    /// The value of everything foreign.
    func nothing(at node: some SyntaxProtocol) -> Lowered { Lowered(.foreign, position(node), constant: .null) }

    /// What a foreign value counts as where something else is wanted.
    func counted(_ lowered: Lowered, as type: StaticType) -> Lowered {
        Lowered(type, lowered.position, constant: Self.emptyValue(type))
    }

    private static func emptyValue(_ type: StaticType) -> Value {
        switch type {
        case .int: .int(0)
        case .double: .double(0)
        case .float, .sized: Value.int(0).number(as: type)
        case .bool: .bool(false)
        case .string: .string("")
        case .array: .array([])
        case .dictionary: .dictionary(OrderedTable())
        case .native("CGSize"): .size(.zero)
        case .native("CGPoint"): .point(.zero)
        case .native("CGRect"): .native(.rect(.zero))
        case .view: .view(ViewValue(.empty, source: SourcePosition(line: 1, column: 1)))
        default: .null
        }
    }

    /// An operator with something foreign on a side: what is foreign equals nothing and adds nothing.
    func foreignOperator(_ name: String, _ left: Lowered, _ right: Lowered) -> Lowered? {
        guard left.type.isForeign || right.type.isForeign else { return nil }
        switch name {
        case "==", "<", ">", "<=", ">=", "===", "~=": return Lowered(.bool, left.position, constant: .bool(false))
        case "!=", "!==": return Lowered(.bool, left.position, constant: .bool(true))
        default:
            if left.type.isForeign, right.type.isForeign { return left }
            var other = left.type.isForeign ? right : left
            // A number written out is of whatever kind the foreign one is.
            if other.isLiteral { other.type = .unknown }
            return other
        }
    }

    /// A place in something foreign: what is written to it is gone.
    func foreignPlace() -> Place { Place(type: .foreign, read: { _ in .null }, write: { _, _ in }) }
}

extension StaticType {
    /// The type of everything that belongs to another framework.
    static let foreign = StaticType.native("Foreign")

    var isForeign: Bool { unwrapped == .foreign }
}
