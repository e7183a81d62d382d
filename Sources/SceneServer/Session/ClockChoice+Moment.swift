internal import FrameProtocol

extension ClockChoice {
    /// Times this close are the same moment, in seconds: what a sum of sixtieths loses is far less.
    private static let timeTolerance = 1e-9

    /// The moment that a time in a message stands for.
    ///
    /// The limit of one step is for times that a client makes up; on the real clock a scene may have stood still for days.
    ///
    /// - Parameters:
    ///   - time: The time of the message, in seconds on the scene's clock.
    ///   - now: The scene's time.
    ///   - longestStep: How far one message may move a manual clock, in seconds.
    /// - Returns: That time, or the scene's where it is a hair later.
    /// - Throws: `timeBackwards` or `timeTooFar`.
    func moment(_ time: Double, after now: Double, longestStep: Double) throws(SceneFailure) -> Double {
        guard time >= now - Self.timeTolerance else {
            throw SceneFailure(
                .timeBackwards,
                "the time \(time) is before the scene's, \(now); expected that or a later one"
            )
        }
        guard self == .real || time <= now + longestStep else {
            throw SceneFailure(
                .timeTooFar,
                "the time \(time) is too far from the scene's, \(now); expected at most \(longestStep) s more"
            )
        }
        return max(time, now)
    }
}
