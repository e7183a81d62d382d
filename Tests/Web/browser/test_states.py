"""What a person meets when something is not there or not as it should be: each state has words, and none is a blank."""

import json
import threading
from urllib.parse import urlsplit

from driving import FROM_REST, OFFSET, require
from fake_server import FakeServer, relayed
from links import link
from proxy import Relay
from selenium.webdriver.common.keys import Keys

# The page's timers go so much faster where a test waits for one.
HASTE = 50


def hasten(page):
    """Lets the page's timers run faster, so that its patience ends sooner than a person's."""
    source = f"const later = window.setTimeout; window.setTimeout = (action, delay, ...rest) => later(action, delay / {HASTE}, ...rest);"
    page.cdp("Page.addScriptToEvaluateOnNewDocument", source=source)


def watch_words(page):
    """Keeps what stands on the screen, in the line below it and on the button beside that, whenever it changes: some of it passes fast."""
    source = """
        const said = { screen: [], connection: [], retry: [] };
        window.said = said;
        const look = () => {
            for (const [name, id] of [["screen", "screen-state"], ["connection", "connection"], ["retry", "retry"]]) {
                const element = document.getElementById(id);
                const words = element !== null && element.checkVisibility({ opacityProperty: true }) ? element.innerText.trim() : "";
                if (said[name].at(-1) !== words) said[name].push(words);
            }
        };
        const watch = () => (look(), requestAnimationFrame(watch));
        requestAnimationFrame(watch);
        new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    """
    page.cdp("Page.addScriptToEvaluateOnNewDocument", source=source)


def was_said(page, name, words):
    page.until(f"{words!r}", lambda: any(words in each for each in page.script("return window.said[arguments[0]]", name)), lambda: f"but {page.script('return window.said')}")


def relay(page, **parts):
    address = urlsplit(page.url)
    return Relay(address.hostname, address.port, **parts)


def pull_and_let_go(page):
    """Whether the page is alive is told by a finger."""
    page.drag((200, 430), 120, release=False)
    page.wait("the pull", f"{FROM_REST} < -40")
    page.release()
    page.wait("the way back", f"!state.isDragging && Math.abs({FROM_REST}) < 0.5")


def wait_for_loss(page):
    """What the page says of a lost connection: at first that it comes back, after a few tries that the server does not answer."""
    words = "document.getElementById('connection').innerText"
    page.wait("words of the loss", f"{words}.includes('econnecting') || {words}.includes('does not answer')")


def empty_program_invites(page):
    page.open()
    page.replace_program("")
    page.wait("the empty program", "state.scene.program === ''")
    page.wait_for_text("#screen-state", "Nothing here yet")
    page.wait("the server's answer", "state.diagnostics.length > 0")
    require(not page.is_shown("#problems") and not page.is_shown("#problem-count"), "an empty program is called a mistake")
    require(not page.is_shown(".CodeMirror-lint-marker-error"), "an empty program is marked as a mistake")
    require(page.is_shown("#examples-edited"), "nothing says that the example was edited")


def unsupported_construct_is_a_warning(page):
    page.open()
    program = 'import SwiftUI\nstruct Screen: View {\n    var body: some View {\n        Text("shown").glowInTheDark()\n    }\n}\n'
    page.replace_program(program)
    page.wait("the rest of the program", "state.frame.items.some((item) => item.text === 'shown')")
    page.wait_for_text("#problems", "glowInTheDark")
    page.wait("its place", "state.diagnostics.some(({ line, severity }) => line === 4 && severity !== 'note')")
    require(not page.is_shown("#hint"), "a screen that does not scroll is to be dragged")


def page_comes_back_to_the_same_scene(page):
    between = relay(page)
    page = page.at(between.url)
    page.open()
    page.wheel(600)
    page.wait("the scroll", f"{FROM_REST} > 60")
    page.wait_for_rest()
    place = page.model(OFFSET)
    page.mark_scene()
    between.cut()
    page.wait("the loss", "state.connection.phase !== 'ready'")
    wait_for_loss(page)
    require(page.script("return getComputedStyle(document.getElementById('connection')).animationName") == "none", "the words of the loss wait once more")
    require(page.element("#device-outline").get_attribute("data-state") == "lost", "the picture looks live")
    between.mend()
    page.wait_for_another_scene()
    page.wait("the same place", f"Math.abs({OFFSET} - ({place})) < 1")
    page.drag((200, 430), -100)
    page.wait("a drag after that", f"{OFFSET} > {place} + 50")
    page.expect_complaints()


