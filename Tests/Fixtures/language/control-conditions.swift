// Conditions: short circuit, nesting, ternaries.
func trace(_ name: String, _ value: Bool) -> Bool {
    print(name, terminator: " ")
    return value
}

func sign(_ x: Int) -> String { x == 0 ? "zero" : x < 0 ? "minus" : "plus" }

func kind(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

func main() {
    if trace("a", false) && trace("b", true) { print("both") } else { print("not both") }
    if trace("c", true) || trace("d", false) { print("one") }
    if !(trace("e", false) || trace("f", false)), trace("g", true) { print("comma") }
    print(sign(0), sign(-3), sign(4))
    print([1900, 2000, 2023, 2024].map(kind))
    let hour = 20
    if hour < 6 {
        print("night")
    } else if hour < 12 {
        print("morning")
    } else if case 12..<18 = hour {
        print("day")
    } else {
        print("evening")
    }
    var flag = true
    flag.toggle()
    flag = flag || hour > 19
    print(flag, flag != false, flag == !true)
    let values = [3, 5]
    let text = values.isEmpty ? "none" : values.count == 1 ? "one" : "\(values.count) values"
    print(text, (flag ? 1 : 2) + (flag ? 10 : 20))
}
