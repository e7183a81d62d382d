"""What leaves the page as a file: pictures, a drawing, the trace, a movie, the program; each is read by other means."""

import base64
import io
import json
import pathlib
import tempfile
import xml.etree.ElementTree as ElementTree

from driving import FROM_REST, require
from PIL import Image
from pictures import canvas_picture, difference

SVG = "{http://www.w3.org/2000/svg}"


def saved(page, folder, label, name):
    """Chooses an entry of the menu by its words, and waits for the file."""
    file = pathlib.Path(folder, name)
    page.cdp("Browser.setDownloadBehavior", behavior="allow", downloadPath=folder)
    page.click("#share-button")
    find = "return Array.from(document.querySelectorAll('#share-menu button')).find((row) => (row.getAttribute('aria-label') ?? row.innerText).startsWith(arguments[0]))"
    row = page.script(find, label)
    require(row is not None, f"the menu has no {label!r}")
    page.script("arguments[0].setAttribute('id', 'chosen-row')", row)
    page.click("#chosen-row")
    page.script("arguments[0].removeAttribute('id')", row)
    page.until(f"the file {name}", lambda: file.exists() and file.stat().st_size > 0, lambda: f"but {list(pathlib.Path(folder).iterdir())}")
    return file


def pictures_have_one_to_three_pixels_a_point(page):
    page.open()
    page.wait_for_rest()
    with tempfile.TemporaryDirectory() as folder:
        for scale in (1, 2, 3):
            file = saved(page, folder, f"Save picture as PNG, {scale}", f"overscroll@{scale}x.png")
            with Image.open(file) as picture:
                require(picture.size == (393 * scale, 852 * scale), f"at {scale} the picture has {picture.size} pixels")
                # The red bar begins at 149.667 points, the bar with the large title stands above it.
                above = picture.convert("RGB").getpixel((375 * scale, round(147 * scale)))
                below = picture.convert("RGB").getpixel((375 * scale, round(152 * scale)))
                require(min(above) > 200, f"above the red bar is {above}")
                require(below[0] > 180 and below[1] < 150 and below[2] < 150, f"in the red bar is {below}")


def drawing_looks_like_the_canvas(page):
    page.open()
    page.wait_for_rest()
    page.click("[data-zoom=points]")
    canvas = canvas_picture(page)
    with tempfile.TemporaryDirectory() as folder:
        file = saved(page, folder, "Save drawing", "overscroll.svg")
        root = ElementTree.parse(file).getroot()
        require(root.tag == f"{SVG}svg", f"the root is {root.tag}")
        texts = {"".join(element.itertext()) for element in root.iter(f"{SVG}text")}
        wanted = set(page.model("state.frame.items.filter((item) => item.kind === 'text').flatMap((item) => item.lines.map((line) => line.text))"))
        require(wanted <= texts, f"the drawing lacks {wanted - texts}")
        # Drawn by the browser itself.
        page.driver.get(f"file://{file}")
        clip = {"x": 0, "y": 0, "width": 393, "height": 852, "scale": 1}
        shot = Image.open(io.BytesIO(base64.b64decode(page.cdp("Page.captureScreenshot", clip=clip)["data"]))).convert("RGB")
        # Letters have other edges there, and nothing else may be elsewhere.
        part, _ = difference(shot, canvas)
        require(part < 0.02, f"the drawing differs in {part:.1%} of its pixels")


def symbols_are_drawn_as_paths(page):
    page.open()
    page.replace_program('import SwiftUI\nstruct Screen: View { var body: some View { Image(systemName: "star.fill").font(.largeTitle) } }\n')
    page.wait("the star", "state.frame.items.some(({ symbol }) => symbol === 'star.fill')")
    with tempfile.TemporaryDirectory() as folder:
        root = ElementTree.parse(saved(page, folder, "Save drawing", "overscroll.svg")).getroot()
        # The icon font keeps its glyphs in Unicode's private area: nothing else can read them.
        private = ["".join(element.itertext()) for element in root.iter(f"{SVG}text") if any("\ue000" <= letter <= "\uf8ff" for letter in "".join(element.itertext()))]
        require(not private, f"these are letters of the icon font: {private}")
        star = [path for path in root.iter(f"{SVG}path") if len(path.get("d")) > 40 and "matrix" in (path.get("transform") or "")]
        require(len(star) == 1, f"there are {len(star)} outlines")
        require(not page.is_shown("#notice"), f"the page says {page.text('#notice-text')!r}")


