func main() {
    let p = "a,b,,c".split(separator: ",")
    print(
        p.count,
        p.joined(separator: "-"),
        "a b c".split(separator: " ").map { $0.uppercased() },
        ["x", "y"].joined()
    )
}
