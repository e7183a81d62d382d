func main() {
    let d = ["w": 3, "h": 4]
    if let w = d["w"], let h = d["h"], w < h { print(w * h) }
    if let _ = d["z"] { print("no") } else { print("none") }
}
