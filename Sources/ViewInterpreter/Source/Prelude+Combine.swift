extension Prelude {
    /// Words of a source that does more with publishers than to receive from them.
    static let combineWords: Set<String> = ["Combine", "sink", "assign", "AnyCancellable", "AnyPublisher"]
    static let combineTypes: Set<String> = [
        "PassthroughSubject", "CurrentValueSubject", "Publishers", "Just", "Future", "SchedulerInterval",
    ]
    static let receivingTypes: Set<String> = [
        "Subscribers", "AnyCancellable", "Cancellable", "Publisher", "AnyPublisher", "SubjectBase",
        "PublishedPublisher",
    ]

    /// Publishers: each is a function that takes what receives values and what receives the end, and gives what stops it.
    static let receiving = """
        enum Subscribers {
            enum Completion<Failure> {
                case finished
                case failure(Failure)
            }
        }
        final class AnyCancellable: Hashable {
            private var action: (() -> Void)?
            init(_ cancel: @escaping () -> Void) { action = cancel }
            func cancel() {
                let last = action
                action = nil
                last?()
            }
            func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
            func store(in list: inout [AnyCancellable]) { list.append(self) }
            static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
            func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
        }
        typealias Cancellable = AnyCancellable
        protocol Publisher {
            associatedtype Output
            associatedtype Failure
            func attach(
                _ receive: @escaping (Output) -> Void,
                _ end: @escaping (Subscribers.Completion<Failure>) -> Void
            ) -> AnyCancellable
        }
        struct AnyPublisher<Output, Failure>: Publisher {
            let start: (
                @escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void
            ) -> AnyCancellable
            init(
                start: @escaping (
                    @escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void
                ) -> AnyCancellable
            ) {
                self.start = start
            }
            init(_ publisher: any Publisher) { start = { publisher.attach($0, $1) } }
            func attach(
                _ receive: @escaping (Output) -> Void,
                _ end: @escaping (Subscribers.Completion<Failure>) -> Void
            ) -> AnyCancellable {
                start(receive, end)
            }
        }
        class SubjectBase<Output, Failure>: Publisher {
            private var receivers: [(id: Int, receive: (Output) -> Void, end: (Subscribers.Completion<Failure>) -> Void)] = []
            private var last = 0
            private var outcome: Subscribers.Completion<Failure>?
            func first() -> [Output] { [] }
            func keep(_ value: Output) {}
            func attach(
                _ receive: @escaping (Output) -> Void,
                _ end: @escaping (Subscribers.Completion<Failure>) -> Void
            ) -> AnyCancellable {
                if let outcome {
                    end(outcome)
                    return AnyCancellable {}
                }
                last += 1
                let id = last
                receivers.append((id: id, receive: receive, end: end))
                for value in first() { receive(value) }
                return AnyCancellable { self.receivers.removeAll { $0.id == id } }
            }
            func send(_ value: Output) {
                if outcome != nil { return }
                keep(value)
                for receiver in receivers where receivers.contains(where: { $0.id == receiver.id }) {
                    receiver.receive(value)
                }
            }
            func send() { send(()) }
            func send(completion: Subscribers.Completion<Failure>) {
                if outcome != nil { return }
                outcome = completion
                let all = receivers
                receivers = []
                for receiver in all { receiver.end(completion) }
            }
        }
        final class PublishedPublisher: SubjectBase<Any, Never> {
            private let read: () -> Any
            private let write: (Any) -> Void
            init(_ read: @escaping () -> Any, _ write: @escaping (Any) -> Void) {
                self.read = read
                self.write = write
            }
            override func first() -> [Any] { [read()] }
            func set(_ value: Any) { write(value) }
        }
        extension Publisher {
            func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { attach(receiveValue, { _ in }) }
            func deliver(_ action: @escaping (Output) -> Void) async {
                let subscription = attach(action, { _ in })
                while !Task.isCancelled { try? await Task.sleep(for: .seconds(3_600)) }
                subscription.cancel()
            }
        }
        extension View {
            func onReceive(_ publisher: any Publisher, perform action: @escaping (Any) -> Void) -> some View {
                task { await publisher.deliver(action) }
            }
        }
        """

    /// What an `ObservableObject` tells before it changes.
    static let objectWillChange = """
        final class ObservableObjectPublisher: SubjectBase<Void, Never> {
            private weak var object: AnyObject?
            init(of object: AnyObject) { self.object = object }
            override func send(_ value: Void) {
                __invalidateObservers(object)
                super.send(value)
            }
        }
        extension ObservableObject {
            var objectWillChange: ObservableObjectPublisher {
                __objectWillChange(self) { ObservableObjectPublisher(of: self) }
            }
        }
        """

    /// Subjects, and publishers that make their values themselves.
    static let combine = """
        struct SchedulerInterval: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
            var seconds: Double
            init(seconds: Double) { self.seconds = seconds }
            init(floatLiteral value: Double) { seconds = value }
            init(integerLiteral value: Int) { seconds = Double(value) }
            static func seconds(_ value: Double) -> SchedulerInterval { SchedulerInterval(seconds: value) }
            static func milliseconds(_ value: Int) -> SchedulerInterval { SchedulerInterval(seconds: Double(value) / 1_000) }
        }
        typealias Subject = SubjectBase
        final class PassthroughSubject<Output, Failure>: SubjectBase<Output, Failure> {}
        final class CurrentValueSubject<Output, Failure>: SubjectBase<Output, Failure> {
            private var current: Output
            init(_ value: Output) { current = value }
            var value: Output {
                get { current }
                set { send(newValue) }
            }
            override func first() -> [Output] { [current] }
            override func keep(_ value: Output) { current = value }
        }
        struct Just<Output>: Publisher {
            let output: Output
            init(_ output: Output) { self.output = output }
            func attach(
                _ receive: @escaping (Output) -> Void,
                _ end: @escaping (Subscribers.Completion<Never>) -> Void
            ) -> AnyCancellable {
                receive(output)
                end(.finished)
                return AnyCancellable {}
            }
        }
        struct Empty<Output, Failure>: Publisher {
            var completeImmediately = true
            func attach(
                _ receive: @escaping (Output) -> Void,
                _ end: @escaping (Subscribers.Completion<Failure>) -> Void
            ) -> AnyCancellable {
                if completeImmediately { end(.finished) }
                return AnyCancellable {}
            }
        }
        struct Fail<Output, Failure>: Publisher {
            let error: Failure
            init(error: Failure) { self.error = error }
            init(outputType: Any, failure: Failure) { error = failure }
            func attach(
                _ receive: @escaping (Output) -> Void,
                _ end: @escaping (Subscribers.Completion<Failure>) -> Void
            ) -> AnyCancellable {
                end(.failure(error))
                return AnyCancellable {}
            }
        }
        struct Deferred<Output, Failure>: Publisher {
            let createPublisher: () -> any Publisher
            init(createPublisher: @escaping () -> any Publisher) { self.createPublisher = createPublisher }
            func attach(
                _ receive: @escaping (Output) -> Void,
                _ end: @escaping (Subscribers.Completion<Failure>) -> Void
            ) -> AnyCancellable {
                createPublisher().attach(receive, end)
            }
        }
        final class Future<Output, Failure>: SubjectBase<Output, Failure> {
            private var result: Result<Output, Failure>?
            init(_ attempt: @escaping (@escaping (Result<Output, Failure>) -> Void) -> Void) {
                super.init()
                attempt { result in
                    if self.result != nil { return }
                    self.result = result
                    switch result {
                    case .success(let value):
                        self.send(value)
                        self.send(completion: .finished)
                    case .failure(let error): self.send(completion: .failure(error))
                    }
                }
            }
            override func attach(
                _ receive: @escaping (Output) -> Void,
                _ end: @escaping (Subscribers.Completion<Failure>) -> Void
            ) -> AnyCancellable {
                if case .success(let value)? = result { receive(value) }
                return super.attach(receive, end)
            }
        }
        """
}
