/// A piece of a task that waits for its time.
struct Sleeper {
    /// When it wakes, in seconds on the scene's clock.
    let due: Double
    /// Tells apart those that wake at the same time: who went to sleep first wakes first.
    let order: Int
    let task: ProgramTask?
    let isCancellable: Bool
    let environment: EnvironmentValues?
    let resume: (EvaluationContext) throws(EvaluationFailure) -> Void

    fileprivate func wakesBefore(_ other: Sleeper) -> Bool { (due, order) < (other.due, other.order) }
}

/// All that waits in a scene, kept so that thousands of tasks that sleep do not look through each other.
struct Sleepers {
    private var timed = SleeperHeap()
    /// Those that wake at the moment to which the clock is moved, however far that is behind when they are due.
    private var following = SleeperHeap()
    private var count = 0

    var isEmpty: Bool { timed.isEmpty && following.isEmpty }

    /// Takes up a request that was made at a time of the scene's clock, in seconds.
    ///
    /// - Complexity: O(log *n*) in the number of those that wait.
    mutating func add(_ request: SleepRequest, at time: Double) {
        count += 1
        let sleeper = Sleeper(
            due: time + max(request.duration, 0),
            order: count,
            task: request.task,
            isCancellable: request.isCancellable,
            environment: request.environment,
            resume: request.resume
        )
        if request.followsFrames { following.insert(sleeper) } else { timed.insert(sleeper) }
    }

    /// Takes out what wakes next while the clock moves to a time.
    ///
    /// - Returns: The sleeper, and when it wakes; `nil` if nobody does.
    /// - Complexity: O(log *n*) in the number of those that wait.
    mutating func removeNext(movingTo time: Double) -> (sleeper: Sleeper, wakes: Double)? {
        let next = timed.first.flatMap { $0.due <= time ? $0 : nil }
        let follower = following.first.flatMap { $0.due <= time ? $0 : nil }
        if let next, follower.map({ (next.due, next.order) < (time, $0.order) }) ?? true {
            timed.removeFirst()
            return (next, next.due)
        }
        guard let follower else { return nil }
        following.removeFirst()
        return (follower, time)
    }

    /// Takes out all whose tasks are cancelled, in the order in which they went to sleep.
    ///
    /// - Complexity: O(*n*) in the number of those that wait.
    mutating func removeCancelled() -> [Sleeper] {
        (timed.removeCancelled() + following.removeCancelled()).sorted { $0.order < $1.order }
    }

    mutating func removeAll() {
        timed = SleeperHeap()
        following = SleeperHeap()
    }
}

/// Sleepers of which the one that wakes first is at hand: each wakes before those at twice its place and one and two more.
private struct SleeperHeap {
    private var places: [Sleeper] = []

    var isEmpty: Bool { places.isEmpty }
    var first: Sleeper? { places.first }

    mutating func insert(_ sleeper: Sleeper) {
        places.append(sleeper)
        var place = places.count - 1
        while place > 0, places[place].wakesBefore(places[(place - 1) / 2]) {
            places.swapAt(place, (place - 1) / 2)
            place = (place - 1) / 2
        }
    }

    /// - Precondition: There is one.
    mutating func removeFirst() {
        places.swapAt(0, places.count - 1)
        places.removeLast()
        var place = 0
        while let below = earlierBelow(place), places[below].wakesBefore(places[place]) {
            places.swapAt(place, below)
            place = below
        }
    }

    mutating func removeCancelled() -> [Sleeper] {
        let cancelled = places.filter { $0.task?.isCancelled == true }
        guard !cancelled.isEmpty else { return [] }
        let rest = places.filter { $0.task?.isCancelled != true }
        places = []
        for sleeper in rest { insert(sleeper) }
        return cancelled
    }

    private func earlierBelow(_ place: Int) -> Int? {
        let (left, right) = (2 * place + 1, 2 * place + 2)
        guard left < places.count else { return nil }
        return right < places.count && places[right].wakesBefore(places[left]) ? right : left
    }
}
