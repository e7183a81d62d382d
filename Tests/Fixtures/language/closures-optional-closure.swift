struct Btn {
    var action: (() -> String)?
    func tap() -> String { action?() ?? "none" }
}
func main() { print(Btn().tap(), Btn(action: { "hit" }).tap()) }
