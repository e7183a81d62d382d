func main() {
    var stack = [1, 2, 3]
    var out = ""
    while let x = stack.popLast() { out += "\(x)" }
    print(out)
}
