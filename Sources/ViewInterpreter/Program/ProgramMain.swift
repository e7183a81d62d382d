package import ViewRuntime

/// Runs a function of a program by its name, for programs that show nothing: scripts and tests of the language.
extension Program {
    /// What running a function gave.
    package struct Run {
        /// Lines that `print` wrote, in order.
        package var printed: [String]
        /// Why the function did not come to its end; `nil` if it did.
        package var failure: EvaluationFailure?
    }

    /// Lets tasks go on, in the order in which they wake, until none is left; time passes without waiting.
    private static func finishTasks(of context: EvaluationContext) throws(EvaluationFailure) {
        var waiting: [(due: Double, request: SleepRequest)] = []
        while true {
            for request in context.requests.sleeps {
                waiting.append((context.requests.time + max(request.duration, 0), request))
            }
            context.requests.sleeps = []
            // The first of those that wake at the same time has waited longest.
            guard let first = waiting.map(\.due).min(), let index = waiting.firstIndex(where: { $0.due == first })
            else {
                return
            }
            let next = waiting.remove(at: index)
            context.requests.time = max(context.requests.time, next.due)
            context.requests.currentTask = next.request.task
            defer { context.requests.currentTask = nil }
            try next.request.resume(context)
        }
    }

    /// Calls the function at file level that has this name and takes no arguments; `nil` if there is none.
    ///
    /// What it waits for, and the tasks that it starts, come to their ends before this returns.
    package func run(_ name: String, formatting: any LocaleFormatting = PlainFormatting()) -> Run? {
        guard let code = functions[name] else { return nil }
        let context = EvaluationContext(
            tracker: DependencyTracker(),
            environment: EnvironmentValues().applying(.formatting(formatting)),
            requests: SceneRequests()
        )
        let function = FunctionValue(machine: machine, code: code, captures: [], selfValue: .missing)
        do throws(EvaluationFailure) {
            _ = try function.call([], in: context)
            try Self.finishTasks(of: context)
            return Run(printed: context.requests.printed, failure: nil)
        } catch {
            return Run(printed: context.requests.printed, failure: error)
        }
    }
}

extension Lowering {
    /// Functions at file level that take no arguments, by name.
    var plainFunctions: [String: FunctionCode] {
        globals.compactMapValues { members in
            for case .method(let code) in members where code.parameters.isEmpty && code.owner == nil { return code }
            return nil
        }
    }
}
