func main() {
    let x = 1
    do {
        let x = "inner"
        print(x)
    }
    if true {
        let x = 2.5
        print(x)
    }
    print(x)
    let y: Int? = 4
    if let y { print(y + x) }
}
