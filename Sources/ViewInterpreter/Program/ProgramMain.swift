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

    /// Calls the function at file level that has this name and takes no arguments; `nil` if there is none.
    package func run(_ name: String) -> Run? {
        guard let code = functions[name] else { return nil }
        let context = EvaluationContext(
            tracker: DependencyTracker(),
            environment: EnvironmentValues(),
            requests: SceneRequests()
        )
        let function = FunctionValue(machine: machine, code: code, captures: [], selfValue: .missing)
        do throws(EvaluationFailure) {
            _ = try function.call([], in: context)
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
