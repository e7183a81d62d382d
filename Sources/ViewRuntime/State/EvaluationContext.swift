package import LayoutCore

/// What a running part of the program may ask of the runtime.
package final class EvaluationContext {
    package let tracker: DependencyTracker
    /// The environment of the view whose builder, body or action runs.
    package var environment: EnvironmentValues
    /// Requests that the program makes of the scene: animations, scrolling, printing.
    package let requests: SceneRequests
    /// Knows the sizes of text styles; `nil` where nothing is shown.
    package var text: (any TextMeasuring)?

    package init(tracker: DependencyTracker, environment: EnvironmentValues, requests: SceneRequests) {
        self.tracker = tracker
        self.environment = environment
        self.requests = requests
    }

    /// Has the running builder run again when the scene's clock has gone on.
    ///
    /// - Parameters:
    ///   - wait: How long from now, in seconds. What an earlier run asked for is forgotten.
    ///   - followsFrames: True if it is enough to run at the moments that are shown, however far the clock goes at once.
    package func runAgain(after wait: Double, followsFrames: Bool) {
        guard let record = tracker.current else { return }
        let token = record.waitAnew()
        var request = SleepRequest(duration: wait) { [weak record] _ throws(EvaluationFailure) in
            record?.wake(token)
        }
        request.followsFrames = followsFrames
        requests.sleeps.append(request)
    }

    /// The device's locale, noted as read by the running builder.
    package func readDeviceLocale() -> String {
        tracker.current?.readsEnvironment = true
        return requests.locale
    }

    /// A part of the environment: the running builder runs again where that part is not equal any more.
    package func readEnvironment(
        part: @escaping (EnvironmentValues) -> (any ProgramValue)?
    ) -> (any ProgramValue)? {
        let value = part(environment)
        tracker.current?.noteEnvironment { other in
            let now = part(other)
            guard let value, let now else { return (value == nil) == (now == nil) }
            return value.isEqual(to: now)
        }
        return value
    }

    /// How much larger a text style is than at the standard type size; 1 where nothing is shown.
    ///
    /// The type size is noted as read by the running builder.
    package func scale(of style: TextStyle) -> Double {
        let size = readEnvironment().dynamicTypeSize
        guard let text else { return 1 }
        let standard = text.font(for: style, at: .large).size
        return standard > 0 ? text.font(for: style, at: size).size / standard : 1
    }

    /// The environment, noted as read by the running builder.
    package func readEnvironment() -> EnvironmentValues {
        tracker.current?.readsEnvironment = true
        return environment
    }
}

/// What actions of the program ask of the scene, taken up after the action.
package final class SceneRequests {
    /// The animation of the innermost `withAnimation` that runs; `nil` outside.
    package var animation: AnimationValue? {
        didSet {
            if let animation { animationOfChanges = animation }
        }
    }
    /// The animation of the last `withAnimation` since scroll positions were last looked at: bindings that it changed follow it.
    var animationOfChanges: AnimationValue?
    /// The scene's time in seconds, as programs that ask for the date see it.
    package var time = 0.0
    /// The locale of the device, which `Locale.current` is, whatever the environment of a view says.
    package var locale = "en_US"
    /// Lines that `print` wrote, not yet taken.
    package var printed: [String] = []
    /// `ScrollViewProxy.scrollTo` calls, not yet taken up.
    package var scrolls: [ScrollToRequest] = []
    /// The task whose part runs now; `nil` outside of tasks.
    package var currentTask: ProgramTask?
    /// The steps that the program has taken at this moment of the scene.
    package var steps = 0
    /// Continuations of tasks that sleep.
    package var sleeps: [SleepRequest] = []
    /// Diagnostics of the run, not yet taken.
    package var warnings: [RuntimeWarning] = []

    package init() {}

    /// Gives those that wait since a moment the environment in which they run on.
    func noteEnvironment(_ environment: EnvironmentValues, from first: Int) {
        guard first < sleeps.count else { return }
        for index in first..<sleeps.count where sleeps[index].environment == nil {
            sleeps[index].environment = environment
        }
    }
}

/// A `scrollTo` call.
package struct ScrollToRequest {
    package var readerID: Int
    package var id: ViewID
    package var anchor: UnitPoint?
    package var animation: AnimationValue?

    package init(readerID: Int, id: ViewID, anchor: UnitPoint?, animation: AnimationValue?) {
        self.readerID = readerID
        self.id = id
        self.anchor = anchor
        self.animation = animation
    }
}

/// A piece of a task that goes on after a time.
package struct SleepRequest {
    /// How long to wait, in seconds.
    package var duration: Double
    /// The task that waits; `nil` for what nobody cancels.
    package var task: ProgramTask?
    /// True for a wait that ends early, by an error, when its task is cancelled; others go with the task.
    package var isCancellable: Bool
    /// True for a wait that ends at the moment to which the clock is moved, though it would have ended on the way.
    package var followsFrames = false
    /// The environment of the view whose code waits: what goes on reads it, though the view may be gone.
    var environment: EnvironmentValues?
    package var resume: (EvaluationContext) throws(EvaluationFailure) -> Void

    package init(
        duration: Double,
        task: ProgramTask? = nil,
        isCancellable: Bool = false,
        resume: @escaping (EvaluationContext) throws(EvaluationFailure) -> Void
    ) {
        self.duration = duration
        self.task = task
        self.isCancellable = isCancellable
        self.resume = resume
    }
}

/// A task of the program, which may be cancelled while it waits.
package final class ProgramTask {
    package var isCancelled = false

    package init() {}
}

/// Something that a person should know about a run.
package struct RuntimeWarning: Hashable, Sendable {
    package var message: String
    package var position: SourcePosition

    package init(message: String, position: SourcePosition) {
        self.message = message
        self.position = position
    }
}
