"""Links: the same moment again, short ones, the embedded device, files in their place, and links that are no good."""

import json
import pathlib
import tempfile

from driving import FROM_REST, OFFSET, require
from links import link, packed, scene
from pictures import columns_with, near, seen

# Sixty lines, as a person has them in an answer to a question.
SIXTY_LINES = "import SwiftUI\n\nstruct Screen: View {\n    var body: some View {\n        VStack {\n" + "".join(
    f'            Text("Line {number} of the list").padding({number % 7}).font(.{font})\n'
    for number, font in zip(range(52), ["title", "headline", "body", "callout", "footnote", "caption"] * 9)
) + "        }\n    }\n}\n"


def copied_link(page):
    page.script("history.replaceState(null, '', '/')")
    page.click("#copy-link")
    page.wait("the link", "location.hash.startsWith('#1.')")
    return page.script("return location.hash")


def link_opens_the_same_moment(page):
    page.open()
    page.choose_preset("fix-scroll-geometry")
    page.drag((200, 430), 120, release=False)
    page.wait("the pull", f"{FROM_REST} < -50")
    shown = page.model(OFFSET)
    # The pointer is on the device, with a finger down: the button is pressed otherwise.
    page.script("document.getElementById('copy-link').click()")
    page.wait("the link", "location.hash.startsWith('#1.')")
    fragment = page.script("return location.hash")
    page.release()
    page.wait_for_rest()
    page.open(fragment)
    page.wait("the moment", "state.playback.kind === 'moment'")
    page.wait("the same picture", f"Math.abs({OFFSET} - ({shown})) < 1")
    require(page.model("state.scene.preset") == "fix-scroll-geometry", "another example is open")
    page.click("#live")
    page.wait("life", f"state.playback.kind === 'live' && Math.abs({FROM_REST}) < 0.5")
    page.drag((200, 430), 60, release=False)
    page.wait("a drag after that", f"{FROM_REST} < -10")
    page.release()


def link_holds_device_and_environment(page):
    environment = {"dynamicTypeSize": "xxLarge", "colorScheme": "dark", "layoutDirection": "rightToLeft", "locale": "de_DE"}
    page.open(link({"preset": "pinned-footers", "device": "iphone-se-3-landscape", "os": 26, "environment": environment}))
    page.wait("the phone", "state.device.width === 667 && state.colorScheme === 'dark'")
    held = scene(copied_link(page))
    require(held["environment"] == environment, f"the link has {held['environment']}")
    expected = ("pinned-footers", "iphone-se-3-landscape", 26)
    require((held["preset"], held["device"], held["os"]) == expected, f"the link has {held}")


def link_of_sixty_lines_is_short(page):
    page.open()
    require(SIXTY_LINES.count("\n") == 60, "the program has not sixty lines")
    page.replace_program(SIXTY_LINES + "// ü")
    page.wait("the edit", "state.scene.program.endsWith('// ü')")
    fragment = copied_link(page)
    require(len(page.url) + len(fragment) < 1500, f"the link has {len(fragment)} characters")
    page.open(fragment)
    require(page.model("state.scene.program") == SIXTY_LINES + "// ü", "the program came back changed")


def noise(length):
    """Words that do not get shorter by packing."""
    digits = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    value, text = 20_260, []
    for _ in range(length):
        value = (value * 6_364_136_223_846_793_005 + 1_442_695_040_888_963_407) % 2**64
        text.append(digits[(value >> 33) % len(digits)])
    return "".join(text)


def too_long_a_link_is_said(page):
    page.open()
    page.replace_program('import SwiftUI\nstruct Screen: View { var body: some View { Text("a") } }\n// ' + noise(40_000))
    page.wait("the edit", "state.scene.program.length > 40000")
    page.click("#copy-link")
    page.wait("the message", "state.notice !== null")
    require("characters" in page.text("#notice-text"), f"the page says {page.text('#notice-text')!r}")
    with tempfile.TemporaryDirectory() as folder:
        page.cdp("Browser.setDownloadBehavior", behavior="allow", downloadPath=folder)
        page.click("#notice-action")
        file = pathlib.Path(folder, "ContentView.swift")
        page.until("the file", file.exists)
        page.until("all of it", lambda: file.read_text() == page.model("state.scene.program"))


