"""The gallery: pictures of all examples, and the way through it by keys."""

from driving import require
from selenium.webdriver.common.keys import Keys

# How many different colours a picture has at the least, when it is a picture.
FEWEST_COLORS = 4


def gallery_has_a_picture_of_each(page):
    page.open()
    page.click("#examples-button")
    shown = page.script("return Array.from(document.querySelectorAll('[data-preset]'), (row) => row.dataset.preset)")
    require(shown == [preset["id"] for preset in page.model("state.hello.presets")], f"the gallery shows {shown}")
    require(len(shown) >= 20, f"there are only {len(shown)} examples")
    require(shown[0] == "founding-screen", f"the first is {shown[0]}")
    require({"fix-scroll-geometry", "fix-geometry-change"} <= set(shown[1:4]), f"the fixes are not next: {shown[:4]}")
    colors = """
        return Array.from(document.querySelectorAll("[data-preset] canvas"), (canvas) => {
            const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
            const seen = new Set();
            for (let index = 0; index < data.length; index += 4) seen.add((data[index] << 16) | (data[index + 1] << 8) | data[index + 2]);
            return seen.size;
        });
    """
    page.until("all pictures", lambda: min(page.script(colors)) >= FEWEST_COLORS, lambda: f"but {dict(zip(shown, page.script(colors)))}")


def gallery_works_by_keyboard(page):
    page.open()
    page.script("document.getElementById('examples-button').focus()")
    page.press(Keys.ENTER)
    page.until("the gallery", lambda: page.is_shown("#examples-menu"))
    page.press(Keys.END)
    last = page.model("state.hello.presets.at(-1).id")
    page.wait("the last one", f"document.activeElement.dataset.preset === '{last}'")
    page.press(Keys.ENTER)
    page.wait("its scene", f"state.scene.preset === '{last}' && state.scene.program !== null")
    require(not page.is_shown("#examples-menu"), "the gallery is still open")
    page.press("/")
    page.press(Keys.ESCAPE)
    require(not page.is_shown("#examples-menu"), "Escape does not close it")


TESTS = [
    gallery_has_a_picture_of_each,
    gallery_works_by_keyboard,
]