def socket_dies_in_the_middle_of_a_frame(page):
    between = relay(page)
    page = page.at(between.url)
    page.open()
    page.mark_scene()
    # A drag makes a frame of some kilobytes for each move: after three thousand bytes one of them is half here.
    between.cut_after(3_000)
    page.drag((200, 430), -200, release=False)
    page.wait("the loss", "state.connection.phase !== 'ready'")
    page.release()
    wait_for_loss(page)
    require(page.model("!state.isDragging"), "the page believes that the finger is down")
    require(page.model("state.notice") is None, f"half a frame was taken for a message: {page.model('state.notice')}")
    between.mend()
    page.wait_for_another_scene()
    page.wheel(-6000)
    page.wait("the top", f"Math.abs({FROM_REST}) < 0.5")
    pull_and_let_go(page)
    page.expect_complaints()


def server_that_is_gone_is_said(page):
    hasten(page)
    watch_words(page)
    between = relay(page)
    page = page.at(between.url)
    page.open()
    page.mark_scene()
    between.cut()
    page.wait_for_text("#connection", "The server is gone")
    was_said(page, "connection", "The server does not answer")
    require(page.is_shown("#retry"), "there is no button to try again")
    require("is kept" in page.text("#connection"), "nothing is said of the program")
    require(page.model("state.frame.items.length") > 3, "the last picture is gone")
    between.mend()
    page.click("#retry")
    page.wait_for_another_scene()
    page.wait_for_text("#connection", "Connected")
    pull_and_let_go(page)
    page.expect_complaints()


def no_network_is_said(page):
    """Where the browser knows that there is no network, the page does not blame the server."""
    between = relay(page)
    page = page.at(between.url)
    page.open()
    page.focus_editor()
    page.mark_scene()
    between.cut()
    page.cdp("Network.enable")
    page.cdp("Network.emulateNetworkConditions", offline=True, latency=0, downloadThroughput=-1, uploadThroughput=-1)
    page.wait_for_text("#connection", "You are offline")
    page.until("a button to try again", lambda: page.is_shown("#retry"))
    page.type_at_the_end("// away")
    between.mend()
    page.cdp("Network.emulateNetworkConditions", offline=False, latency=0, downloadThroughput=-1, uploadThroughput=-1)
    page.wait_for_another_scene()
    page.wait_for_text("#connection", "Connected")
    page.wait("what was written", "state.scene.program.endsWith('// away')")
    page.expect_complaints()


def server_that_was_never_there_is_said(page):
    watch_words(page)
    with FakeServer(page, lambda socket: socket.close(1013, "the server is full")) as page:
        page.visit()
        was_said(page, "connection", "the server is full")
        page.until("words on the screen", lambda: page.text("#screen-state") != "")
        words = page.text("#screen-state")
        require(page.is_shown("#screen-state") and words != "", "the screen is a blank")


def server_that_does_not_greet_is_left(page):
    hasten(page)
    watch_words(page)
    calls = []
    is_over = threading.Event()

    def wait_and_say_nothing(socket):
        calls.append(socket)
        is_over.wait(20)

    with FakeServer(page, wait_and_say_nothing) as page:
        page.visit()
        was_said(page, "connection", "did not greet")
        page.until("a second try", lambda: len(calls) > 1)
        page.leave()
        is_over.set()


def server_of_another_protocol_is_said(page):
    watch_words(page)
    hello = {"type": "hello", "protocol": 2, "version": "9.0", "devices": [], "presets": []}
    with FakeServer(page, lambda socket: (socket.send(json.dumps(hello)), socket.recv())) as page:
        page.visit()
        was_said(page, "connection", "reload the page")


