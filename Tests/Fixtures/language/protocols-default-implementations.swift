// Requirements, defaults, and which of them runs.
protocol Greeter {
    var name: String { get }
    func greet() -> String
}

extension Greeter {
    func greet() -> String { "Hello, \(name)" }
    func shout() -> String { greet().uppercased() + "!" }
    var initials: String { String(name.prefix(1)) }
}

struct Polite: Greeter {
    let name: String
    func greet() -> String { "Good day, \(name)" }
}

struct Plain: Greeter {
    var name = "you"
    func shout() -> String { "hey" }
}

func main() {
    let polite = Polite(name: "Ms Lee")
    print(polite.greet(), polite.shout(), polite.initials)
    let plain = Plain()
    print(plain.greet(), plain.shout())
    let greeters: [any Greeter] = [polite, plain]
    for greeter in greeters {
        print(greeter.greet(), "-", greeter.shout())
    }
}
