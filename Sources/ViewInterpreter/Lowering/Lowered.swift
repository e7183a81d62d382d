import ViewRuntime

/// An expression after lowering: how to run it, and what is known of its value.
struct Lowered {
    /// How the expression runs.
    enum Form {
        case code(Code)
        /// A view with modifiers around it, kept apart so that a long chain runs as a loop.
        case chain(ViewChain)
    }

    var type: StaticType
    var form: Form
    /// The value, if it is always the same.
    var constant: Value?
    /// True for numbers written out, which become what the context asks for.
    var isLiteral = false
    /// Where the innermost expression of a chain starts.
    var position: SourcePosition
    /// True if a `?` came before in the chain, so that `nil` ends it.
    var isChained = false
    /// In a chain with a `?`: the type that the next link sees, which does not count that `?`.
    var linkType: StaticType?
    /// Where the value is kept between the look whether it is `nil` and its use, so that what gives it runs once.
    var keptSlot: Int?
    /// In a chain with a `?` and a `!` after it: where it is noted whether the chain has ended at a `?`.
    var endSlot: Int?
    /// True for `super`, whose members are not looked up in subclasses.
    var isSuper = false
    /// True for an optional of a type that is not known, which only says so when it is printed.
    var isOpenOptional = false
    /// True if a mistake has been reported already, so that nothing more is said.
    var isFailed = false

    init(_ type: StaticType, _ position: SourcePosition, _ code: @escaping Code) {
        self.type = type
        self.position = position
        form = .code(code)
    }

    init(_ type: StaticType, _ position: SourcePosition, constant: Value) {
        self.type = type
        self.position = position
        self.constant = constant
        form = .code { _ in constant }
    }

    init(_ type: StaticType, chain: ViewChain, _ position: SourcePosition) {
        self.type = type
        self.position = position
        form = .chain(chain)
    }

    /// What gives the value.
    var code: Code {
        switch form {
        case .code(let code): code
        case .chain(let chain):
            if let view = chain.constant {
                { [value = Value.view(view)] _ in value }
            } else {
                { frame throws(Failure) in .view(try chain.run(frame)) }
            }
        }
    }

    /// What gives the value as a view.
    var viewCode: ViewCode {
        switch form {
        case .chain(let chain):
            if let constant = chain.constant { return { _ in constant } }
            return { frame throws(Failure) in try chain.run(frame) }
        case .code(let code):
            let position = position
            return { frame throws(Failure) in try code(frame).asView(position) }
        }
    }

    /// The chain to which the next modifier is added.
    var viewChain: ViewChain {
        switch form {
        case .chain(let chain): return chain
        case .code:
            let position = position
            if let constant, let view = try? constant.asView(position) { return ViewChain(constant: view) }
            return ViewChain(base: viewCode)
        }
    }

    /// The view, if it is always the same.
    var constantView: ViewValue? {
        switch form {
        case .chain(let chain): return chain.constant
        case .code:
            guard type.isViewLike, let constant else { return nil }
            return try? constant.asView(position)
        }
    }
}

extension Lowered {
    /// The value of a chain that may end here, taken from `slot` if it has been looked at already.
    func kept(in slot: Int) -> Lowered {
        let code = code
        var result = self
        result.keptSlot = slot
        result.form = .code { frame throws(Failure) in
            guard slot < frame.slots.count else { return try code(frame) }
            if case .missing = frame.slots[slot] { return try code(frame) }
            let value = frame.slots[slot]
            frame.slots[slot] = .missing
            return value
        }
        return result
    }

    /// The value before a `?`, whose absence is noted in `slot`.
    func notingEnd(in slot: Int) -> Lowered {
        let code = code
        let outer = endSlot
        var result = self
        result.endSlot = slot
        result.constant = nil
        result.form = .code { frame throws(Failure) in
            let value = try code(frame)
            if slot < frame.slots.count { frame.slots[slot] = .bool(value.isNull || frame.isNoted(outer)) }
            return value
        }
        return result
    }

    /// The value put into an optional of type `type`.
    func someOptional(_ type: StaticType) -> Lowered {
        let code = code
        var result =
            constant.map { Lowered(type, position, constant: $0.inOptional) }
            ?? Lowered(type, position) { frame throws(Failure) in try code(frame).inOptional }
        result.isFailed = isFailed
        return result
    }
}

extension StaticType {
    /// True for types of SwiftUI that are views.
    var isViewLike: Bool {
        if case .native(let name) = self { return BuiltinTable.standard.viewTypes.contains(name) }
        return false
    }
}

/// A view and the modifiers around it, innermost first.
struct ViewChain {
    /// A modifier of the chain.
    enum Link {
        case constant(ModifierValue)
        case make(SourcePosition, (Frame) throws(Failure) -> ModifierValue.Kind)
        /// A modifier that the program itself defines.
        case transform((Frame, ViewValue) throws(Failure) -> ViewValue)
    }

    private let base: ViewCode
    private var links: [Link] = []
    /// The whole view, if it is always the same.
    private(set) var constant: ViewValue?

    init(base: @escaping ViewCode) { self.base = base }

    init(constant: ViewValue) {
        self.constant = constant
        base = { _ in constant }
    }

    mutating func append(_ link: Link) {
        if let view = constant, case .constant(let modifier) = link {
            self = ViewChain(constant: ViewValue(.modified(view, modifier), source: view.source))
        } else {
            constant = nil
            links.append(link)
        }
    }

    func run(_ frame: Frame) throws(Failure) -> ViewValue {
        var view = try base(frame)
        for link in links {
            switch link {
            case .constant(let modifier): view = ViewValue(.modified(view, modifier), source: view.source)
            case .make(let position, let make): view = view.modified(try make(frame), source: position)
            case .transform(let transform): view = try transform(frame, view)
            }
        }
        return view
    }
}

/// Somewhere a value can be changed.
struct Place {
    /// Changes a value that is handed in.
    typealias Change = (inout Value) throws(EvaluationFailure) -> Void
    typealias Write = (Frame, Value) throws(EvaluationFailure) -> Void
    typealias Modify = (Frame, Change) throws(EvaluationFailure) -> Void

    var type: StaticType
    /// True if the place is `self`.
    var isOwn = false
    /// False for what can only be read; writing there does nothing.
    var isSettable = true
    /// True if reading may change what the value is read from.
    var isReadMutating = false
    /// False for what is kept elsewhere, so that a change leaves the instance around it as it is.
    var isWriteMutating = true
    var read: Code
    var write: Write
    /// Changes the value where it is, without copying what it holds.
    var modify: Modify

    init(type: StaticType, read: @escaping Code, write: @escaping Write, modify: @escaping Modify) {
        self.type = type
        self.read = read
        self.write = write
        self.modify = modify
    }

    /// Makes a place that is changed by reading and writing it.
    init(type: StaticType, read: @escaping Code, write: @escaping Write) {
        self.init(type: type, read: read, write: write, modify: Self.readingAndWriting(read, write))
    }

    private static func readingAndWriting(_ read: @escaping Code, _ write: @escaping Write) -> Modify {
        { (frame: Frame, change: Change) throws(EvaluationFailure) -> Void in
            var value = try read(frame)
            try change(&value)
            try write(frame, value)
        }
    }
}
