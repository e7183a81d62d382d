import LayoutCore
import ViewRuntime

/// A value of the running program.
///
/// An optional is not wrapped: `nil` is ``null``, and a value that is there stands for itself. `Double` and `CGFloat` are both
/// ``double(_:)``; lowering knows the difference where it matters.
enum Value {
    /// An argument that the call leaves out.
    case missing
    case void
    case null
    /// A `nil` inside optionals that are there: how many of them.
    case wrappedNull(Int)
    case int(Int)
    case sized(SizedInteger)
    case double(Double)
    case float(Float)
    case bool(Bool)
    case string(String)
    case character(Character)
    case array([Value])
    case slice(SliceValue)
    case dictionary(OrderedTable)
    case set(OrderedTable)
    case tuple(TupleValue)
    /// A half-open range of integers.
    case intRange(Int, Int)
    /// A closed range of integers.
    case closedIntRange(Int, Int)
    case range(RangeValue)
    case structure(StructValue)
    case object(ObjectInstance)
    case enumeration(EnumValue)
    case function(FunctionValue)
    case type(TypeReference)
    case binding(BindingValue)
    case keyPath(KeyPathValue)
    /// A variable that closures share.
    case box(Box)
    /// A property that the runtime keeps.
    case slot(StateSlot)
    case point(Point)
    case size(Size)
    case view(ViewBox)
    case native(NativeBox)
}

/// A variable that outlives its frame because a closure shares it.
final class Box {
    var value: Value

    init(_ value: Value) { self.value = value }
}

/// A view as a value.
final class ViewBox {
    let view: ViewValue
    /// What tells it from the others, for one of the views that content was taken apart into; `nil` for other views.
    let subviewID: Value?

    init(_ view: ViewValue, subviewID: Value? = nil) {
        self.view = view
        self.subviewID = subviewID
    }
}

/// A value of a SwiftUI or Foundation type that the interpreter knows.
final class NativeBox {
    let native: Native

    init(_ native: Native) { self.native = native }
}

/// A tuple; `labels` is empty if no element has one.
struct TupleValue {
    var values: [Value]
    var labels: [String]

    init(_ values: [Value], labels: [String] = []) {
        self.values = values
        self.labels = labels
    }
}

/// A range whose bounds are not both integers; a missing bound is `nil`.
final class RangeValue {
    let lower: Value?
    let upper: Value?
    let isClosed: Bool

    init(lower: Value?, upper: Value?, isClosed: Bool) {
        self.lower = lower
        self.upper = upper
        self.isClosed = isClosed
    }
}

/// An instance of a program's struct; copied on write with its fields.
struct StructValue {
    let type: TypeInfo
    /// What is stored, in order; of a generic type, what its parameters stand for comes after it.
    var fields: [Value]

    /// What is stored, which alone decides whether two instances are equal.
    var storedFields: [Value] {
        type.genericNames.isEmpty || fields.count == type.stored.count
            ? fields : Array(fields.prefix(type.stored.count))
    }
}

/// An instance of a program's class.
final class ObjectInstance {
    let type: TypeInfo
    var fields: [Value]
    /// What views that observe the object as a whole depend on; made when the first asks for it.
    var changes: StateSlot?
    /// What builders depend on that have accessed a property which is kept elsewhere, by the property's name.
    var accesses: [String: StateSlot] = [:]
    /// Its `objectWillChange`; made when the program first asks for it.
    var publisher: Value?

    init(type: TypeInfo, fields: [Value]) {
        self.type = type
        self.fields = fields
    }
}

/// A case of a program's enum with its payload.
struct EnumValue {
    let enumCase: CaseInfo
    var payload: [Value]
}

/// A type as a value: `CGFloat.self`.
final class TypeReference {
    let type: StaticType
    /// How Swift prints the type, where types of the program are named by more than their number.
    let name: String?

    init(_ type: StaticType, name: String? = nil) {
        self.type = type
        self.name = name
    }
}

extension Value {
    static func native(_ native: Native) -> Value { .native(NativeBox(native)) }

    static func view(_ view: ViewValue) -> Value { .view(ViewBox(view)) }

    /// A `Binding` and a key of a `Dictionary` look through boxes; so does everything else that takes a variable's value.
    var unboxed: Value {
        if case .box(let box) = self { return box.value }
        return self
    }

    var isNull: Bool {
        if case .null = self { return true }
        return false
    }

    var isMissing: Bool {
        if case .missing = self { return true }
        return false
    }

    /// The number as a `Double`, whatever kind of number it is.
    var number: Double? {
        switch self {
        case .double(let value): value
        case .int(let value): Double(value)
        case .float(let value): Double(value)
        case .sized(let value): Double(value.value)
        case .native(let box):
            switch box.native {
            case .angle(let degrees): degrees
            case .decimal(let number): number.double
            default: nil
            }
        default: nil
        }
    }

    var integer: Int? {
        switch self {
        case .int(let value): value
        case .sized(let number): Int(exactly: number.value)
        default: nil
        }
    }

    var text: String? {
        switch self {
        case .string(let value): value
        case .character(let value): String(value)
        default: nil
        }
    }
}
