// Observers that a subclass adds, defaults of subscripts, and operators as functions beside own ones.

class Meter {
    var level = 1 { didSet { print("meter", oldValue, level) } }
    var limit = 5
    func raise() { level += 1 }
}
class Alarm: Meter {
    override var level: Int {
        willSet { print("soon", newValue) }
        didSet { print("alarm", oldValue, level) }
    }
    override var limit: Int { didSet { print("limit", oldValue) } }
}
final class LoudAlarm: Alarm {
    override var level: Int { didSet { print("loud", level) } }
}

struct Grid {
    var cells = [1, 2, 3, 4]
    subscript(x: Int, y: Int = 0) -> Int {
        get { cells[y * 2 + x] }
        set { cells[y * 2 + x] = newValue }
    }
    subscript(last offset: Int = 1) -> Int { cells[cells.count - offset] }
}

struct Vector: Equatable {
    var x: Int
    static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x) }
    static prefix func ! (a: Vector) -> Vector { Vector(x: -a.x) }
}

func main() {
    let alarm = Alarm()
    alarm.level = 8
    alarm.limit += 2
    print(alarm.level, alarm.limit)
    let meter: Meter = LoudAlarm()
    meter.level = 3
    meter.raise()
    meter.limit = 1
    let plain = Meter()
    plain.raise()
    plain.limit = 9

    var grid = Grid()
    grid[1] = 7
    grid[0, 1] += 10
    print(grid[1], grid[0, 1], grid[0], grid[last: 2])

    print(zip([1, 2], [3, 4]).map(+), [true, false].map(!), [Vector(x: 1), Vector(x: 2)].reduce(Vector(x: 0), +))
    print([Vector(x: 4)].map(!), [1, 2, 3].reduce(0, +), ["a", "b"].reduce("", +))
}
