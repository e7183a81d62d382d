import SwiftUI

struct Departure: Codable {
    var time: Date
}

struct ContentView: View {
    var body: some View {
        Text(answer)
    }

    private var answer: String {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        let text = "{\"time\":\"9223372036854775807-01-01T00:00:00Z\"}"
        do {
            let departure = try decoder.decode(Departure.self, from: Data(text.utf8))
            return "leaves \(departure.time.timeIntervalSince1970)"
        } catch {
            return "no time"
        }
    }
}