def embedded_device_stands_alone(page):
    page.open(link({"preset": "fix-scroll-geometry", "os": 26}), path="/embed")
    require(page.is_shown("#screen"), "there is no device")
    for selector in (".top-bar", "#code", "#inspect", "#time"):
        require(not page.is_shown(selector), f"{selector} is shown in an embedded device")
    page.drag((200, 430), 120, release=False)
    page.wait("the pull", f"{FROM_REST} < -45")
    page.release()
    page.wait("the way back", f"!state.isDragging && Math.abs({FROM_REST}) < 0.5")
    require(page.is_shown("#open-link"), "there is no way to the whole page")
    handles = page.driver.window_handles
    page.click("#open-link")
    page.until("the other tab", lambda: len(page.driver.window_handles) > len(handles))
    first = page.driver.current_window_handle
    page.driver.switch_to.window(next(handle for handle in page.driver.window_handles if handle not in handles))
    page.wait("the same scene", "state.frame !== null && state.scene.preset === 'fix-scroll-geometry' && state.scene.os === 26")
    require(page.is_shown(".top-bar"), "the other tab is no whole page")
    page.driver.close()
    page.driver.switch_to.window(first)


def embedded_device_may_have_its_source(page):
    page.open(link({"preset": "pinned-footers"}), path="/embed?code")
    require(page.is_shown("#screen") and page.is_shown("#code"), "device and source are not both there")
    require(not page.is_shown(".top-bar"), "the bar of the whole page is there")
    page.type_at_the_end("// edited")
    page.wait("the edit", "state.scene.program.endsWith('// edited')")


def embedded_source_stands_below_the_device_in_a_narrow_frame(page):
    page.open(link({"preset": "pinned-footers"}), path="/embed?code")
    device, code, window = page.canvas.rect, page.element("#code").rect, page.script("return [innerWidth, innerHeight]")
    require(device["height"] > 150 and device["y"] + device["height"] <= code["y"], f"the device {device} is not above the source {code}")
    require(code["height"] > 150 and code["y"] + code["height"] <= window[1] and code["width"] == window[0], f"the source is not to be seen whole: {code} in {window}")


embedded_source_stands_below_the_device_in_a_narrow_frame.window = {"width": 360, "height": 740}


