import SceneServer
import Testing

@Suite("SceneTime")
struct SceneTimeTests {
    @Test func `follows the client's times`() {
        var time = SceneTime(scene: 0, outside: 100)

        time.move(to: 1.5, outside: 101.52)
        #expect(time.scene == 1.5)
        time.move(to: 1.516, outside: 101.56)
        #expect(time.scene == 1.516)
    }

    @Test func `goes on by itself between messages`() {
        var time = SceneTime(scene: 0, outside: 100)
        time.move(to: 1, outside: 101)

        time.move(outside: 101.25)
        #expect(time.scene == 1.25)
    }

    @Test func `never goes back`() {
        var time = SceneTime(scene: 0, outside: 0)
        time.move(outside: 2)

        time.move(to: 1, outside: 2.5)
        #expect(time.scene == 2)
        time.move(outside: 2.25)
        #expect(time.scene == 2)
    }

    @Test func `does not follow a client into the far future`() {
        var time = SceneTime(scene: 0, outside: 0)

        time.move(to: 1_000_000, outside: 1)
        #expect(time.scene == 1.25)
    }
}
