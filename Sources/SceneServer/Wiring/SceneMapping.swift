internal import FrameProtocol
internal import LayoutCore
internal import ScrollDynamics
internal import ViewInterpreter
internal import ViewRuntime

// What goes over the wire and what the runtime works with are different types, so that either can change alone.

extension SceneConfiguration {
    init(device: Device, os: SystemVersion, settings: EnvironmentSettings) {
        self.init(device: device, os: OperatingSystemVersion(os))
        if let size = settings.dynamicTypeSize { dynamicTypeSize = size }
        if let scheme = settings.colorScheme { colorScheme = scheme == .dark ? .dark : .light }
        if let direction = settings.layoutDirection {
            layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
        }
        if let locale = settings.locale { self.locale = locale }
    }
}

extension OperatingSystemVersion {
    fileprivate init(_ version: SystemVersion) {
        switch version {
        case .iOS18: self = .iOS18
        case .iOS26: self = .iOS26
        }
    }
}

extension SystemVersion {
    init(_ version: OperatingSystemVersion) {
        switch version {
        case .iOS18: self = .iOS18
        case .iOS26: self = .iOS26
        }
    }
}

extension TouchPhase {
    init(_ phase: TouchInput.Phase) {
        switch phase {
        case .began: self = .began
        case .moved: self = .moved
        case .ended: self = .ended
        case .cancelled: self = .cancelled
        }
    }
}

extension Device {
    /// The device that a message chooses.
    ///
    /// - Throws: `unknownDevice`.
    init(_ choice: DeviceChoice) throws(SceneFailure) {
        switch choice {
        case .bare(let screen):
            self.init(bareSize: screen.size, scale: screen.scale, safeArea: screen.safeArea)
        case .named(let id):
            guard let device = DeviceCatalog.device(id: id) else {
                let known = DeviceCatalog.all.filter { !$0.isLandscape }.map(\.id).joined(separator: ", ")
                throw SceneFailure(
                    .unknownDevice,
                    "there is no device '\(id.prefix(60))'; expected one of \(known), each also with -landscape"
                )
            }
            self = device
        }
    }
}

extension DeviceCatalog {
    /// The devices as the greeting tells them.
    static let records = all.map(DeviceRecord.init)
}

extension DeviceRecord {
    init(_ device: Device) {
        let isBare = device.kind == .bare
        self.init(
            id: isBare ? nil : device.id,
            name: isBare ? nil : device.name,
            size: device.size,
            scale: device.scale,
            safeArea: device.safeArea
        )
    }
}

extension DiagnosticRecord {
    init(_ diagnostic: ProgramDiagnostic) {
        let severity: Severity =
            switch diagnostic.severity {
            case .error: .error
            case .warning: .warning
            case .note: .note
            }
        self.init(
            severity: severity,
            line: diagnostic.line,
            column: diagnostic.column,
            message: diagnostic.message
        )
    }

    /// A program that stopped while its first frame was made.
    init(_ failure: EvaluationFailure) {
        let position = failure.position
        self.init(severity: .error, line: position.line, column: position.column, message: failure.message)
    }
}

extension SceneFailure {
    init(_ failure: EvaluationFailure) {
        let code: MessageError.Code =
            switch failure.reason {
            case .trap: .programTrapped
            case .tooManySteps: .programTooSlow
            case .tooDeep: .programTooDeep
            case .tooMuchMemory: .programTooMuchMemory
            case .unsupported: .programUnsupported
            }
        self.init(MessageError(code, failure.message), source: SourceRecord(failure.position))
    }
}

extension ScrollViewRecord {
    init(_ view: ScrollViewState) {
        let geometry = view.geometry
        self.init(
            id: view.id,
            frame: view.frame.isFinite ? view.frame : .zero,
            contentOffset: Point(x: geometry.contentOffset.x.orZero, y: geometry.contentOffset.y.orZero),
            contentInsets: EdgeInsets(finite: geometry.contentInsets),
            contentSize: Size(finite: geometry.contentSize),
            containerSize: Size(finite: geometry.containerSize),
            phase: Phase(view.phase)
        )
    }
}

extension ScrollViewRecord.Phase {
    fileprivate init(_ phase: ScrollPhase) {
        switch phase {
        case .idle: self = .idle
        case .tracking: self = .tracking
        case .interacting: self = .interacting
        case .decelerating: self = .decelerating
        case .animating: self = .animating
        }
    }
}

