func main() {
    let a: Int? = 3
    let b: String? = nil
    print(a as Any, b as Any, [1, nil, 2] as [Int?], "\(String(describing: a))")
}
