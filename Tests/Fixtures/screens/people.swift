// shows: Users
import SwiftUI
import Combine

struct User: Codable, Identifiable, Hashable {
    let id: Int; let name, email: String; let company: Company; struct Company: Codable, Hashable { let name: String }
}

protocol UserService { func users() async throws -> [User] }

struct NetworkService: UserService {
    func users() async throws -> [User] {
        let url = URL(string: "https://example.com/users")!
        let (data, response) = try await URLSession.shared.data(from: url)
        guard let http = response as? HTTPURLResponse, (200..<300).contains(http.statusCode) else {
            throw URLError(.badServerResponse)
        }
        return try JSONDecoder().decode([User].self, from: data)
    }
}

struct MockService: UserService {
    func users() async throws -> [User] {
        try await Task.sleep(for: .milliseconds(500))
        return (1...5).map { User(id: $0, name: "User \($0)", email: "u\($0)@mail.com", company: .init(name: "ACME")) }
    }
}

@MainActor
final class UsersViewModel: ObservableObject {
    enum State { case loading, loaded([User]), error(String) }
    @Published private(set) var state = State.loading
    @Published var query = ""
    private let service: UserService
    private var cancellables = Set<AnyCancellable>()
    private var task: Task<Void, Never>?

    init(service: UserService = MockService()) {
        self.service = service
        $query
            .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .removeDuplicates()
            .sink { [weak self] text in self?.search(text) }
            .store(in: &cancellables)
    }

    func load() async {
        do { state = .loaded(try await service.users()) } catch { state = .error(error.localizedDescription) }
    }
    func search(_ text: String) {
        task?.cancel()
        task = Task { await load() }
    }
}

struct UsersView: View {
    @StateObject private var vm: UsersViewModel
    init(vm: @autoclosure @escaping () -> UsersViewModel = UsersViewModel()) { _vm = StateObject(wrappedValue: vm()) }

    var body: some View {
        NavigationView {
            content
                .navigationTitle("Users")
                .searchable(text: $vm.query)
        }
        .task { await vm.load() }
    }

    @ViewBuilder private var content: some View {
        switch vm.state {
        case .loading: ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .blue))
        case .loaded(let users) where users.isEmpty: Text("No users")
        case .loaded(let users):
            List(users) { user in
                NavigationLink {
                    Text(user.email)
                } label: {
                    HStack(spacing: 12) {
                        Circle().fill(.blue.opacity(0.2)).frame(width: 40).overlay(Text(user.name.prefix(1)))
                        VStack(alignment: .leading) {
                            Text(user.name).font(.headline)
                            Text(user.company.name).font(.caption).foregroundColor(.secondary)
                        }
                    }
                }
            }
        case let .error(message): Text(message).foregroundColor(.red)
        }
    }
}