extension LazyContainerRecord {
    init(_ container: LazyContainerState) {
        self.init(
            id: container.id,
            view: container.view,
            scrollView: container.scrollView,
            axis: container.axis,
            frame: container.frame.isFinite ? container.frame : .zero,
            elementCount: container.elementCount,
            realizedCount: container.realizedCount,
            placedCount: container.placedCount,
            placed: container.placed.map(\.orZero),
            sections: container.sections.map { section in
                Section(range: section.range.orZero, pinnables: section.pinnables.map(Pinnable.init))
            }
        )
    }
}

extension LazyContainerRecord.Pinnable {
    fileprivate init(_ pinnable: LazyContainerState.Pinnable) {
        self.init(
            part: ItemRecord.Pinned(pinnable.part),
            state: !pinnable.isHeld ? .natural : pinnable.pushedBy > 0 ? .pushed : .pinned,
            natural: pinnable.natural.orZero,
            position: pinnable.position.orZero,
            length: pinnable.length.orZero,
            pushedBy: pinnable.pushedBy.orZero
        )
    }
}

extension ClosedRange<Double> {
    fileprivate var orZero: ClosedRange<Double> {
        let (start, end) = (lowerBound.orZero, upperBound.orZero)
        return start <= end ? start...end : start...start
    }
}

extension FrameProtocol.CallbackRecord {
    init(_ callback: ViewRuntime.CallbackRecord) {
        self.init(
            name: callback.name,
            line: callback.line,
            old: callback.old,
            new: callback.new,
            pass: callback.pass,
            message: callback.message
        )
    }
}

extension StateRecord {
    init(_ variable: StateVariable) {
        self.init(name: variable.name, view: variable.view, line: variable.line, value: variable.value)
    }
}

/// Keeps a tree small enough to be sent and read.
struct TreeBudget {
    /// How many more views may be told.
    private(set) var nodes: Int
    /// How many levels more.
    private let depth: Int

    init(nodes: Int, depth: Int) {
        self.nodes = nodes
        self.depth = depth
    }

    /// The record of a view and, as far as there is room, of those in it; a view says when some are left out.
    mutating func record(_ node: ViewTreeNode, level: Int = 1) -> TreeNodeRecord {
        nodes -= 1
        var record = TreeNodeRecord(node)
        for (index, child) in node.children.enumerated() {
            guard nodes > 0, level < depth else {
                record.why += " (\(node.children.count - index) views in it are left out: the tree is too large.)"
                break
            }
            record.children.append(self.record(child, level: level + 1))
        }
        return record
    }
}

extension TreeNodeRecord {
    /// The view alone, without those in it.
    fileprivate init(_ node: ViewTreeNode) {
        let frame = node.frame.flatMap { $0.isFinite ? $0 : nil } ?? .zero
        self.init(
            id: node.id,
            view: node.view,
            identifier: node.identifier,
            source: SourceRecord(node.source),
            proposal: node.proposal,
            size: node.size.map { Size(finite: $0) } ?? frame.size,
            frame: frame,
            safeArea: node.safeArea.map { EdgeInsets(finite: $0) } ?? .zero,
            environment: node.environment.map { EnvironmentRecord(name: $0.name, value: $0.value) },
            why: node.why
        )
    }

    /// The tree of a scene that shows no program.
    static func emptyScreen(_ device: Device) -> TreeNodeRecord {
        TreeNodeRecord(
            id: 0,
            view: "EmptyView",
            size: .zero,
            frame: Rect(origin: .zero, size: device.size),
            safeArea: device.safeArea,
            why: "The program has errors, so the screen is empty."
        )
    }
}

extension Size {
    /// The size, with 0 for a length that is no number.
    fileprivate init(finite size: Size) { self.init(width: size.width.orZero, height: size.height.orZero) }
}

extension EdgeInsets {
    /// The insets, with 0 for a length that is no number.
    fileprivate init(finite insets: EdgeInsets) {
        self.init(
            top: insets.top.orZero,
            leading: insets.leading.orZero,
            bottom: insets.bottom.orZero,
            trailing: insets.trailing.orZero
        )
    }
}
