// @ts-check
import { byId, make } from "./dom.js";
import { Menu } from "./menu.js";

/** The width of an example's picture, in CSS pixels, and its height against that. */
const PICTURE_WIDTH = 88;
const PICTURE_SHAPE = 852 / 393;

/** The gallery of examples; its button has the name of the one that is open. */
export class ExamplesMenu {
  #document;
  #store;
  #panel;
  #title;
  #menu;
  #onChoose;
  /** @type {Map<string, HTMLCanvasElement>} */
  #canvases = new Map();
  #isDrawn = false;

  /**
   * @param {Document} document
   * @param {Store} store
   * @param {(preset: string) => void} onChoose
   * @param {(canvases: ReadonlyMap<string, HTMLCanvasElement>) => void} draw draws the examples' pictures
   */
  constructor(document, store, onChoose, draw) {
    this.#document = document;
    this.#store = store;
    this.#onChoose = onChoose;
    this.#panel = byId(document, "examples-menu", HTMLElement);
    this.#title = byId(document, "examples-title", HTMLElement);
    this.#menu = new Menu(byId(document, "examples-button", HTMLElement), this.#panel, () => {
      if (!this.#isDrawn) draw(this.#canvases);
      this.#isDrawn = true;
    });
    store.subscribe(["hello"], () => this.#fill());
    store.subscribe(["scene", "hello"], () => this.#mark());
  }

  open() {
    this.#menu.open();
  }

  #fill() {
    const presets = this.#store.state.hello?.presets ?? [];
    const known = [...this.#canvases.keys()].join();
    if (presets.map(({ id }) => id).join() === known) return;
    this.#canvases.clear();
    this.#isDrawn = false;
    const rows = presets.map((preset) => {
      const picture = this.#picture();
      this.#canvases.set(preset.id, picture);
      const row = make(
        this.#document,
        "button",
        { type: "button", role: "menuitemradio", "aria-checked": "false", "data-preset": preset.id },
        picture,
        make(this.#document, "strong", {}, preset.title ?? preset.id),
        make(this.#document, "small", {}, preset.summary ?? ""),
      );
      row.addEventListener("click", () => {
        this.#menu.close();
        this.#onChoose(preset.id);
      });
      return row;
    });
    this.#panel.replaceChildren(...rows);
  }

  #picture() {
    const ratio = this.#document.defaultView?.devicePixelRatio ?? 1;
    const width = Math.round(PICTURE_WIDTH * ratio);
    const height = Math.round(PICTURE_WIDTH * PICTURE_SHAPE * ratio);
    return make(this.#document, "canvas", { width, height, "aria-hidden": "true" });
  }

  #mark() {
    const { scene, hello } = this.#store.state;
    const preset = hello?.presets.find((candidate) => candidate.id === scene.origin);
    const isEdited = preset !== undefined && scene.preset === undefined;
    this.#title.textContent = preset?.title ?? "Examples";
    byId(this.#document, "examples-edited", HTMLElement).hidden = !isEdited;
    byId(this.#document, "first-caption", HTMLElement).textContent = preset === undefined ? "Your program" : `${preset.title}${isEdited ? ", edited" : ""}`;
    for (const row of this.#panel.children) {
      row.setAttribute("aria-checked", String(row.getAttribute("data-preset") === scene.preset));
    }
  }
}