# Each is what a broken server could say in place of a frame, and a word of what the page says about it.
RUBBISH = [
    ("{", "JSON"),
    ("null", "an object"),
    ("[1, 2]", "the type undefined"),
    ('"frame"', "an object"),
    (b"\x00\x01\x02", "the message is not text"),
    ('{"type": "dance"}', "dance"),
    ('{"type": "__proto__"}', "__proto__"),
    ('{"type": "frame"}', "frame.sequence"),
    ('{"type": "frame", "sequence": 1, "time": 1e999, "items": [], "scrollViews": [], "callbacks": []}', "frame.time"),
    ('{"type": "frame", "sequence": 1, "time": 1, "items": [null], "scrollViews": [], "callbacks": []}', "frame.items[0]"),
    (
        '{"type": "frame", "sequence": 1, "time": 1, "items": [{"frame": {"x": 0, "y": "down"}}], "scrollViews": [], "callbacks": []}',
        "frame.items[0].frame.y",
    ),
    *[
        (
            '{"type": "frame", "sequence": 1, "time": 1, "items": [{"kind": "text", "frame": {"x": 0, "y": 0, "width": 9, "height": 9}, %s}],'
            ' "scrollViews": [], "callbacks": []}' % field,
            f"frame.items[0].{name}",
        )
        for name, field in [
            ("fill", '"fill": 12'),
            ("text", '"text": {}'),
            ("lines", '"lines": [null]'),
            ("font", '"font": null'),
            ("transform", '"transform": [1]'),
            ("stroke", '"stroke": 5'),
            ("opacity", '"opacity": "x"'),
            ("gradient", '"gradient": {"stops": [{}]}'),
            ("cornerRadii", '"cornerRadii": [1, 2]'),
        ]
    ],
    ('{"type": "frame", "sequence": 1, "time": 1, "items": [], "scrollViews": [{}], "callbacks": []}', "frame.scrollViews[0]"),
    ('{"type": "tree", "root": "tree"}', "tree.root"),
    ('{"type": "opened", "diagnostics": {}}', "opened.diagnostics"),
    ('{"type": "error"}', "error.code"),
]


def rubbish_between_frames_is_said_and_left(page):
    due = []

    def change(message):
        return [message, due.pop()] if due else [message]

    with FakeServer(page, relayed(page.url, change)) as page:
        page.open()
        for count, (rubbish, words) in enumerate(RUBBISH):
            page.script("document.getElementById('notice-close').click()")
            items = page.model("state.frame.items.length")
            due.append(rubbish)
            page.wheel(-60 if count % 2 else 60)
            page.until(f"a message about {rubbish[:40]!r}", lambda: page.is_shown("#notice") and words in page.text("#notice-text"), lambda: f"but {page.text('#notice-text')!r}")
            require(page.model("state.frame.items.length") > items / 2, f"{rubbish} took the picture away")
        page.click("#notice-close")
        page.focus_screen()
        page.press(Keys.HOME)
        page.wait("the top", f"Math.abs({FROM_REST}) < 0.5")
        pull_and_let_go(page)


def strange_items_are_drawn_around(page):
    """What is well formed and makes no sense: the rest of the picture is drawn, and the page is well."""
    frame = {"x": 20, "y": 300, "width": 90, "height": 40}
    strange = [
        {"id": "a", "kind": "hologram", "frame": frame},
        {"id": "b", "kind": "shape", "frame": {**frame, "width": -5, "height": 1e308}, "fill": "#zzz", "cornerRadius": -3},
        {"id": "c", "kind": "text", "frame": frame, "text": "a", "font": {"size": -1}, "lines": [{"text": "a", "x": 1e30, "baseline": 0}]},
        {"id": "d", "kind": "symbol", "frame": frame, "symbol": "no.such.symbol", "fill": "#000000FF"},
        {"id": "e", "kind": "shape", "frame": frame, "fill": "red", "transform": [0, 0, 0, 0, 0, 0], "bounds": {"width": 0, "height": 0}},
        {"kind": "line", "frame": frame},
        {"id": "f", "kind": "image", "frame": frame},
        {"id": "g", "kind": "material", "frame": frame, "clip": {**frame, "x": -1e9}},
        {"id": "h", "kind": "shape", "frame": {"x": 200, "y": 600, "width": 100, "height": 100}, "fill": "#FF00FFFF"},
    ]

    def change(message):
        told = json.loads(message)
        if told["type"] != "frame":
            return [message]
        told["items"] += strange
        return [json.dumps(told)]

    with FakeServer(page, relayed(page.url, change)) as page:
        page.open()
        colors, scale = page.column(250)
        require(colors[round(650 * scale)] == (255, 0, 255), "what stands behind the strange items is not drawn")
        pull_and_let_go(page)


