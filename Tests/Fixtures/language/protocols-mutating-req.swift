protocol Toggler {
    mutating func toggle()
    var on: Bool { get }
}
struct Lamp: Toggler {
    var on = false
    mutating func toggle() { on.toggle() }
}
func main() {
    var l = Lamp()
    l.toggle()
    print(l.on)
    var t: any Toggler = l
    t.toggle()
    print(t.on, l.on)
}
