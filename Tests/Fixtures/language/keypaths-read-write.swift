// Writable key paths into structs.
struct Size { var width = 1.0; var height = 2.0 }
struct Frame { var origin = 0; var size = Size(); var name = "frame" }

func set<Root, Value>(_ path: WritableKeyPath<Root, Value>, to value: Value, in root: Root) -> Root {
    var copy = root
    copy[keyPath: path] = value
    return copy
}

func main() {
    var frame = Frame()
    let width = \Frame.size.width
    print(frame[keyPath: width])
    frame[keyPath: width] = 10
    frame[keyPath: \.size.height] += 5
    frame[keyPath: \Frame.name].append("!")
    print(frame.size.width, frame.size.height, frame.name)
    let changed = set(\.origin, to: 7, in: frame)
    print(changed.origin, frame.origin)
    let paths: [WritableKeyPath<Size, Double>] = [\.width, \.height]
    for path in paths { frame.size[keyPath: path] *= 2 }
    print(frame.size)
    let whole = \Frame.self
    print(frame[keyPath: whole].name)
}