def hold(page, file, *kinds):
    """Holds a file of the disk over the middle of the window, as the pointer of a file manager does."""
    width, height = page.script("return [innerWidth, innerHeight]")
    data = {"items": [], "files": [str(file)], "dragOperationsMask": 1}
    for kind in kinds:
        page.cdp("Input.dispatchDragEvent", type=kind, x=width // 2, y=height // 2, data=data)


def dropped_file_opens(page):
    page.open()
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder, "Screen.swift")
        file.write_text('import SwiftUI\nstruct Screen: View { var body: some View { Text("dropped") } }\n')
        cue = "return getComputedStyle(document.body, '::after').content"
        hold(page, file, "dragEnter", "dragOver")
        page.until("words that the file may be dropped", lambda: "Drop the Swift file" in page.script(cue))
        page.settle_picture()
        # The dashed frame is seen at the window's edge, over all that stands there, and the words in the middle.
        window = seen(page, "body")
        edge = [near("#0a66e8")(window.getpixel((9, y))) for y in range(20, window.height - 20)]
        require(0.3 < sum(edge) / len(edge) < 0.9, f"{sum(edge)} of {len(edge)} pixels at the left edge are of the frame")
        middle = window.crop((window.width // 2 - 110, window.height // 2 - 12, window.width // 2 + 110, window.height // 2 + 12))
        require(len(columns_with(middle, near("#1d1d1f", 60))) > 100, "the words in the middle are not to be seen")
        # The pointer leaves the window; the protocol's own way to say so is not told to the page.
        page.script("document.getElementById('stage').dispatchEvent(new DragEvent('dragleave', { bubbles: true }))")
        page.until("the end of those words", lambda: page.script(cue) == "none")
        hold(page, file, "dragEnter", "dragOver", "drop")
        page.wait("the program", "state.frame.items.some((item) => item.text === 'dropped')")
        for name, data, words in (("picture.png", b"\0PNG", "picture.png is not a text"), ("Long.swift", b"/" * 300_000, "256 KB")):
            other = pathlib.Path(folder, name)
            other.write_bytes(data)
            hold(page, other, "dragEnter", "dragOver", "drop")
            page.wait_for_text("#notice-text", words)
        require(page.model("state.frame.items.some((item) => item.text === 'dropped')"), "the program before was lost")


def opens_an_example_instead(page, fragment, words):
    page.open(fragment)
    page.wait("the message", "state.notice !== null")
    require(words in page.text("#notice-text"), f"{fragment[:16]} says {page.text('#notice-text')!r}")
    require(page.model("state.scene.preset") == "founding-screen", "no example was opened in its place")
    page.drag((200, 430), 60, release=False)
    page.wait("life", f"{FROM_REST} < -10")
    page.release()


def leaves_the_scene_alone(page, fragment, words):
    """Goes to a link from a page that is open, as one does who pastes it into the address bar."""
    if page.is_shown("#notice"):
        page.click("#notice-close")
    page.script("location.hash = arguments[0]", fragment)
    page.wait("the message", "state.notice !== null")
    require(words in page.text("#notice-text"), f"{fragment[:16]} says {page.text('#notice-text')!r}")
    require(page.model("state.scene.preset") == "pinned-footers", "the scene has gone")


def truncated_links_say_so(page):
    whole = link({"program": SIXTY_LINES, "device": "iphone-16", "time": 1.5})
    opens_an_example_instead(page, whole[: len(whole) // 2], "damaged")
    page.choose_preset("pinned-footers")
    # A cut may leave a length that base64 cannot have, or end inside of a DEFLATE block.
    for length in (4, 5, 6, 40, 41, 42, 43, len(whole) // 3, len(whole) - 9, len(whole) - 1):
        leaves_the_scene_alone(page, whole[:length], "damaged")
    page.script("location.hash = arguments[0]", whole)
    page.wait("the whole link", "state.frame.items.some((item) => item.text === 'Line 26 of the list')")
    require(not page.is_shown("#notice"), "the message has stayed")


def changed_links_say_so(page):
    whole = link({"program": SIXTY_LINES})
    middle = len(whole) // 2
    opens_an_example_instead(page, "#1.AAAA", "damaged")
    page.choose_preset("pinned-footers")
    for fragment in (whole[:middle] + "%" + whole[middle + 1 :], "#1." + packed(b'{"program": "a'), "#1." + packed(b"\xff\xfe")):
        leaves_the_scene_alone(page, fragment, "damaged")
    for fragment in (link({}), link([]), link("text"), link({"program": 7})):
        leaves_the_scene_alone(page, fragment, "no program")


def link_of_a_future_version_says_so(page):
    opens_an_example_instead(page, "#2.AAAA", "newer Overscroll")
    page.choose_preset("pinned-footers")
    leaves_the_scene_alone(page, "#37." + packed(b"{}"), "newer Overscroll")


def ten_megabytes_in_a_link_say_so(page):
    # Packed to the size of a postcard: the page must not unpack what it will not open.
    packed_well = link({"program": "// " + "a" * 10_000_000})
    require(len(packed_well) < 20_000, "the link was meant to be short")
    opens_an_example_instead(page, packed_well, "more than 1 MB")
    page.choose_preset("pinned-footers")
    # Not packed at all; browsers themselves take no address of more than one or two.
    leaves_the_scene_alone(page, "#1." + noise(1_000) * 450, "too long")


def fields_that_make_no_sense_leave_the_rest(page):
    gesture = [{"type": "scroll", "displacement": {"x": 0, "y": 40}}]
    scenes = [
        {"preset": "founding-screen", "device": 7, "os": "x", "environment": [], "gesture": 3, "time": -1},
        {"preset": "founding-screen", "device": {"width": "wide"}, "gesture": gesture, "time": 0, "more": {"deep": [1]}},
    ]
    for held in scenes:
        page.open(link(held))
        require(page.model("state.scene.preset") == "founding-screen", f"{json.dumps(held)} opened something else")
        require(page.model("state.device.width") == 393, "the device is not the standard one")
    page.wait("the moment", f"Math.abs({FROM_REST} - 40) < 0.5 || Math.abs({FROM_REST}) < 0.5")


def names_that_the_server_does_not_know_are_said(page):
    opens_an_example_instead(page, link({"preset": "no-such-example"}), "no-such-example")
    opens_an_example_instead(page, link({"preset": "founding-screen", "device": "phone-of-2040"}), "phone-of-2040")
    program = 'import SwiftUI\nstruct Screen: View { var body: some View { Text("kept") } }\n'
    page.open(link({"program": program, "device": "phone-of-2040", "os": 26}))
    page.wait("the program on the standard device", "state.device.width === 393 && state.frame.items.some((item) => item.text === 'kept')")
    require("phone-of-2040" in page.text("#notice-text"), f"the page says {page.text('#notice-text')!r}")
    require(page.model("state.scene.os") == 26, "the rest of the link was lost")


TESTS = [
    link_opens_the_same_moment,
    link_holds_device_and_environment,
    link_of_sixty_lines_is_short,
    too_long_a_link_is_said,
    embedded_device_stands_alone,
    embedded_device_may_have_its_source,
    embedded_source_stands_below_the_device_in_a_narrow_frame,
    dropped_file_opens,
    truncated_links_say_so,
    changed_links_say_so,
    link_of_a_future_version_says_so,
    ten_megabytes_in_a_link_say_so,
    fields_that_make_no_sense_leave_the_rest,
    names_that_the_server_does_not_know_are_said,
]
