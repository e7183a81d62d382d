// Members that a type looks up by key path, written through key paths of the type itself.
struct Point { var x = 1, y = 2; var name = "p" }

@dynamicMemberLookup
struct Lens<Whole> {
    var whole: Whole
    var writes = 0

    subscript<Part>(dynamicMember path: WritableKeyPath<Whole, Part>) -> Part {
        get { whole[keyPath: path] }
        set {
            whole[keyPath: path] = newValue
            writes += 1
        }
    }
}

func main() {
    var lens = Lens(whole: Point())
    let path = \Lens<Point>.y
    print(lens[keyPath: path], lens.x)
    lens[keyPath: path] = 7
    lens[keyPath: \.name] = "q"
    lens[keyPath: path] += 5
    print(lens.whole, lens.writes)
    lens.x = 4
    print(lens[keyPath: \Lens<Point>.x], lens.whole.x, lens.writes)
    var lenses = [lens, lens]
    lenses[1][keyPath: path] = 0
    print(lenses.map(\.y))
}
