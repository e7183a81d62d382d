final class Bell {
    var rings = 0
    lazy var ring: () -> Void = { [weak self] in self?.rings += 1 }
    func go(_ f: (Bell) -> Void) { f(self) }
}
func main() {
    let b = Bell()
    b.ring()
    b.ring()
    b.go { $0.rings += 10 }
    print(b.rings)
}
