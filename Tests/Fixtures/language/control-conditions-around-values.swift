func place() -> String {
    #if os(watchOS) || os(tvOS)
    "wrist or wall"
    #elseif !canImport(NothingOfThatName) && true
    "elsewhere"
    #else
    "nowhere"
    #endif
}

struct Scale {
    static var step: Int {
        #if swift(>=5.0)
        4
        #else
        3
        #endif
    }
    let names = ["c", "d", "e"]
    func text(_ n: Int) -> String {
        names
            .prefix(n)
            #if arch(unknown_kind)
            .reversed()
            #else
            .map { $0.uppercased() }
            #endif
            .joined(separator: "-")
    }
}

func main() {
    print(place(), Scale.step, Scale().text(2))
    let list = [3, 1, 2]
        #if (compiler(>=5.0))
        .sorted()
        #endif
    print(list)
    let size = if list.count > 2 {
        #if false
        1
        #else
        2
        #endif
    } else { 0 }
    print(size)
}
