// Derived equality compares member by member.
struct Point: Equatable {
    var x = 0
    var y = 0
}

struct Route: Equatable {
    var name: String?
    var points: [Point]
}

enum Mode: Equatable {
    case idle
    case moving(Point)
}

func main() {
    let origin = Point()
    print(origin == Point(x: 0, y: 0), origin == Point(x: 1), origin != Point(y: 2))
    let a = Route(name: nil, points: [origin, Point(x: 3, y: 4)])
    var b = a
    print(a == b)
    b.points[1].y = 5
    print(a == b, a != b)
    b = a
    b.name = "Home"
    print(a == b)
    print([a, b].contains(b), [a, b].firstIndex(of: b) ?? -1)
    print(Mode.moving(origin) == .moving(Point()), Mode.idle == .moving(origin), Mode.idle == .idle)
    print(Optional(origin) == Point(), Point?.none == origin)
}
