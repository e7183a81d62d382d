// A value may replace itself as a whole.
enum Light {
    case red, green, yellow

    mutating func next() {
        switch self {
        case .red: self = .green
        case .green: self = .yellow
        case .yellow: self = .red
        }
    }
}

struct Session {
    var user: String?
    var visits = 1

    mutating func signOut() {
        self = .init(user: nil, visits: visits + 1)
    }
}

func main() {
    var light = Light.red
    for _ in 0..<4 {
        print(light)
        light.next()
    }
    var session = Session(user: "mia")
    let old = session
    session.signOut()
    print(session.user ?? "nobody", session.visits)
    print(old.user ?? "nobody", old.visits)
    var lights = [Light.red, .green]
    lights[1].next()
    print(lights)
}
