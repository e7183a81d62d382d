// @ts-check
import { byId } from "./dom.js";

/** @typedef {"scroll" | "view" | "state"} TabName */
/** @type {readonly TabName[]} */
const TABS = ["scroll", "view", "state"];

/** Tabs with the keyboard that people expect: arrows move, Home and End jump. */
export class InspectorTabs {
  /** @type {TabName} */
  #chosen = "scroll";
  #document;
  #onChoose;

  /**
   * @param {Document} document
   * @param {(name: TabName) => void} onChoose
   */
  constructor(document, onChoose) {
    this.#document = document;
    this.#onChoose = onChoose;
    for (const [index, name] of TABS.entries()) {
      const tab = this.#tab(name);
      tab.addEventListener("click", () => this.choose(name));
      tab.addEventListener("keydown", (event) => {
        const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
        const isEnd = event.key === "Home" || event.key === "End";
        if (step === 0 && !isEnd) return;
        event.preventDefault();
        const next = isEnd ? (event.key === "Home" ? 0 : TABS.length - 1) : (index + step + TABS.length) % TABS.length;
        this.choose(TABS[next]);
        this.#tab(TABS[next]).focus();
      });
    }
  }

  get chosen() {
    return this.#chosen;
  }

  /** @param {TabName} name */
  choose(name) {
    this.#chosen = name;
    for (const other of TABS) {
      const tab = this.#tab(other);
      tab.setAttribute("aria-selected", String(other === name));
      tab.tabIndex = other === name ? 0 : -1;
      byId(this.#document, `panel-${other}`, HTMLElement).hidden = other !== name;
    }
    this.#onChoose(name);
  }

  /** @param {TabName} name */
  #tab(name) {
    return byId(this.#document, `tab-${name}`, HTMLButtonElement);
  }
}
