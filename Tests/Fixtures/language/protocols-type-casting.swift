// is, as?, as! and switches over types.
protocol Media { var title: String { get } }
struct Film: Media { let title: String; let minutes: Int }
struct Book: Media { let title: String; let pages: Int }
final class Podcast: Media {
    let title: String
    init(title: String) { self.title = title }
}

func length(_ media: any Media) -> String {
    switch media {
    case let film as Film: "\(film.minutes) min"
    case let book as Book where book.pages > 500: "long"
    case let book as Book: "\(book.pages) pages"
    case is Podcast: "endless"
    default: "unknown"
    }
}

func kind(_ value: Any) -> String {
    switch value {
    case is Int: return "Int"
    case let text as String: return "String of \(text.count)"
    case let number as Double: return "Double \(number)"
    case let list as [Int]: return "list of \(list.count)"
    case is Bool: return "Bool"
    case let pair as (Int, Int): return "pair \(pair.0) \(pair.1)"
    default: return "something"
    }
}

func main() {
    let all: [any Media] = [Film(title: "Rain", minutes: 90), Book(title: "Sea", pages: 900), Podcast(title: "Talk")]
    for media in all { print(media.title, length(media)) }
    print(length(Book(title: "Ink", pages: 20)))
    print(all.compactMap { $0 as? Book }.map(\.pages), all[0] is Film, all[0] is Book)
    print((all[0] as! Film).minutes)
    let mixed: [Any] = [1, "two", 3.0, [4, 5], true, (6, 7), Film(title: "x", minutes: 1)]
    print(mixed.map(kind))
}
