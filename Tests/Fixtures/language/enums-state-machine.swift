// A state machine with events.
enum State: Equatable {
    case stopped
    case playing(position: Int)
    case paused(position: Int)
}

enum Event {
    case play, pause, stop
    case seek(Int)
    case tick
}

struct Player {
    private(set) var state = State.stopped

    mutating func handle(_ event: Event) -> Bool {
        switch (state, event) {
        case (.stopped, .play): state = .playing(position: 0)
        case (.playing(let position), .pause): state = .paused(position: position)
        case (.paused(let position), .play): state = .playing(position: position)
        case (.playing(let position), .tick): state = .playing(position: position + 1)
        case (.playing, .seek(let target)): state = .playing(position: target)
        case (.paused, .seek(let target)): state = .paused(position: target)
        case (.stopped, .stop): return false
        case (_, .stop): state = .stopped
        default: return false
        }
        return true
    }
}

func main() {
    var player = Player()
    let events: [Event] = [.pause, .play, .tick, .tick, .pause, .tick, .seek(30), .play, .tick, .stop, .stop]
    for event in events {
        let accepted = player.handle(event)
        print(event, accepted, player.state)
    }
}
