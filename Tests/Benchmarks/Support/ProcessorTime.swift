import Glibc

/// How long the present thread has computed.
///
/// Unlike the time of day it stands still while other processes have the processor, so that a busy machine changes it by what its
/// caches lose alone. A look at it takes about 0.3 microseconds.
enum ProcessorTime {
    /// In microseconds, from the start of the thread.
    static var now: Double {
        var time = timespec()
        // Cannot fail: the clock is there since Linux 2.6, and the pointer is good.
        unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
    }
}
