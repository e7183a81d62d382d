// Overriding methods and properties, super and dispatch.
class Animal {
    let name: String
    var legs: Int { 4 }
    init(name: String) { self.name = name }
    func sound() -> String { "..." }
    func describe() -> String { "\(name) with \(legs) legs says \(sound())" }
}

class Dog: Animal {
    override func sound() -> String { "woof" }
}

final class Puppy: Dog {
    var age: Int
    init(name: String, age: Int) {
        self.age = age
        super.init(name: name + " jr")
    }
    override func sound() -> String { super.sound() + "!" }
    override func describe() -> String { super.describe() + " at \(age)" }
}

final class Bird: Animal {
    override var legs: Int { 2 }
    override func sound() -> String { "tweet" }
    func fly() -> String { "\(name) flies" }
}

func main() {
    let animals: [Animal] = [Animal(name: "It"), Dog(name: "Rex"), Puppy(name: "Rex", age: 1), Bird(name: "Kiwi")]
    for animal in animals { print(animal.describe()) }
    for animal in animals {
        if let bird = animal as? Bird {
            print(bird.fly())
        } else if animal is Dog {
            print("dog", animal.name)
        }
    }
    print(animals.filter { $0 is Dog }.count, (animals[2] as! Puppy).age, animals[0] is Puppy)
}
