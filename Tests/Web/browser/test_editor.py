"""The editor: edits as one types, problems where they are, undo, find, and the plain text area without the library."""

from driving import FROM_REST, OFFSET, require
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys


def edit_with_an_error_keeps_the_picture(page):
    page.open()
    items = page.model("state.frame.items.length")
    page.type_at_the_end("\n}")
    page.wait("the error", "state.diagnostics.some((diagnostic) => diagnostic.severity === 'error')")
    require(page.model("state.frame.items.length") == items, "the last picture is gone")
    require(page.element("#device-outline").get_attribute("data-state") == "stale", "the old picture is not dimmed")
    look = "[getComputedStyle(document.getElementById('screen')).opacity, getComputedStyle(document.querySelector('.screen')).backgroundColor]"
    # Darker, so that the sensors stay as black as the device is.
    page.until("the dimmed picture", lambda: page.script(f"return {look}") == ["0.65", "rgb(0, 0, 0)"], lambda: str(page.script(f"return {look}")))
    require(page.text("#screen-state").startswith("Line "), f"the screen says {page.text('#screen-state')!r}")
    require(page.is_shown("#problems button"), "the list of problems is not shown")
    require("error" in page.text("#problem-count"), "the count of problems says no error")
    require(page.is_shown(".CodeMirror-lint-marker-error"), "the gutter has no mark")
    message = page.text("#problems .message")
    ActionChains(page.driver).move_to_element(page.element(".CodeMirror-lint-marker-error")).perform()
    page.until("the message on hover", lambda: message in page.script("return document.querySelector('.CodeMirror-lint-tooltip')?.innerText ?? ''"))
    for _ in range(2):
        page.press(Keys.BACKSPACE)
    page.wait("the good program", "state.diagnostics.every((diagnostic) => diagnostic.severity !== 'error')")
    require(page.element("#device-outline").get_attribute("data-state") == "live", "the picture is still dimmed")


def problem_leads_to_its_line(page):
    page.open()
    page.replace_program("import SwiftUI\n\nstruct Screen: View {\n    var body: some View {\n        Text(nothing)\n    }\n}\n")
    page.wait("the error", "state.diagnostics.some((diagnostic) => diagnostic.severity === 'error')")
    require(page.text("#problems .place") == "5:14", f"the problem stands at {page.text('#problems .place')}")
    page.click("#problems button")
    cursor = page.script("const { line, ch } = document.querySelector('.CodeMirror').CodeMirror.getCursor(); return [line, ch]")
    require(cursor == [4, 13], f"the cursor stands at {cursor}")


def lines_of_an_error_choose_no_view(page):
    """The tree is that of the last picture: the lines of a program with errors are other lines."""
    page.open()
    page.click("#tab-view")
    page.wait("the tree", "state.tree !== null")
    page.focus_editor()
    page.press_with(Keys.CONTROL, Keys.END)
    page.press(Keys.ARROW_UP, Keys.ARROW_UP, Keys.ARROW_UP)
    page.wait("the view of the line", "state.selection !== null")
    chosen = page.model("state.selection")
    page.replace_program("import SwiftUI\n\n\n\n\n\n\n\n\nstruct Screen: View {\n    var body: some View {\n        Text(nothing)\n    }\n}\n")
    page.wait("the error", "state.diagnostics.some((diagnostic) => diagnostic.severity === 'error')")
    page.click("#problems button")
    page.press(Keys.ARROW_UP, Keys.ARROW_UP)
    require(page.model("state.selection") == chosen, "a view was chosen by a line that is not its own")
    require(page.script("return document.querySelector('.chosen-line') === null"), "a line is marked that made no view")


def edit_keeps_the_scroll_position(page):
    page.open()
    page.wheel(500)
    page.wait("the scroll", f"{FROM_REST} > 300")
    page.wait_for_rest()
    before = page.model(OFFSET)
    page.type_at_the_end("\n// a")
    page.wait("the edit", "state.scene.program.trimEnd().endsWith('// a') && state.scene.preset === undefined")
    page.wait("the place", f"Math.abs({OFFSET} - ({before})) < 0.5")


COUNTER = """import SwiftUI

struct Screen: View {
    @State private var count = 0
    var body: some View {
        Button("Add") { count += 1 }
        Text("\\(count) so far")
    }
}
"""
COUNTED = "state.frame.items.filter((item) => item.kind === 'text').map((item) => item.text)"


