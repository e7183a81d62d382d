struct Config {
    static var shared = Config()
    static let limit = 3
    var n = 1
    static func bump() { shared.n += limit }
}
func main() {
    Config.bump()
    Config.bump()
    print(Config.shared.n, Config.limit)
}
