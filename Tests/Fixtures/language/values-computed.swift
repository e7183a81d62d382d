struct R {
    var w = 2.0, h = 3.0
    var area: Double {
        get { w * h }
        set { w = newValue / h }
    }
    var half: R { R(w: w / 2, h: h / 2) }
}
func main() {
    var r = R()
    print(r.area)
    r.area = 12
    print(r.w, r.half.area)
}
