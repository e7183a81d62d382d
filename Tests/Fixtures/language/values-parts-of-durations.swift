// What durations are made of.
func main() {
    let parts = Duration.seconds(90).components
    print(parts.seconds, parts.attoseconds)
    print(Duration.milliseconds(1_250).components)
    print(Duration.microseconds(3).components.attoseconds)
    print((Duration.seconds(2) + .milliseconds(500)).components)
    print(Duration.zero.components == (seconds: 0, attoseconds: 0))
    let (seconds, rest) = Duration.milliseconds(-1_500).components
    print(seconds, rest)
    print(Double(parts.seconds) + Double(Duration.milliseconds(750).components.attoseconds) / 1e18)
}
