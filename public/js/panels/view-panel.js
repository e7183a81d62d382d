// @ts-check
import { byId, make } from "./dom.js";
import { viewDetails } from "./view-details.js";
import { foldBelow, nodesOf, pathTo, visibleRows } from "../model/view-tree.js";

/** A tree with more rows than this is shown with its deeper levels folded. */
const ROWS_SHOWN_AT_ONCE = 160;
/** Rows are not made beyond this many; what is folded costs nothing. */
const MOST_ROWS = 1_500;

/** The view tree; choosing a row marks the view on the screen and tells why it is where it is. */
export class ViewPanel {
  #document;
  #store;
  #tree;
  #details;
  #onGo;
  /** @type {Set<string | number>} */
  #folded = new Set();
  #hasFolded = false;
  /** @type {TreeRow[]} the rows that are shown */
  #rows = [];

  /**
   * @param {Document} document
   * @param {Store} store
   * @param {(place: {line: number, column: number}) => void} onGo
   */
  constructor(document, store, onGo) {
    this.#document = document;
    this.#store = store;
    this.#onGo = onGo;
    this.#tree = make(document, "div", { class: "tree", role: "tree", "aria-label": "Views", tabindex: "0" });
    this.#details = make(document, "div", { class: "details" });
    const icon = make(document, "span", { class: "icon icon-pick", "aria-hidden": "true" });
    const pick = make(document, "button", { type: "button", class: "button pick", "aria-pressed": "false" }, icon, "Choose on the screen");
    pick.addEventListener("click", () => store.set({ isPicking: !store.state.isPicking }));
    store.subscribe(["isPicking"], ({ isPicking }) => pick.setAttribute("aria-pressed", String(isPicking)));
    byId(document, "panel-view", HTMLElement).append(pick, this.#tree, this.#details);
    this.#tree.addEventListener("keydown", (event) => this.#keyPressed(event));
    store.subscribe(["tree"], () => this.#show());
    store.subscribe(["selection"], ({ selection }) => {
      this.#select();
      // What is told of the view takes some of the rows' room.
      if (selection !== null) this.#rowOf(selection)?.scrollIntoView({ block: "nearest" });
    });
    store.subscribe(["scene"], ({ tree }) => tree === null && this.#forget());
    this.#show();
  }

  /**
   * Chooses a view and shows its row.
   *
   * @param {TreeNode} node
   */
  choose(node) {
    const { tree } = this.#store.state;
    for (const step of tree === null ? [] : pathTo(tree, node.id)) this.#folded.delete(step.id);
    this.#show();
    this.#store.set({ selection: node.id });
  }

  #forget() {
    this.#folded.clear();
    this.#hasFolded = false;
  }

  #show() {
    const { tree } = this.#store.state;
    if (tree === null) {
      this.#rows = [];
      this.#tree.replaceChildren(make(this.#document, "p", { class: "quiet" }, "The tree appears once the screen is still."));
      this.#details.hidden = true;
      return;
    }
    if (!this.#hasFolded && [...nodesOf(tree)].length > ROWS_SHOWN_AT_ONCE) foldBelow(tree, 9, this.#folded);
    this.#hasFolded = true;
    this.#rows = visibleRows(tree, this.#folded).slice(0, MOST_ROWS);
    this.#tree.replaceChildren(...this.#rows.map((row) => this.#row(row)));
    this.#select();
  }

  /** @param {TreeRow} row */
  #row({ node, depth, indent, parent }) {
    const document = this.#document;
    const hasChildren = (node.children?.length ?? 0) > 0;
    const size = node.size === undefined ? "" : `${short(node.size.width)} × ${short(node.size.height)}`;
    const row = make(
      document,
      "div",
      {
        role: "treeitem",
        "aria-level": depth + 1,
        "aria-selected": "false",
        "aria-expanded": hasChildren ? String(!this.#folded.has(node.id)) : undefined,
        "data-node": node.id,
        "data-line": node.source?.line,
        tabindex: "-1",
      },
      make(document, "span", { class: hasChildren ? "twist icon icon-right" : "twist", "aria-hidden": "true" }),
      make(document, "span", { class: node.view.startsWith(".") ? "name modifier" : "name" }, node.view),
      make(document, "span", { class: "identifier" }, node.identifier === parent?.identifier ? "" : (node.identifier ?? "")),
      make(document, "span", { class: "size" }, size),
    );
    row.style.setProperty("--depth", String(Math.min(indent, 24)));
    row.firstElementChild?.addEventListener("click", (event) => {
      if (!hasChildren) return;
      event.stopPropagation();
      this.#toggle(node);
    });
    row.addEventListener("click", () => this.#store.set({ selection: node.id }));
    return row;
  }

  /** @param {TreeNode} node */
  #toggle(node) {
    if (!this.#folded.delete(node.id)) this.#folded.add(node.id);
    this.#show();
  }

  #select() {
    const { selection } = this.#store.state;
    const chosen = this.#rows.find(({ node }) => node.id === selection)?.node;
    for (const row of this.#tree.querySelectorAll("[aria-selected='true']")) row.setAttribute("aria-selected", "false");
    this.#details.hidden = chosen === undefined;
    if (chosen === undefined) return;
    this.#rowOf(chosen.id)?.setAttribute("aria-selected", "true");
    this.#details.replaceChildren(...viewDetails(this.#document, this.#store.state, chosen, this.#onGo));
  }

  /** @param {string | number} id */
  #rowOf(id) {
    const index = this.#rows.findIndex(({ node }) => node.id === id);
    const row = this.#tree.children[index];
    return row instanceof HTMLElement ? row : undefined;
  }

  /** @param {KeyboardEvent} event */
  #keyPressed(event) {
    const { selection } = this.#store.state;
    const index = this.#rows.findIndex(({ node }) => node.id === selection);
    const present = this.#rows[index];
    const isFolded = present !== undefined && this.#folded.has(present.node.id);
    const hasChildren = (present?.node.children?.length ?? 0) > 0;
    let next = index;
    switch (event.key) {
      case "ArrowDown":
        next = Math.min(index + 1, this.#rows.length - 1);
        break;
      case "ArrowUp":
        next = Math.max(index - 1, 0);
        break;
      case "Home":
        next = 0;
        break;
      case "End":
        next = this.#rows.length - 1;
        break;
      case "ArrowRight":
        if (hasChildren && isFolded) this.#toggle(present.node);
        else if (hasChildren) next = index + 1;
        break;
      case "ArrowLeft":
        if (hasChildren && !isFolded) this.#toggle(present.node);
        else if (present?.parent) next = this.#rows.findIndex(({ node }) => node === present.parent);
        break;
      default:
        return;
    }
    event.preventDefault();
    const chosen = this.#rows[next];
    if (chosen === undefined) return;
    this.#store.set({ selection: chosen.node.id });
    this.#rowOf(chosen.node.id)?.focus();
  }
}

/** @param {number} value */
function short(value) {
  return String(Math.round(value * 100) / 100);
}
