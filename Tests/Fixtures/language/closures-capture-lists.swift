// Values in a capture list are taken when the closure is made.
final class Model {
    var count = 1
}

func main() {
    var x = 1
    var y = 1
    let closure = { [x, twice = y * 2] in
        print(x, twice, y)
    }
    x = 10
    y = 20
    closure()
    let model = Model()
    let strong = { [model] in model.count }
    let weakly = { [weak model] in model?.count ?? -1 }
    let unowned = { [unowned model] () -> Int in
        model.count += 1
        return model.count
    }
    model.count = 7
    print(strong(), weakly(), unowned(), strong())
    var actions: [() -> Int] = []
    for index in 1...3 {
        actions.append { index * index }
    }
    print(actions.map { $0() })
}
