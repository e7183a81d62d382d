// shows: To do | In progress | Write tests | Fix layout
import SwiftUI

struct TaskItem: Identifiable, Equatable, Hashable, Codable, Transferable {
    var id = UUID()
    var title: String
    var status: Status = .todo

    enum Status: String, CaseIterable, Codable, Identifiable {
        case todo = "To do"
        case doing = "In progress"
        case done = "Done"
        var id: String { rawValue }
        var tint: Color {
            switch self {
            case .todo: return .gray
            case .doing: return .orange
            case .done: return .green
            }
        }
    }

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .data)
    }
}

@MainActor
final class Board: ObservableObject {
    @Published var tasks: [TaskItem] = [
        .init(title: "Write tests"), .init(title: "Fix layout", status: .doing), .init(title: "Ship", status: .done),
    ]
    func tasks(in status: TaskItem.Status) -> [TaskItem] { tasks.filter { $0.status == status } }
    func move(_ task: TaskItem, to status: TaskItem.Status) {
        guard let index = tasks.firstIndex(where: { $0.id == task.id }) else { return }
        tasks[index].status = status
    }
}

struct KanbanView: View {
    @StateObject var board = Board()
    @State private var targeted: TaskItem.Status?

    var body: some View {
        ScrollView(.horizontal) {
            HStack(alignment: .top, spacing: 12) {
                ForEach(TaskItem.Status.allCases) { status in
                    column(status)
                }
            }
            .padding()
        }
        .background(Color(uiColor: .systemGroupedBackground))
    }

    func column(_ status: TaskItem.Status) -> some View {
        VStack(alignment: .leading) {
            Label {
                Text(status.rawValue).font(.headline)
            } icon: {
                Circle().fill(status.tint).frame(width: 10, height: 10)
            }
            ForEach(board.tasks(in: status)) { task in
                Text(task.title)
                    .padding()
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .background(.background, in: .rect(cornerRadius: 10))
                    .shadow(color: .black.opacity(0.1), radius: 2, y: 1)
                    .draggable(task)
                    .onTapGesture {
                        let all = TaskItem.Status.allCases
                        let next = all[(all.firstIndex(of: status)! + 1) % all.count]
                        board.move(task, to: next)
                    }
            }
            Spacer()
        }
        .padding()
        .frame(width: 240, height: 400)
        .background(
            RoundedRectangle(cornerRadius: 14).fill(
                targeted == status ? AnyShapeStyle(.tint.opacity(0.2)) : AnyShapeStyle(.quaternary)
            )
        )
        .dropDestination(for: TaskItem.self) { items, location in
            for item in items { board.move(item, to: status) }
            return true
        } isTargeted: { inside in
            targeted = inside ? status : nil
        }
    }
}
