extension Prelude {
    /// What publishers are made into, and what receives their values.
    static let publishers = """
        extension Publisher {
            func sink(
                receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
                receiveValue: @escaping (Output) -> Void
            ) -> AnyCancellable {
                attach(receiveValue, receiveCompletion)
            }
            func assign(to path: Any, on object: Any) -> AnyCancellable {
                attach({ object[keyPath: path] = $0 }, { _ in })
            }
            func assign(to published: inout PublishedPublisher) {
                let target = published
                _ = attach({ target.set($0) }, { _ in })
            }
            func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher { attach($0, $1) } }
            func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
                AnyPublisher { receive, end in attach({ receive(transform($0)) }, end) }
            }
            func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, Error> {
                AnyPublisher { receive, end in
                    var isOver = false
                    return attach(
                        { value in
                            if isOver { return }
                            do {
                                receive(try transform(value))
                            } catch {
                                isOver = true
                                end(.failure(error))
                            }
                        },
                        { if !isOver { end($0) } }
                    )
                }
            }
            func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
                AnyPublisher { receive, end in
                    attach({ if let value = transform($0) { receive(value) } }, end)
                }
            }
            func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
                AnyPublisher { receive, end in attach({ if isIncluded($0) { receive($0) } }, end) }
            }
            func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates { $0 == $1 } }
            func removeDuplicates(by isSame: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
                AnyPublisher { receive, end in
                    var last: [Output] = []
                    return attach(
                        { value in
                            if let previous = last.first, isSame(previous, value) { return }
                            last = [value]
                            receive(value)
                        },
                        end
                    )
                }
            }
            func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
                AnyPublisher { receive, end in
                    var result = initial
                    return attach(
                        { value in
                            result = next(result, value)
                            receive(result)
                        },
                        end
                    )
                }
            }
            func reduce<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
                AnyPublisher { receive, end in
                    var result = initial
                    return attach(
                        { result = next(result, $0) },
                        { completion in
                            if case .finished = completion { receive(result) }
                            end(completion)
                        }
                    )
                }
            }
            func collect() -> AnyPublisher<[Output], Failure> {
                AnyPublisher { receive, end in
                    var all: [Output] = []
                    return attach(
                        { all.append($0) },
                        { completion in
                            if case .finished = completion { receive(all) }
                            end(completion)
                        }
                    )
                }
            }
            func count() -> AnyPublisher<Int, Failure> { reduce(0) { sum, _ in sum + 1 } }
            func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
                AnyPublisher { receive, end in
                    var left = count
                    return attach({ value in if left > 0 { left -= 1 } else { receive(value) } }, end)
                }
            }
            func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
                AnyPublisher { receive, end in
                    var left = count
                    return attach(
                        { value in
                            if left <= 0 { return }
                            left -= 1
                            receive(value)
                            if left == 0 { end(.finished) }
                        },
                        { if left > 0 { end($0) } }
                    )
                }
            }
            func first() -> AnyPublisher<Output, Failure> { prefix(1) }
            func prepend(_ values: Output...) -> AnyPublisher<Output, Failure> {
                AnyPublisher { receive, end in
                    for value in values { receive(value) }
                    return attach(receive, end)
                }
            }
            func append(_ values: Output...) -> AnyPublisher<Output, Failure> {
                AnyPublisher { receive, end in
                    attach(
                        receive,
                        { completion in
                            if case .finished = completion { for value in values { receive(value) } }
                            end(completion)
                        }
                    )
                }
            }
            func replaceNil(with other: Any) -> AnyPublisher<Output, Failure> { map { $0 ?? other } }
            func replaceError(with other: Output) -> AnyPublisher<Output, Never> {
                AnyPublisher { receive, end in
                    attach(
                        receive,
                        { completion in
                            if case .failure = completion { receive(other) }
                            end(.finished)
                        }
                    )
                }
            }
            func `catch`(_ handler: @escaping (Failure) -> any Publisher) -> AnyPublisher<Output, Failure> {
                AnyPublisher { receive, end in
                    attach(
                        receive,
                        { completion in
                            if case .failure(let error) = completion {
                                _ = handler(error).attach(receive, end)
                            } else {
                                end(completion)
                            }
                        }
                    )
                }
            }
            func mapError(_ transform: @escaping (Failure) -> Error) -> AnyPublisher<Output, Error> {
                AnyPublisher { receive, end in
                    attach(
                        receive,
                        { completion in
                            if case .failure(let error) = completion {
                                end(.failure(transform(error)))
                            } else {
                                end(completion)
                            }
                        }
                    )
                }
            }
            func setFailureType(to type: Any) -> AnyPublisher<Output, Error> { eraseToAnyPublisher() }
            func share() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
            func handleEvents(
                receiveSubscription: ((Any) -> Void)? = nil,
                receiveOutput: ((Output) -> Void)? = nil,
                receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
                receiveCancel: (() -> Void)? = nil,
                receiveRequest: ((Any) -> Void)? = nil
            ) -> AnyPublisher<Output, Failure> {
                AnyPublisher { receive, end in
                    attach(
                        { value in
                            receiveOutput?(value)
                            receive(value)
                        },
                        { completion in
                            receiveCompletion?(completion)
                            end(completion)
                        }
                    )
                }
            }
            func receive(on scheduler: Any) -> AnyPublisher<Output, Failure> { delay(for: 0, scheduler: scheduler) }
            func subscribe(on scheduler: Any) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
            func delay(for interval: SchedulerInterval, scheduler: Any) -> AnyPublisher<Output, Failure> {
                AnyPublisher { receive, end in
                    var isStopped = false
                    let inner = attach(
                        { value in
                            Task {
                                if interval.seconds > 0 { try? await Task.sleep(for: .seconds(interval.seconds)) }
                                if !isStopped { receive(value) }
                            }
                        },
                        { completion in
                            Task {
                                if interval.seconds > 0 { try? await Task.sleep(for: .seconds(interval.seconds)) }
                                if !isStopped { end(completion) }
                            }
                        }
                    )
                    return AnyCancellable {
                        isStopped = true
                        inner.cancel()
                    }
                }
            }
            func debounce(for interval: SchedulerInterval, scheduler: Any) -> AnyPublisher<Output, Failure> {
                AnyPublisher { receive, end in
                    var turn = 0
                    let inner = attach(
                        { value in
                            turn += 1
                            let own = turn
                            Task {
                                try? await Task.sleep(for: .seconds(interval.seconds))
                                if own == turn { receive(value) }
                            }
                        },
                        end
                    )
                    return AnyCancellable {
                        turn += 1
                        inner.cancel()
                    }
                }
            }
            func throttle(for interval: SchedulerInterval, scheduler: Any, latest: Bool) -> AnyPublisher<Output, Failure> {
                AnyPublisher { receive, end in
                    var isOpen = true
                    var held: [Output] = []
                    return attach(
                        { value in
                            if isOpen {
                                isOpen = false
                                receive(value)
                                Task {
                                    try? await Task.sleep(for: .seconds(interval.seconds))
                                    isOpen = true
                                    if let last = held.first {
                                        held = []
                                        receive(last)
                                    }
                                }
                            } else if latest || held.isEmpty {
                                held = [value]
                            }
                        },
                        end
                    )
                }
            }
            func combineLatest(_ other: any Publisher) -> AnyPublisher<(Any, Any), Failure> {
                Publishers.joined([self, other], isPaired: false).map { ($0[0], $0[1]) }
            }
            func combineLatest<T>(
                _ other: any Publisher,
                _ transform: @escaping (Any, Any) -> T
            ) -> AnyPublisher<T, Failure> {
                Publishers.joined([self, other], isPaired: false).map { transform($0[0], $0[1]) }
            }
            func combineLatest(_ second: any Publisher, _ third: any Publisher) -> AnyPublisher<(Any, Any, Any), Failure> {
                Publishers.joined([self, second, third], isPaired: false).map { ($0[0], $0[1], $0[2]) }
            }
            func zip(_ other: any Publisher) -> AnyPublisher<(Any, Any), Failure> {
                Publishers.joined([self, other], isPaired: true).map { ($0[0], $0[1]) }
            }
            func merge(with others: (any Publisher)...) -> AnyPublisher<Output, Failure> {
                Publishers.merged([self] + others)
            }
            func flatMap(
                maxPublishers: Any? = nil,
                _ transform: @escaping (Output) -> any Publisher
            ) -> AnyPublisher<Any, Failure> {
                AnyPublisher { receive, end in
                    attach({ _ = transform($0).attach(receive, { _ in }) }, end)
                }
            }
            func switchToLatest() -> AnyPublisher<Any, Failure> {
                AnyPublisher { receive, end in
                    var inner: AnyCancellable?
                    return attach(
                        { publisher in
                            inner?.cancel()
                            inner = publisher.attach(receive, { _ in })
                        },
                        end
                    )
                }
            }
        }
        enum Publishers {
            static func joined(_ sources: [any Publisher], isPaired: Bool) -> AnyPublisher<[Any], Never> {
                AnyPublisher { receive, end in
                    var waiting: [[Any]] = sources.map { _ in [] }
                    var open = sources.count
                    let all = sources.enumerated().map { index, source in
                        source.attach(
                            { value in
                                if isPaired { waiting[index].append(value) } else { waiting[index] = [value] }
                                if waiting.contains(where: { $0.isEmpty }) { return }
                                let row = waiting.map { $0[0] }
                                if isPaired { for place in waiting.indices { waiting[place].removeFirst() } }
                                receive(row)
                            },
                            { completion in
                                open -= 1
                                if open == 0 { end(completion) }
                            }
                        )
                    }
                    return AnyCancellable { for one in all { one.cancel() } }
                }
            }
            static func merged(_ sources: [any Publisher]) -> AnyPublisher<Any, Never> {
                AnyPublisher { receive, end in
                    var open = sources.count
                    let all = sources.map { source in
                        source.attach(
                            receive,
                            { completion in
                                open -= 1
                                if open == 0 { end(completion) }
                            }
                        )
                    }
                    return AnyCancellable { for one in all { one.cancel() } }
                }
            }
            static func CombineLatest(_ a: any Publisher, _ b: any Publisher) -> AnyPublisher<(Any, Any), Never> {
                a.combineLatest(b)
            }
            static func CombineLatest3(
                _ a: any Publisher, _ b: any Publisher, _ c: any Publisher
            ) -> AnyPublisher<(Any, Any, Any), Never> {
                a.combineLatest(b, c)
            }
            static func Zip(_ a: any Publisher, _ b: any Publisher) -> AnyPublisher<(Any, Any), Never> { a.zip(b) }
            static func Merge(_ a: any Publisher, _ b: any Publisher) -> AnyPublisher<Any, Never> { merged([a, b]) }
            static func MergeMany(_ sources: any Publisher...) -> AnyPublisher<Any, Never> { merged(sources) }
        }
        extension Sequence {
            var publisher: AnyPublisher<Element, Never> {
                let values = Array(self)
                return AnyPublisher { receive, end in
                    for value in values { receive(value) }
                    end(.finished)
                    return AnyCancellable {}
                }
            }
        }
        """
}