def edit_keeps_the_state(page):
    page.open()
    page.replace_program(COUNTER)
    page.wait("the counter", f"{COUNTED}.includes('0 so far')")
    add = page.model("state.frame.items.find((item) => item.text === 'Add').frame")
    for _ in range(2):
        page.drag((add["x"] + add["width"] / 2, add["y"] + add["height"] / 2), 0, steps=1)
    page.wait("two taps", f"{COUNTED}.includes('2 so far')")
    page.replace_program(COUNTER.replace("so far", "until now"))
    page.wait("the count in the new words", f"{COUNTED}.includes('2 until now')")


def undo_and_find_work(page):
    page.open()
    page.type_at_the_end("// undone")
    page.wait("the edit", "state.scene.program.endsWith('// undone')")
    page.press_with(Keys.CONTROL, "z")
    page.wait("the undo", "!state.scene.program.includes('undone')")
    page.press_with(Keys.CONTROL, "f")
    page.until("the search field", lambda: page.is_shown(".find input"))
    page.press("safeareainset")
    selection = "document.querySelector('.CodeMirror').CodeMirror.getSelection()"
    page.wait("the found word", f"{selection} === 'safeAreaInset'")
    page.press(Keys.ESCAPE)
    require(not page.is_shown(".find"), "the search field is still there")


def completion_and_signature_help(page):
    page.open()
    page.replace_program('import SwiftUI\nstruct Screen: View {\n    var body: some View {\n        Text("a")\n    }\n}\n')
    page.wait("the program", "state.frame.items.some((item) => item.text === 'a')")
    page.script("document.querySelector('.CodeMirror').CodeMirror.setCursor(3, 17)")
    page.press(".padd")
    page.until("the list", lambda: page.is_shown(".CodeMirror-hints"))
    labels = page.script("return Array.from(document.querySelectorAll('.CodeMirror-hint .label'), (label) => label.innerText)")
    require(labels and all("padd" in label.lower() for label in labels), f"the list has {labels}")
    page.press(Keys.ENTER)
    line = "document.querySelector('.CodeMirror').CodeMirror.getLine(3)"
    page.wait("the insertion", f"{line}.startsWith('        Text(\"a\").padding')")
    page.press_with(Keys.CONTROL, "a")
    page.replace_program('import SwiftUI\nstruct Screen: View {\n    var body: some View {\n        Text("a").frame\n    }\n}\n')
    page.script("document.querySelector('.CodeMirror').CodeMirror.setCursor(3, 23)")
    page.press("(")
    page.until("the signature", lambda: page.is_shown(".signature") and "width" in page.text(".signature"))


def program_is_formatted_on_demand(page):
    page.open()
    if not page.model("state.hello.formats ?? false"):
        require(not page.is_shown("#format"), "there is a button for what this server cannot do")
        return
    page.replace_program('import SwiftUI\nstruct Screen: View {\nvar body: some View {\nText( "a" )\n}\n}\n')
    page.wait("the program", "state.frame.items.some((item) => item.text === 'a')")
    page.click("#format")
    page.wait("the new form", "state.scene.program.includes('        Text(\"a\")')")
    page.press_with(Keys.CONTROL, "z")
    page.wait("the old form", "state.scene.program.includes('Text( \"a\" )')")


def text_area_does_without_the_library(page):
    page.cdp("Network.enable")
    page.cdp("Network.setBlockedURLs", urls=["*/vendor/codemirror/*"])
    page.open()
    require(page.is_shown("#source"), "there is no text area")
    page.wait("the source", "document.getElementById('source').value.includes('ScrollView')")
    page.element("#source").click()
    page.press_with(Keys.CONTROL, Keys.END)
    page.press("\n// b")
    page.wait("the edit", "state.scene.program.endsWith('// b')")
    page.expect_complaints()


TESTS = [
    edit_with_an_error_keeps_the_picture,
    problem_leads_to_its_line,
    lines_of_an_error_choose_no_view,
    edit_keeps_the_scroll_position,
    edit_keeps_the_state,
    undo_and_find_work,
    completion_and_signature_help,
    program_is_formatted_on_demand,
    text_area_does_without_the_library,
]
