// Subscripts whose getters change the instance: they count, fill in and hand out.
struct Deck {
    var cards: [Int]
    var looks = 0

    subscript(place: Int) -> Int {
        mutating get {
            looks += 1
            return cards[place]
        }
        set { cards[place] = newValue }
    }

    subscript(take count: Int) -> [Int] {
        mutating get {
            defer { cards.removeFirst(min(count, cards.count)) }
            return Array(cards.prefix(count))
        }
    }
}

struct Cache {
    private(set) var squares: [Int: Int] = [:]
    var made = 0

    subscript(number: Int) -> Int {
        mutating get {
            if let known = squares[number] { return known }
            made += 1
            squares[number] = number * number
            return number * number
        }
    }
}

final class Table {
    var deck = Deck(cards: [5, 6])
    subscript(place: Int) -> Int { deck[place] }
}

func main() {
    var deck = Deck(cards: [1, 2, 3, 4])
    print(deck[0] + deck[1], deck.looks)
    deck[2] = 9
    print(deck.looks, deck.cards)
    deck[2] += 1
    print(deck.looks, deck.cards)
    print(deck[take: 2], deck.cards, deck[take: 5], deck.cards.isEmpty)
    var cache = Cache()
    print(cache[4], cache[4], cache[5], cache.made, cache.squares.keys.sorted())
    var caches = [Cache(), Cache()]
    _ = caches[1][3]
    print(caches.map(\.made))
    let table = Table()
    print(table[0], table[1], table.deck.looks)
}
