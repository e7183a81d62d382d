class Animal {
    let name: String
    init(name: String) { self.name = name }
    func sound() -> String { "..." }
    func speak() -> String { "\(name): \(sound())" }
}
class Dog: Animal { override func sound() -> String { "Woof" } }
final class Puppy: Dog {
    init() { super.init(name: "Pup") }
    override func sound() -> String { super.sound() + "!" }
}
func main() {
    let all: [Animal] = [Animal(name: "x"), Dog(name: "Rex"), Puppy()]
    for a in all { print(a.speak(), a is Dog) }
}