def slow_link_shows_that_it_works(page):
    watch_words(page)
    # Four hundredths of a second for every four kilobytes, and each answer is late by as much.
    between = relay(page, delay=0.04, piece=4096)
    page = page.at(between.url)
    page.open()
    page.wait_for_text("#connection", "Connected")
    said = page.script("return window.said")
    require(said["connection"][1].startswith(("Loading", "Connecting")), f"the page has said {said['connection']}")
    require(any(words != "" for words in said["screen"]), "the screen was a blank until the first picture")
    page.until("an end of that", lambda: page.text("#screen-state") == "")
    pull_and_let_go(page)


# Runs before the page's scripts: when the socket was made, and when a frame was drawn.
FIRST_PICTURE = """
    window.first = {};
    window.WebSocket = class extends WebSocket {
        constructor(...parts) { super(...parts); first.asked ??= performance.now(); }
    };
    const { setTransform } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.setTransform = function (...values) {
        setTransform.apply(this, values);
        if (window.overscroll?.drawn) first.drawn ??= performance.now();
    };
"""
# So many requests for the page's own files, and so many bytes with their headers, come before the first picture, and no more: 48 and 87 KB when this was
# written, 88 and 159 KB when everything was asked for at once.
MOST_REQUESTS, MOST_BYTES = 52, 92_000


def first_picture_waits_for_nothing_else(page):
    """Editor, inspector, menus and overlays come after the first picture, and the scene is asked for before what draws it is there."""
    between = relay(page, delay=0.01, piece=4096)
    page = page.at(between.url)
    page.cdp("Network.enable")
    page.cdp("Network.clearBrowserCache")
    page.cdp("Page.addScriptToEvaluateOnNewDocument", source=FIRST_PICTURE)
    page.open()
    first, files = page.script("return [first, performance.getEntriesByType('resource').map((each) => [new URL(each.name).pathname, each.startTime, each.responseEnd, each.transferSize])]")
    before = [(name, size) for name, start, _, size in files if start < first["drawn"]]
    names = [name for name, _ in before]
    for part in ("codemirror", "editor", "inspector", "overlay-", "menu", "timeline"):
        require(not any(part in name for name in names), f"the first picture waited for {part}: {names}")
    own = [size for name, size in before if not name.startswith("/vendor/")]
    require(10 < len(own) <= MOST_REQUESTS and sum(own) <= MOST_BYTES, f"{len(own)} requests and {sum(own)} bytes came before the first picture")
    page.wait("the editor", "document.querySelector('.CodeMirror') !== null")
    pull_and_let_go(page)
    # What draws it does not come at all: the scene is asked for all the same.
    page.cdp("Network.setBlockedURLs", urls=["*/js/main.js"])
    page.visit()
    page.until("the scene's socket without what draws it", lambda: page.script("return window.first?.asked !== undefined"))
    require(page.script("return window.overscroll === undefined"), "what draws the scene has come")
    page.cdp("Network.setBlockedURLs", urls=[])
    page.expect_complaints()


def tools_come_without_a_picture(page):
    """A program that never ran has no picture; it can be read and mended."""
    page.open(link({"program": 'import SwiftUI\nstruct Screen: View {\n    var body: some View {\n        Text(nothing)\n    }\n}\n'}))
    page.wait_for_text("#screen-state", "Line 4")
    page.wait("the mark in the editor", "document.querySelector('.CodeMirror-lint-marker-error') !== null")
    require(page.text("#problem-count") == "1 error", f"the count of problems says {page.text('#problem-count')!r}")
    page.require_no_fault()
    page.replace_program('import SwiftUI\nstruct Screen: View {\n    var body: some View {\n        Text("mended")\n    }\n}\n')
    page.wait("the picture", "state.frame?.items.some((item) => item.text === 'mended')")


def tools_that_do_not_come_are_said(page):
    """The picture can be pulled all the same, and there is a way to the rest."""
    page.cdp("Network.enable")
    page.cdp("Network.setBlockedURLs", urls=["*/js/tools.js"])
    page.visit()
    page.wait_for_text("#notice-text", "did not come")
    pull_and_let_go(page)
    page.cdp("Network.setBlockedURLs", urls=[])
    page.click("#notice-action")
    page.wait("the rest", "window.overscroll.isComplete")
    page.expect_complaints()


