// @ts-check
import { OVERLAYS } from "../render/overlay-painter.js";
import { byId, make } from "./dom.js";
import { Menu } from "./menu.js";

/** What the overlays' key switches on when none was on before. */
const FIRST_CHOICE = ["insets", "pinLine", "rest"];

/** Switches for the overlays; each row is its own legend. */
export class OverlaysMenu {
  #store;
  /** @type {Map<string, HTMLInputElement>} */
  #boxes = new Map();
  /** @type {ReadonlySet<string>} */
  #lastChoice = new Set(FIRST_CHOICE);

  /**
   * @param {Document} document
   * @param {Store} store
   */
  constructor(document, store) {
    this.#store = store;
    const panel = byId(document, "overlays-menu", HTMLElement);
    for (const { id, title, words } of OVERLAYS) {
      const box = make(document, "input", { type: "checkbox", name: "overlay", value: id });
      box.addEventListener("change", () => this.#changed());
      this.#boxes.set(id, box);
      const swatch = make(document, "span", { class: "swatch", "data-overlay": id, "aria-hidden": "true" });
      panel.append(make(document, "label", {}, box, swatch, make(document, "span", {}, title, make(document, "small", {}, words))));
    }
    new Menu(byId(document, "overlays-button", HTMLElement), panel);
    const legend = byId(document, "legend", HTMLElement);
    const off = (/** @type {string} */ id) => store.set({ overlays: new Set([...store.state.overlays].filter((each) => each !== id)) });
    store.subscribe(["overlays"], ({ overlays }) => {
      const rows = OVERLAYS.filter(({ id }) => overlays.has(id)).map(({ id, title }) => {
        const swatch = make(document, "span", { class: "swatch", "data-overlay": id, "aria-hidden": "true" });
        const row = make(document, "button", { type: "button", title: `Hide ${title.toLowerCase()}` }, swatch, make(document, "span", {}, title));
        row.addEventListener("click", () => off(id));
        return row;
      });
      legend.replaceChildren(...rows);
      for (const [id, box] of this.#boxes) box.checked = overlays.has(id);
    });
  }

  /** Takes all overlays away, or brings the last choice back. */
  toggleAll() {
    const { overlays } = this.#store.state;
    if (overlays.size > 0) this.#lastChoice = overlays;
    this.#store.set({ overlays: overlays.size > 0 ? new Set() : this.#lastChoice });
  }

  #changed() {
    const chosen = [...this.#boxes].filter(([, box]) => box.checked).map(([id]) => id);
    this.#store.set({ overlays: new Set(chosen) });
  }
}
