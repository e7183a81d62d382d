import LayoutCore
import ViewRuntime

/// A function, method, closure or accessor of the program: what all its values share.
final class FunctionCode {
    let name: String
    let position: SourcePosition
    var parameters: [CodeParameter] = []
    var result: StaticType = .unknown
    /// Variables, parameters first.
    var slotCount = 0
    var body: Code = { _ in .void }
    /// True if `self` may be changed.
    var isMutating = false
    var isStatic = false
    var isBuilder = false
    /// The program's own result builder that makes the value.
    weak var builder: TypeInfo?
    var isAsync = false
    var isThrowing = false
    /// True for `private`: only the type itself sees it.
    var isHidden = false
    var isOverride = false
    /// True for a method whose result is written `Self`: of the class that it is called on.
    var givesSelf = false
    /// Protocols of the standard library that generic parameters must conform to.
    var constraints: [String: [String]] = [:]
    /// What the extension around asks the generic parameters of its type to be: `where Element == Int`.
    var requirements: [String: StaticType] = [:]
    /// True for a protocol's requirement: the conforming type's member runs instead.
    var isRequirement = false
    /// An initialiser that may give `nil`.
    var isFailable = false
    /// An initialiser that calls another one of its class; subclasses inherit it.
    var isConvenience = false
    /// An initialiser of a class that leaves the call of its superclass's to the compiler.
    var callsSuperInit = false
    /// An initialiser that stands in an extension, which leaves the memberwise one in place.
    var isDeclaredInExtension = false
    var generics: [String: StaticType] = [:]
    /// The generic parameters in order, and the types of the parameters and the result with them left open.
    var genericNames: [String] = []
    var openParameters: [StaticType] = []
    var openResult: StaticType = .unknown
    /// Generic parameters that are fractional numbers: a literal for one is a `Double`.
    var fractionalGenerics: Set<String> = []
    /// The body of a function that may wait, as statements that can be taken up again.
    var asyncBody: AsyncBlock?
    /// Which stored properties of `self` the code reads; `nil` for all of `self`.
    var usedFields: Set<Int>? = []
    weak var owner: TypeInfo?

    init(name: String, position: SourcePosition) {
        self.name = name
        self.position = position
    }

    /// Lets go of everything that the function names.
    func dismantle() {
        body = { _ in .void }
        asyncBody = nil
        parameters = []
        result = .unknown
        generics = [:]
        openParameters = []
        openResult = .unknown
    }

    /// What a call writes before its arguments.
    var labels: [String?] { parameters.map(\.parameter.label) }

    var functionType: StaticType.FunctionType {
        StaticType.FunctionType(parameters: parameters.map(\.parameter.type), result: result)
    }
}

/// A parameter of a function of the program.
struct CodeParameter {
    var parameter: Parameter
    /// The name inside the function.
    var name: String
    var defaultValue: Code?
    var isInOut = false
    /// How the program's own property wrappers wrap the parameter.
    var wrapped: WrapperUse?
}

/// Why code could not be run to its end.
typealias Failure = EvaluationFailure
