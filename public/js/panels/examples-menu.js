// @ts-check
import { byId, make } from "./dom.js";
import { Menu } from "./menu.js";

/** @typedef {import("../store.js").Store} Store */

/** The menu of examples; its button has the name of the one that is open. */
export class ExamplesMenu {
  #document;
  #store;
  #panel;
  #title;
  #menu;
  #onChoose;

  /**
   * @param {Document} document
   * @param {Store} store
   * @param {(preset: string) => void} onChoose
   */
  constructor(document, store, onChoose) {
    this.#document = document;
    this.#store = store;
    this.#onChoose = onChoose;
    this.#panel = byId(document, "examples-menu", HTMLElement);
    this.#title = byId(document, "examples-title", HTMLElement);
    this.#menu = new Menu(byId(document, "examples-button", HTMLElement), this.#panel);
    store.subscribe(["hello"], () => this.#fill());
    store.subscribe(["scene", "hello"], () => this.#mark());
  }

  open() {
    this.#menu.open();
  }

  #fill() {
    const presets = this.#store.state.hello?.presets ?? [];
    const rows = presets.map((preset) => {
      const row = make(
        this.#document,
        "button",
        { type: "button", role: "menuitemradio", "aria-checked": "false", "data-preset": preset.id },
        make(this.#document, "span", { class: "icon icon-check", "aria-hidden": "true" }),
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

  #mark() {
    const { scene, hello } = this.#store.state;
    const preset = hello?.presets.find((candidate) => candidate.id === scene.origin);
    const edited = scene.preset === undefined ? ", edited" : "";
    this.#title.textContent = preset === undefined ? "Examples" : preset.title + edited;
    for (const row of this.#panel.children) {
      row.setAttribute("aria-checked", String(row.getAttribute("data-preset") === scene.preset));
    }
  }
}
