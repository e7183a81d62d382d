struct T {
    let done: Bool
    let w: Int
}
func main() {
    let ts = [T(done: true, w: 1), T(done: false, w: 2)]
    print(ts.filter(\.done).count, ts.contains(where: \.done), ts.allSatisfy(\.done))
}
