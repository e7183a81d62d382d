@propertyWrapper
struct Clamped<Value: Comparable> {
    private var value: Value
    let range: ClosedRange<Value>
    var wrappedValue: Value {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }
    var projectedValue: Clamped<Value> { self }
    init(wrappedValue: Value, _ range: ClosedRange<Value>) {
        self.range = range
        self.value = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }
}

@propertyWrapper
struct Trimmed {
    private var text = ""
    var wrappedValue: String {
        get { text }
        set { text = newValue.split(separator: " ").joined(separator: " ") }
    }
    init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}

@propertyWrapper
struct Counted<Value> {
    private var value: Value
    private(set) var projectedValue = 0
    init(wrappedValue: Value) { value = wrappedValue }
    var wrappedValue: Value {
        get { value }
        set { value = newValue; projectedValue += 1 }
    }
}

struct Person {
    @Trimmed var name: String
    @Clamped(0...120) var age: Int = 30
    @Clamped(wrappedValue: 0.5, 0...1) var share: Double
    @Counted var visits = 0
    func range() -> ClosedRange<Int> { _age.range }
}

final class Volume {
    @Clamped(0...10) var level: Int = 5
    @Counted var title: String = "start"
    init(level: Int) { self.level = level }
}

struct Limits {
    @Clamped(1...3) static var depth: Int = 9
    @Counted private var inner: [Int] = []
    mutating func add(_ x: Int) { inner.append(x) }
    var count: Int { $inner }
    var all: [Int] { inner }
}

func main() {
    var person = Person(name: "  Ann   Lee ", age: 200)
    print(person.name, person.age, person.share)
    person.name = " Bob  Ray "
    person.age = -4
    person.share += 3
    print(person.name, person.age, person.share)
    person.visits += 1
    person.visits += 1
    print(person.visits, person.$visits, person.$age.range, person.range())
    var copy = person
    copy.age = 50
    print(copy.age, person.age)
    let volume = Volume(level: 44)
    print(volume.level)
    volume.level -= 20
    volume.title = "a"; volume.title += "b"
    print(volume.level, volume.title, volume.$title)
    print(Limits.depth)
    Limits.depth = 2
    print(Limits.depth)
    var limits = Limits()
    limits.add(3); limits.add(4)
    print(limits.count, limits.all)
    @Clamped(0...9) var local = 12
    print(local)
    local -= 100
    print(local, $local.range)
    @Trimmed var text = " x   y "
    print(text)
    text = " q  "
    print(text)
    let path = \Person.age
    person[keyPath: path] = 500
    print(person[keyPath: path])
}
