func main() {
    let a: Int? = 2
    print(a == 2, a != nil, a == nil, nil == Int("x"), (a ?? 0) > 1)
    if a == 2 { print("two") }
}
