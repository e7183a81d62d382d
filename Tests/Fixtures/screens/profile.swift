// shows: Mira Okafor | @mira | Followers | Follow
import SwiftUI

struct User: Identifiable {
    let id = UUID()
    var name: String
    var handle: String
    var bio: String?
    var followers: Int
    var following: Int
}

struct StatView: View {
    let value: Int
    let title: LocalizedStringKey

    var body: some View {
        VStack(spacing: 2) {
            Text("\(value)").font(.headline)
            Text(title).font(.caption).foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity)
    }
}

struct ProfileView: View {
    @State private var user = User(name: "Mira Okafor", handle: "mira", bio: "Hiker, baker, maker.", followers: 1204, following: 310)
    @State private var isFollowing = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                HStack(alignment: .top) {
                    Image(systemName: "person.crop.circle.fill")
                        .resizable()
                        .scaledToFit()
                        .frame(width: 88, height: 88)
                        .foregroundStyle(.tint)
                    VStack(alignment: .leading) {
                        Text(user.name).font(.title2.bold())
                        Text("@\(user.handle)").foregroundColor(.gray)
                        if let bio = user.bio { Text(bio).font(.subheadline).padding(.top, 4) }
                    }
                }
                HStack {
                    StatView(value: user.followers, title: "Followers")
                    Divider().frame(height: 32)
                    StatView(value: user.following, title: "Following")
                }
                Button {
                    withAnimation(.spring()) { isFollowing.toggle() }
                    user.followers += isFollowing ? 1 : -1
                } label: {
                    Label(isFollowing ? "Following" : "Follow", systemImage: isFollowing ? "checkmark" : "plus")
                        .frame(maxWidth: .infinity)
                }
                .buttonStyle(.borderedProminent)
                .controlSize(.large)
            }
            .padding()
        }
        .navigationTitle("Profile")
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
                Button("Done") { dismiss() }
            }
        }
    }
}

#Preview {
    NavigationStack { ProfileView() }
}
