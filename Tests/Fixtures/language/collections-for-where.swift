func main() {
    for x in 1...10 where x % 3 == 0 { print(x) }
    outer: for i in 0..<3 {
        for j in 0..<3 {
            if j == 2 { continue outer }
            if i == 2 { break outer }
            print(i, j)
        }
    }
}
