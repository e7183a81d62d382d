import Testing
import ViewInterpreter
import ViewRuntime

@Suite("Language programs")
struct LanguageProgramTests {
    @Test(arguments: LanguageProgram.all)
    func `prints what the compiled program prints`(program: LanguageProgram) throws {
        let screen = "\nstruct Screen: View { var body: some View { let _ = main(); EmptyView() } }\n"
        let scene = try RunningProgram(program.source + screen)

        try scene.show()

        #expect(scene.printed == program.output)
    }
}
