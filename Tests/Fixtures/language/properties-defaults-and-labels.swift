// Default values, labels, overloads and discardable results.
struct Box {
    var width = 10
    var height = 20
    var label: String? = nil
    var tags: [String] = ["new"]
}

func frame(width: Int? = nil, height: Int? = nil, alignment: String = "center") -> String {
    "\(width.map(String.init) ?? "-")x\(height.map(String.init) ?? "-") \(alignment)"
}

func move(from start: Int, to end: Int, by step: Int = 1) -> [Int] { Array(stride(from: start, to: end, by: step)) }

func area(_ side: Int) -> Int { side * side }
func area(_ width: Int, _ height: Int) -> Int { width * height }
func area(radius: Double) -> Double { radius * radius * 3 }
func describe(_ value: Int) -> String { "int \(value)" }
func describe(_ value: String) -> String { "text \(value)" }
func describe(_ value: [Int]) -> String { "list \(value.count)" }

var nextID = 0
func makeID(prefix: String = "id") -> String {
    nextID += 1
    return "\(prefix)\(nextID)"
}

func register(_ name: String, id: String = makeID()) -> String { "\(name):\(id)" }

@discardableResult
func log(_ text: String, isLoud: Bool = false) -> Int {
    print(isLoud ? text.uppercased() : text)
    return text.count
}

func main() {
    print(Box(), Box(height: 5), Box(width: 1, tags: []))
    print(frame(), frame(width: 5), frame(height: 7, alignment: "top"), frame(width: 1, height: 2))
    print(move(from: 0, to: 5), move(from: 0, to: 10, by: 4))
    print(area(3), area(3, 4), area(radius: 2))
    print(describe(1), describe("a"), describe([1, 2]))
    print(register("a"), register("b"), register("c", id: "own"), register("d", id: makeID(prefix: "x")))
    log("hello")
    let count = log("loud", isLoud: true)
    print(count)
}
