// Single precision.
func main() {
    print(Float(3.14), Float(1e10), Float(1) / 3 as Float, Float(123456.7))
    print(Float(0.1), Float(1) / 3, Double(Float(0.5)), Float(16_777_216))
    let small: Float = 0.1
    print(Double(small), small + 0.2, small * 3, Float.pi)
    print(Float.greatestFiniteMagnitude, Float(0.1) + Float(0.2) == 0.3)
}
