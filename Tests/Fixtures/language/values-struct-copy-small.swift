struct P {
    var x = 1
    var y = 2
}
func main() {
    var a = P()
    var b = a
    b.x = 10
    a.y = 5
    print(a, b)
    print(a.x + b.x)
}
