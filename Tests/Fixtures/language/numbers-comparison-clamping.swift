// Comparing, clamping, interpolating.
func clamp<T: Comparable>(_ value: T, _ low: T, _ high: T) -> T { min(max(value, low), high) }

func interpolate(_ a: Double, _ b: Double, _ t: Double) -> Double { a + (b - a) * t }

func progress(of value: Double, from low: Double, to high: Double) -> Double {
    guard high != low else { return 0 }
    return clamp((value - low) / (high - low), 0, 1)
}

func rubberBand(_ distance: Double, _ dimension: Double, _ constant: Double = 0.55) -> Double {
    (1 - 1 / (distance * constant / dimension + 1)) * dimension
}

func main() {
    print(clamp(5, 1, 3), clamp(-2.5, -1, 1), clamp("m", "a", "f"))
    print(interpolate(10, 20, 0.25), interpolate(0, -8, 0.5))
    print(progress(of: 15, from: 10, to: 30), progress(of: 99, from: 0, to: 10), progress(of: 1, from: 2, to: 2))
    print(rubberBand(100, 800).rounded(), rubberBand(0, 800), Int(rubberBand(1e6, 800)))
    print(3 == 3.0, 1 < 2 && 2 < 3, !(2 > 1) || false, 5 != 4, 0.1 + 0.2 == 0.3)
    print((1...10).contains(7), (0..<1).contains(1), (0.5...1.5).contains(1), 1...3 ~= 2)
    print([3, 1, 2].max()! - [3, 1, 2].min()!, abs(3.5 - 5) < 2, (5 > 3) == true)
    let a = 3
    let b = 10
    print(a > b ? "a" : a == b ? "same" : "b", (a, b) < (3, 11), (a + b) / 2)
}
