protocol State { associatedtype Event; mutating func handle(_ e: Event) -> Bool }
enum Player: State, Equatable {
    case idle, loading(url: String, attempts: Int), playing(position: Double), paused(at: Double), failed(
        reason: String
    )
    enum Event { case load(String), loaded, fail(String), tick(Double), toggle, stop }
    mutating func handle(_ e: Event) -> Bool {
        switch (self, e) {
        case (.idle, .load(let u)), (.failed, .load(let u)): self = .loading(url: u, attempts: 1)
        case (.loading(let u, let n), .fail) where n < 3: self = .loading(url: u, attempts: n + 1)
        case (.loading, .fail(let r)): self = .failed(reason: r)
        case (.loading, .loaded): self = .playing(position: 0)
        case (.playing(var p), .tick(let d)): p += d; self = .playing(position: p)
        case (.playing(let p), .toggle): self = .paused(at: p)
        case (.paused(at: let p), .toggle): self = .playing(position: p)
        case (_, .stop): self = .idle
        default: return false
        }
        return true
    }
    var isActive: Bool { if case .playing = self { true } else { false } }
    var position: Double? {
        switch self {
        case .playing(let p), .paused(let p): p;
        default: nil
        }
    }
}
struct Machine<S: State> {
    var state: S; private(set) var ignored = 0
    init(_ s: S) { state = s }
    mutating func send(_ events: S.Event...) { for e in events where !state.handle(e) { ignored += 1 } }
}
func main() {
    var m = Machine(Player.idle); m.send(.toggle, .load("a.mp3"), .fail("net"), .fail("net")); print(m.state, m.ignored)
    m.send(.fail("gone")); print(m.state, m.state.position as Any);
    m.send(.load("b"), .loaded, .tick(1.5), .tick(2), .toggle); print(m.state, m.state.isActive, m.state.position ?? -1)
    m.send(.toggle, .tick(0.5)); print(m.state, m.state.isActive); m.send(.stop); print(m.state == .idle, m.ignored)
    if case .loading(_, attempts: let n) = Player.loading(url: "q", attempts: 7), n > 5 { print("many", n) }
    let all: [Player] = [.idle, .paused(at: 2), .failed(reason: "x")]; print(all, all.compactMap(\.position))
    guard case let .failed(reason) = all[2] else { return }; print(reason)
    for case .paused(let t) in all { print(t) }
}
