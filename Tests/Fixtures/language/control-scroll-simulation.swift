// A small physics loop.
struct Scroller {
    var offset = 0.0
    var velocity: Double
    let range: ClosedRange<Double>
    var isAtRest: Bool { abs(velocity) < 5 && range.contains(offset) }

    mutating func step(_ dt: Double) {
        offset += velocity * dt
        if offset > range.upperBound {
            offset -= (offset - range.upperBound) * 0.5
            velocity *= 0.25
        } else if offset < range.lowerBound {
            offset = range.lowerBound
            velocity = -velocity / 2
        } else {
            velocity *= 0.75
        }
    }
}

func simulate(_ velocity: Double) -> (steps: Int, offset: Double) {
    var scroller = Scroller(velocity: velocity, range: 0...100)
    var steps = 0
    while !scroller.isAtRest, steps < 50 {
        scroller.step(0.125)
        steps += 1
    }
    return (steps, (scroller.offset * 1000).rounded() / 1000)
}

func main() {
    for velocity in [0.0, 64, 512, -128] {
        let result = simulate(velocity)
        print(velocity, result.steps, result.offset)
    }
}
