// Enums as namespaces and with generic payloads.
enum Metrics {
    static let spacing = 8
    static var doubled: Int { spacing * 2 }
    static func columns(for width: Int) -> Int { max(1, width / (spacing * 10)) }
    enum Corner {
        static let radius = 12
    }
}

enum Either<Left, Right> {
    case left(Left)
    case right(Right)

    var isLeft: Bool {
        if case .left = self { return true }
        return false
    }

    func fold<T>(_ onLeft: (Left) -> T, _ onRight: (Right) -> T) -> T {
        switch self {
        case .left(let value): onLeft(value)
        case .right(let value): onRight(value)
        }
    }
}

func main() {
    print(Metrics.spacing, Metrics.doubled, Metrics.columns(for: 330), Metrics.Corner.radius)
    let values: [Either<Int, String>] = [.left(4), .right("four")]
    for value in values {
        print(value.isLeft, value.fold({ "number \($0)" }, { "word \($0)" }))
    }
    let result: Result<Int, Never> = .success(3)
    switch result {
    case .success(let value): print("success", value)
    }
}