def trace_tells_the_scene_and_the_frames(page):
    page.open()
    page.drag((200, 430), 120)
    page.wait_for_rest()
    with tempfile.TemporaryDirectory() as folder:
        trace = json.loads(saved(page, folder, "Save trace", "overscroll-trace.json").read_text())
        require(trace["scene"]["preset"] == "founding-screen", f"the trace is of {trace['scene']}")
        offsets = [frame["scrollViews"][0]["contentOffset"]["y"] for frame in trace["frames"]]
        require(len(offsets) > 10 and min(offsets) < -250 and abs(offsets[-1] + 202) < 0.5, f"the trace has the offsets {offsets}")
        require(any(message["type"] == "touch" for message in trace["scene"]["gesture"]), "the trace has no gesture")


# Plays a movie, and tells where the first blue header begins in each of its pictures, in pixels.
PLAYER = """
const [data, done] = arguments;
const video = document.createElement("video"), canvas = document.createElement("canvas"), tops = [];
const context = canvas.getContext("2d", { willReadFrequently: true });
const look = () => {
    [canvas.width, canvas.height] = [video.videoWidth, video.videoHeight];
    context.drawImage(video, 0, 0);
    const column = context.getImageData(Math.round(canvas.width * 0.95), 0, 1, canvas.height).data;
    let row = 0;
    while (row < canvas.height && !(column[4 * row + 2] > 180 && column[4 * row + 2] > column[4 * row] + 60 && column[4 * row + 2] > column[4 * row + 1] + 25)) row += 1;
    tops.push(row);
    video.requestVideoFrameCallback(look);
};
video.requestVideoFrameCallback(look);
video.onended = () => done({ size: [video.videoWidth, video.videoHeight], tops });
video.onerror = () => done(video.error.message);
video.muted = true;
video.src = `data:video/webm;base64,${data}`;
video.play().catch((error) => done(String(error)));
"""


def movie_of_a_gesture_is_a_webm(page):
    page.open()
    page.drag((200, 430), 90, steps=6)
    page.wait("the way back", f"state.frame.scrollViews[0].phase === 'idle' && Math.abs({FROM_REST}) < 0.5")
    with tempfile.TemporaryDirectory() as folder:
        data = saved(page, folder, "Save movie", "overscroll.webm").read_bytes()
        require(data[:4] == bytes.fromhex("1A45DFA3") and b"webm" in data[:64], f"the file begins with {data[:16].hex()}")
        page.driver.get("about:blank")
        movie = page.driver.execute_async_script(PLAYER, base64.b64encode(data).decode())
        require(isinstance(movie, dict), f"the browser cannot play the movie: {movie}")
        # As many pixels as the canvas had, and in the pictures the first header goes down under the finger and comes back.
        width, height = movie["size"]
        require(abs(width / height - 393 / 852) < 0.01, f"its pictures have {width} × {height} pixels")
        tops = [top * 852 / height for top in movie["tops"]]
        require(abs(tops[0] - 202) < 3 and max(tops) > 225 and abs(tops[-1] - 202) < 3, f"in the movie the first header begins at {tops}")


def movie_of_nothing_is_refused(page):
    page.open()
    page.wait_for_rest()
    page.click("#share-button")
    page.script("Array.from(document.querySelectorAll('#share-menu button')).find((row) => row.innerText.startsWith('Save movie')).click()")
    page.wait_for_text("#notice-text", "Nothing is recorded yet")


def program_is_saved_as_it_is(page):
    page.open()
    program = page.model("state.scene.program")
    with tempfile.TemporaryDirectory() as folder:
        text = saved(page, folder, "Save program", "ContentView.swift").read_text()
        require(text == program, "the file is another program")


def embed_code_makes_a_frame(page):
    page.cdp("Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
    page.open()
    page.choose_preset("pinned-footers")
    page.click("#share-button")
    page.click("#share-menu button")
    page.wait_for_text("#notice-text", "clipboard")
    code = page.driver.execute_async_script("navigator.clipboard.readText().then(arguments[0], (error) => arguments[0](String(error)))")
    require(code.startswith("<iframe ") and "/embed#1." in code and "title=" in code, f"the code is {code[:80]!r}")
    page.click("#share-button")
    page.click("#share-menu button:nth-of-type(2)")
    read = "navigator.clipboard.readText().then(arguments[0], (error) => arguments[0](String(error)))"
    page.until("the other code", lambda: "/embed?code#1." in page.driver.execute_async_script(read))


TESTS = [
    pictures_have_one_to_three_pixels_a_point,
    drawing_looks_like_the_canvas,
    symbols_are_drawn_as_paths,
    trace_tells_the_scene_and_the_frames,
    movie_of_a_gesture_is_a_webm,
    movie_of_nothing_is_refused,
    program_is_saved_as_it_is,
    embed_code_makes_a_frame,
]
