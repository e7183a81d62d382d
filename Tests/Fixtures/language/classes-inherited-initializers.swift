class Animal {
    let name: String
    var legs: Int
    init(name: String, legs: Int) { self.name = name; self.legs = legs }
    convenience init(name: String) { self.init(name: name, legs: 4) }
    func speak() -> String { "\(name) on \(legs)" }
}
class Dog: Animal {
    var tricks: [String] = []
    convenience init(trick: String) { self.init(name: "dog"); tricks.append(trick) }
}
class Bird: Animal {
    override init(name: String, legs: Int) { super.init(name: name + "!", legs: 2) }
}
class Puppy: Dog { var age = 1 }
class Base { required init(value: Int) { print("base", value) }; class func make() -> Self { self.init(value: 9) } }
class Derived: Base { required init(value: Int) { super.init(value: value + 1); print("derived") } }
class Named { var title = "none"; init() { print("named") } }
class Labelled: Named { var extra: String; init(extra: String) { self.extra = extra } }
class Plain: Named { override init() { super.init(); title = "plain" } }
func main() {
    print(Dog(trick: "sit").speak(), Dog(trick: "roll").tricks)
    print(Dog(name: "rex").speak(), Dog(name: "tri", legs: 3).legs)
    print(Bird(name: "owl").speak())
    print(Puppy(trick: "x").age, Puppy(name: "p").speak())
    _ = Derived.make()
    print(Labelled(extra: "e").title, Plain().title)
}
