extension Prelude {
    /// Views that follow the scene's clock.
    ///
    /// A schedule says, for a moment, which of its entries holds, how long that one lasts, and
    /// whether only the entries that are seen count, as for an animation. All in seconds.
    static let timelines = """
        struct TimelineSchedule {
            fileprivate var followsFrames = false
            fileprivate var entry: (Double) -> Double = { $0 }
            fileprivate var rest: (Double) -> Double? = { _ in nil }
            static var animation: TimelineSchedule { animation() }
            static var everyMinute: TimelineSchedule {
                periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
            }
            static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> TimelineSchedule {
                var schedule = TimelineSchedule()
                schedule.followsFrames = true
                if !paused { schedule.rest = { _ in max(minimumInterval ?? 0, 1.0 / 60) } }
                return schedule
            }
            static func periodic(from start: Date, by interval: Double) -> TimelineSchedule {
                let first = start.timeIntervalSinceReferenceDate
                let step = max(interval, 1.0 / 120)
                func index(_ now: Double) -> Double { ((now - first) / step + 0.000001).rounded(.down) }
                var schedule = TimelineSchedule()
                schedule.entry = { now in first + max(index(now), 0) * step }
                schedule.rest = { now in max(first + max(index(now) + 1, 0) * step - now, 0.000001) }
                return schedule
            }
            static func explicit(_ dates: [Date]) -> TimelineSchedule {
                let times = dates.map { $0.timeIntervalSinceReferenceDate }
                var schedule = TimelineSchedule()
                schedule.entry = { now in times.last { $0 <= now + 0.000001 } ?? times.first ?? now }
                schedule.rest = { now in
                    guard let next = times.first(where: { $0 > now + 0.000001 }) else { return nil }
                    return next - now
                }
                return schedule
            }
        }
        struct TimelineViewDefaultContext {
            enum Cadence: Int, Comparable {
                case live, seconds, minutes
                static func < (a: Cadence, b: Cadence) -> Bool { a.rawValue < b.rawValue }
            }
            let date: Date
            let cadence = Cadence.live
        }
        func PeriodicTimelineSchedule(from start: Date, by interval: Double) -> TimelineSchedule {
            TimelineSchedule.periodic(from: start, by: interval)
        }
        func AnimationTimelineSchedule(minimumInterval: Double? = nil, paused: Bool = false) -> TimelineSchedule {
            TimelineSchedule.animation(minimumInterval: minimumInterval, paused: paused)
        }
        func EveryMinuteTimelineSchedule() -> TimelineSchedule { TimelineSchedule.everyMinute }
        func ExplicitTimelineSchedule(_ dates: [Date]) -> TimelineSchedule { TimelineSchedule.explicit(dates) }
        struct TimelineView<Content: View>: View {
            let schedule: TimelineSchedule
            let content: (TimelineViewDefaultContext) -> Content
            init(
                _ schedule: TimelineSchedule,
                @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
            ) {
                self.schedule = schedule
                self.content = content
            }
            var body: some View {
                let now = __sceneDate()
                let _ = __runAgain(schedule.rest(now), schedule.followsFrames)
                content(TimelineViewDefaultContext(date: Date(timeIntervalSinceReferenceDate: schedule.entry(now))))
            }
        }
        """
}
