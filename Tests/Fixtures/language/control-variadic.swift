func sum(_ xs: Int..., scale: Int = 1) -> Int { xs.reduce(0, +) * scale }
func main() { print(sum(), sum(1, 2, 3), sum(1, 2, scale: 10)) }
