// Sorting by closures, several keys, and stability.
struct Song {
    let title: String
    let artist: String
    let year: Int
}

func main() {
    let songs = [
        Song(title: "Dawn", artist: "Mara", year: 2001),
        Song(title: "Ash", artist: "Ilo", year: 1999),
        Song(title: "Brook", artist: "Mara", year: 1999),
        Song(title: "Coast", artist: "Ilo", year: 2001),
    ]
    print(songs.sorted { $0.title < $1.title }.map(\.title))
    print(songs.sorted { $0.year > $1.year }.map { $0.title })
    print(songs.sorted { ($0.artist, $0.year) < ($1.artist, $1.year) }.map(\.title))
    let byYearThenTitle = songs.sorted {
        if $0.year != $1.year { return $0.year < $1.year }
        return $0.title < $1.title
    }
    print(byYearThenTitle.map(\.title))
    print(songs.max { $0.title.count < $1.title.count }!.title)
    print(songs.min { $0.year < $1.year }!.title)
    var list = songs.map(\.title)
    list.sort(by: >)
    print(list)
    list.reverse()
    print(list)
}
