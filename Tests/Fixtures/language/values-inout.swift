// A parameter that is passed back.
struct Volume {
    var level = 5
}

func raise(_ value: inout Int, by step: Int = 1) {
    value += step
}

func swapNames(_ a: inout String, _ b: inout String) {
    let kept = a
    a = b
    b = kept
}

func clean(_ list: inout [Int]) {
    list.removeAll { $0 < 0 }
    list.sort()
}

func main() {
    var number = 3
    raise(&number)
    raise(&number, by: 10)
    print(number)
    var volume = Volume()
    raise(&volume.level, by: 2)
    print(volume.level)
    var values = [4, -1, 2, -7, 3]
    clean(&values)
    raise(&values[0], by: 100)
    print(values)
    var left = "left"
    var right = "right"
    swapNames(&left, &right)
    print(left, right)
    swap(&left, &right)
    print(left, right)
    var table = ["x": 1]
    raise(&table["x", default: 0])
    raise(&table["y", default: 40], by: 2)
    print(table["x"]!, table["y"]!)
}