def frozen_tab_comes_back(page):
    """A browser freezes tabs that are hidden for long; the connection dies meanwhile, and the clock goes on."""
    between = relay(page)
    page = page.at(between.url)
    page.open()
    page.wheel(600)
    page.wait("the scroll", f"{FROM_REST} > 60")
    page.wait_for_rest()
    place = page.model(OFFSET)
    tab = page.driver.current_window_handle
    page.driver.switch_to.new_window("tab")
    other = page.driver.current_window_handle
    page.driver.switch_to.window(tab)
    page.mark_scene()
    page.cdp("Page.setWebLifecycleState", state="frozen")
    between.cut()
    between.mend()
    page.cdp("Page.setWebLifecycleState", state="active")
    page.driver.switch_to.window(other)
    page.driver.close()
    page.driver.switch_to.window(tab)
    page.wait("the tab in front", "!document.hidden")
    page.wait_for_another_scene()
    page.wait("the same place", f"Math.abs({OFFSET} - ({place})) < 1")
    page.drag((200, 430), -100)
    page.wait("a drag after that", f"{OFFSET} > {place} + 50")
    page.expect_complaints()


def hour_passes_in_a_hidden_tab(page):
    """The page's clock jumps by an hour, with the connection kept: the scene is where it was, and takes input."""
    source = """
        let jump = 0;
        const now = performance.now.bind(performance);
        performance.now = () => now() + jump;
        const stamp = Object.getOwnPropertyDescriptor(Event.prototype, "timeStamp").get;
        Object.defineProperty(Event.prototype, "timeStamp", { get() { return stamp.call(this) + jump; } });
        const hidden = Object.getOwnPropertyDescriptor(Document.prototype, "hidden").get;
        let isHidden = false;
        Object.defineProperty(Document.prototype, "hidden", { get() { return isHidden || hidden.call(this); } });
        window.hide = (value, milliseconds) => {
            isHidden = value;
            jump += milliseconds;
            document.dispatchEvent(new Event("visibilitychange"));
        };
    """
    page.cdp("Page.addScriptToEvaluateOnNewDocument", source=source)
    page.open()
    page.drag((200, 430), 120, release=False)
    page.wait("the pull", f"{FROM_REST} < -40")
    page.script("hide(true, 0)")
    page.wait("the end of the drag", f"!state.isDragging && Math.abs({FROM_REST}) < 0.5")
    page.release()
    page.script("hide(false, 3_600_000)")
    pull_and_let_go(page)
    page.wheel(300)
    page.wait("the wheel", f"{FROM_REST} > 200")
    require(page.model("state.notice") is None, f"the page says {page.model('state.notice')}")


def installed_page_opens_without_a_server(page):
    """The second visit does not need the server for the page itself; the page says what it cannot do, and comes back."""
    watch_words(page)
    between = relay(page)
    page = page.at(between.url)
    page.open()
    kept = """
        const done = arguments[0];
        const look = async () => {
            const store = await caches.open("overscroll"), names = (await store.keys()).map(({ url }) => new URL(url).pathname);
            if (navigator.serviceWorker.controller && names.includes("/") && names.some((name) => name.includes("codemirror"))) done(names);
            else setTimeout(look, 50);
        };
        look();
    """
    page.driver.execute_async_script(kept)
    between.cut()
    page.visit()
    page.wait("the page", "state.connection.phase !== 'idle'")
    was_said(page, "connection", "The server does not answer")
    page.until("a button to try again", lambda: page.is_shown("#retry"))
    require(page.is_shown(".top-bar") and page.is_shown("#code"), "the page is not whole")
    page.until("words on the screen", lambda: page.text("#screen-state") != "")
    between.mend()
    page.click("#retry")
    page.wait("the first picture", "state.frame !== null")
    pull_and_let_go(page)
    page.expect_complaints()


installed_page_opens_without_a_server.window = {"keeps": True}


TESTS = [
    empty_program_invites,
    unsupported_construct_is_a_warning,
    page_comes_back_to_the_same_scene,
    socket_dies_in_the_middle_of_a_frame,
    server_that_is_gone_is_said,
    no_network_is_said,
    server_that_was_never_there_is_said,
    server_that_does_not_greet_is_left,
    server_of_another_protocol_is_said,
    rubbish_between_frames_is_said_and_left,
    strange_items_are_drawn_around,
    slow_link_shows_that_it_works,
    first_picture_waits_for_nothing_else,
    tools_come_without_a_picture,
    tools_that_do_not_come_are_said,
    frozen_tab_comes_back,
    hour_passes_in_a_hidden_tab,
    installed_page_opens_without_a_server,
]
