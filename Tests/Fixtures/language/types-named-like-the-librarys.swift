// The program's own types under names that the library has: they win in the program, and the library goes on as it was.
import Foundation

struct DecodingError: Error { var line = 1 }
struct Decimal { var digits = 2 }
struct Task: Codable, Equatable { var title = "t" }
enum Result { case win, loss }
struct Date: Codable { var day = 3, month = 4 }
struct Calendar { var days = 30 }
struct Data { var bytes = 8 }
struct Timer { var left = 5 }

struct Diary: Codable {
    var task: Task
    var date: Date
}

func read(_ text: String) {
    do {
        let diary = try JSONDecoder().decode(Diary.self, from: text.data(using: .utf8)!)
        print(diary.task.title, diary.date.day, diary.date.month)
    } catch is DecodingError {
        print("our own error")
    } catch {
        print("refused")
    }
}

func fail() throws { throw DecodingError(line: 7) }

func main() {
    print(DecodingError().line, Decimal().digits, Task(), Result.win, Calendar().days, Data().bytes, Timer().left)
    read("{\"task\": {\"title\": \"wash\"}, \"date\": {\"day\": 1, \"month\": 2}}")
    read("{\"task\": {}}")
    read("[")
    do { try fail() } catch let error as DecodingError { print(error.line) } catch { print("other") }
    let written = try? JSONEncoder().encode(Date(day: 9, month: 9))
    print(written.map { String(decoding: $0, as: UTF8.self).count } ?? 0)
    switch Result.loss {
    case .win: print("win")
    case .loss: print("loss")
    }
}
