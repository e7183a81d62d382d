// Opaque results, existential parameters, and arrays of a protocol.
protocol Shape {
    var name: String { get }
    func area() -> Double
}

struct Square: Shape {
    let side: Double
    var name: String { "square" }
    func area() -> Double { side * side }
}

struct Strip: Shape {
    let length: Double
    let name = "strip"
    func area() -> Double { length * 0.5 }
}

func makeShape(_ size: Double) -> some Shape { Square(side: size) }

func total(_ shapes: [any Shape]) -> Double { shapes.reduce(0) { $0 + $1.area() } }

func describe(_ shape: some Shape) -> String { "\(shape.name) of \(shape.area())" }

func larger(_ a: any Shape, _ b: any Shape) -> any Shape { a.area() > b.area() ? a : b }

func main() {
    let shapes: [any Shape] = [Square(side: 2), Strip(length: 3), makeShape(1.5)]
    print(total(shapes))
    for shape in shapes { print(describe(shape)) }
    print(larger(shapes[0], shapes[1]).name)
    print(shapes.map(\.name))
    if let square = shapes[0] as? Square { print("side", square.side) }
    print(shapes.filter { $0 is Strip }.count)
    let biggest = shapes.max { $0.area() < $1.area() }
    print(biggest?.name ?? "")
}
