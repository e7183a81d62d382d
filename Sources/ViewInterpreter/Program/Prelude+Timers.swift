extension Prelude {
    static let runLoop = """
        final class RunLoop {
            struct Mode {
                static let common = Mode()
                static let `default` = Mode()
                static let tracking = Mode()
            }
            static let main = RunLoop()
            static let current = RunLoop()
        }
        """

    /// Timers, which run on the scene's clock: each waits in a task of its own.
    static let timers = """
        final class Timer {
            final class TimerPublisher {
                let interval: Double
                var isConnected = false
                init(interval: Double) { self.interval = interval }
                func autoconnect() -> TimerPublisher { self }
                func connect() -> TimerPublisher {
                    isConnected = true
                    return self
                }
                var upstream: TimerPublisher { self }
                func cancel() { isConnected = false }
                func deliver(_ action: @escaping (Date) -> Void) async {
                    isConnected = true
                    while isConnected {
                        try? await Task.sleep(for: .seconds(interval))
                        if Task.isCancelled { return }
                        if isConnected { action(Date()) }
                    }
                }
            }
            let timeInterval: Double
            var tolerance: Double = 0
            var isValid = true
            private let block: (Timer) -> Void
            init(timeInterval: Double, repeats: Bool, block: @escaping (Timer) -> Void) {
                self.timeInterval = timeInterval
                self.block = block
                Task {
                    while isValid {
                        try? await Task.sleep(for: .seconds(timeInterval))
                        if isValid { block(self) }
                        if !repeats { invalidate() }
                    }
                }
            }
            func invalidate() { isValid = false }
            func fire() { block(self) }
            static func publish(
                every interval: Double,
                tolerance: Double? = nil,
                on runLoop: RunLoop,
                in mode: RunLoop.Mode
            ) -> TimerPublisher {
                TimerPublisher(interval: interval)
            }
            static func scheduledTimer(
                withTimeInterval interval: Double,
                repeats: Bool,
                block: @escaping (Timer) -> Void
            ) -> Timer {
                Timer(timeInterval: interval, repeats: repeats, block: block)
            }
        }
        extension Timer.TimerPublisher: Publisher {
            func attach(
                _ receive: @escaping (Date) -> Void,
                _ end: @escaping (Subscribers.Completion<Never>) -> Void
            ) -> AnyCancellable {
                let task = Task { await deliver(receive) }
                return AnyCancellable { task.cancel() }
            }
        }
        """
}
