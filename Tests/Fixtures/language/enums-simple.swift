enum Dir: CaseIterable {
    case north, east, south, west
    var opposite: Dir {
        switch self {
        case .north: .south
        case .south: .north
        case .east: .west
        case .west: .east
        }
    }
}
func main() {
    print(Dir.allCases, Dir.north.opposite, Dir.allCases.map(\.opposite))
    let d = Dir.east
    print(d == .east, "\(d)")
}
