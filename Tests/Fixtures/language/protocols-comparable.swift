// Comparable by one operator, and what follows from it.
struct Version: Comparable, CustomStringConvertible {
    let major: Int
    let minor: Int

    init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    init?(_ text: String) {
        let parts = text.split(separator: ".").compactMap { Int($0) }
        guard parts.count == 2 else { return nil }
        self.init(parts[0], parts[1])
    }

    static func < (left: Version, right: Version) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }

    var description: String { "\(major).\(minor)" }
}

extension Comparable {
    func clamped(to limits: ClosedRange<Self>) -> Self { min(max(self, limits.lowerBound), limits.upperBound) }
}

func main() {
    let versions = [Version(2, 1), Version(1, 9), Version(2), Version(10, 0)]
    print(versions.sorted(), versions.max()!, versions.min()!)
    print(Version(1) < Version(1, 1), Version(3) >= Version(3), Version(2) > Version(2), Version(1) <= Version(0, 5))
    print(versions.sorted(by: >))
    print((Version(1)...Version(2)).contains(Version(1, 5)), (Version(1)..<Version(2)).contains(Version(2)))
    print(Version("4.7")!, Version("4") == nil, Version("4.x") == nil)
    print(Version(7).clamped(to: Version(1)...Version(5)), 3.clamped(to: 5...9), "m".clamped(to: "a"..."f"))
}
