// @ts-check
import { overscrollAtTop } from "../model/scene-metrics.js";
import { scrollWords } from "../model/scroll-words.js";
import { byId, decimal, flash, make, setText } from "./dom.js";

/**
 * The rows for the parts of one property of a scroll view.
 *
 * @param {"contentOffset" | "contentInsets" | "contentSize" | "containerSize"} name
 * @param {string[]} axes
 * @returns {ScrollRow[]}
 */
const rowsOf = (name, ...axes) =>
  axes.map((axis, index) => ({
    key: `${name}.${axis}`,
    name,
    axis,
    startsGroup: index === 0 && name !== "contentOffset",
    read: (view) => /** @type {Record<string, number>} */ (view[name])[axis],
  }));

/** @type {readonly ScrollRow[]} */
const ROWS = Object.freeze([
  ...rowsOf("contentOffset", "x", "y"),
  { key: "overscroll", name: "overscroll", axis: "", startsGroup: false, read: overscrollAtTop },
  ...rowsOf("contentInsets", "top", "leading", "bottom", "trailing"),
  ...rowsOf("contentSize", "width", "height"),
  ...rowsOf("containerSize", "width", "height"),
]);

/** Live numbers of every scroll view, and how far each has moved since the finger went down. */
export class ScrollPanel {
  #document;
  #root;
  #reducesMotion;
  #restTop;
  /** @type {Map<string | number, ScrollCard>} */
  #cards = new Map();
  /** @type {Map<string | number, Map<string, number>> | null} the numbers when the finger went down */
  #reference = null;

  /**
   * @param {Document} document
   * @param {() => boolean} reducesMotion
   * @param {(view: ScrollViewState) => number} restTop the top inset at rest
   */
  constructor(document, reducesMotion, restTop) {
    this.#document = document;
    this.#root = byId(document, "panel-scroll", HTMLElement);
    this.#reducesMotion = reducesMotion;
    this.#restTop = restTop;
    this.#showNothing("Numbers appear with the first frame.");
  }

  /**
   * The finger went down: changes count from this frame.
   *
   * @param {Frame | null} frame
   */
  startDrag(frame) {
    this.#reference = new Map();
    for (const view of frame?.scrollViews ?? []) {
      this.#reference.set(view.id, new Map(ROWS.map(({ key, read }) => [key, read(view)])));
    }
  }

  /** @param {Frame} frame */
  update(frame) {
    const ids = frame.scrollViews.map((view) => view.id);
    const known = [...this.#cards.keys()];
    if (ids.length !== known.length || ids.some((id, index) => id !== known[index])) this.#rebuild(frame);
    for (const view of frame.scrollViews) this.#updateCard(view);
  }

  /** @param {string} text */
  #showNothing(text) {
    this.#root.replaceChildren(make(this.#document, "p", { class: "quiet" }, text));
  }

  /** @param {Frame} frame */
  #rebuild(frame) {
    this.#cards = new Map();
    for (const [index, view] of frame.scrollViews.entries()) {
      const title = frame.scrollViews.length === 1 ? "Scroll view" : `Scroll view ${index + 1}`;
      this.#cards.set(view.id, this.#card(title));
    }
    if (this.#cards.size === 0) this.#showNothing("This screen has no scroll view.");
    else this.#root.replaceChildren(...[...this.#cards.values()].map((card) => card.element));
  }

  /**
   * @param {string} title
   * @returns {ScrollCard}
   */
  #card(title) {
    const document = this.#document;
    const phase = make(document, "span", { class: "pill" });
    const header = make(document, "header", {}, make(document, "h3", {}, title), phase);
    const body = make(document, "tbody", {});
    const cells = new Map();
    for (const { key, name, axis, startsGroup } of ROWS) {
      const suffix = make(document, "span", { class: "axis" }, axis === "" ? "" : `.${axis}`);
      const value = make(document, "td", {});
      const change = make(document, "td", { class: "change" });
      const heading = make(document, "th", { scope: "row" }, name, suffix);
      const row = make(document, "tr", { "data-key": key, class: startsGroup ? "group-start" : undefined }, heading, change, value);
      body.append(row);
      cells.set(key, { value, change, number: Number.NaN });
    }
    const why = make(document, "p", { class: "why" });
    const table = make(document, "table", { class: "numbers" }, body);
    const element = make(document, "section", { class: "card" }, header, why, table);
    return { element, phase, why, cells };
  }

  /** @param {ScrollViewState} view */
  #updateCard(view) {
    const card = this.#cards.get(view.id);
    if (card === undefined) return;
    if (card.phase.dataset.phase !== view.phase) {
      card.phase.dataset.phase = view.phase;
      setText(card.phase, view.phase);
    }
    setText(card.why, scrollWords(view, this.#restTop(view)));
    const reference = this.#reference?.get(view.id);
    for (const { key, read } of ROWS) {
      const cell = card.cells.get(key);
      if (cell === undefined) continue;
      const number = read(view);
      const delta = reference === undefined ? 0 : number - (reference.get(key) ?? number);
      const change = Math.abs(delta) < 0.005 ? "" : `${delta > 0 ? "+" : ""}${decimal(delta)}`;
      setText(cell.change, change);
      if (number === cell.number) continue;
      if (!Number.isNaN(cell.number)) flash(cell.value, this.#reducesMotion());
      cell.number = number;
      setText(cell.value, decimal(number));
    }
  }
}
