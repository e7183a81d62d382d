// @ts-check
import { frameInMotion } from "../model/moving-frame.js";
import { isAtRest } from "../model/scene-metrics.js";
import { contains, nodeAtSource, nodeById, nodesOf, proposalWords, smallestAt } from "../model/view-tree.js";
import { paintOverlays } from "../render/overlay-painter.js";
import { isStale } from "../store.js";
import { byId } from "./dom.js";
import { ScrollPanel } from "./scroll-panel.js";
import { StatePanel } from "./state-panel.js";
import { ViewPanel } from "./view-panel.js";

/** The tree is asked for when the screen has stood still for this long, in milliseconds. */
const STILL_MILLISECONDS = 80;
/** A line of the source that made more views than this lights the first of them. */
const MOST_LIT = 200;

/** The inspector: its tabs and what is in them, and the choice of views. */
export class Inspector {
  #store;
  #tabs;
  #scroll;
  #state;
  #view;
  #parts;
  /** @type {Frame | null} the frame that the tree belongs to */
  #treeFrame = null;
  /** @type {unknown} */
  #timer = null;

  /**
   * @param {Document} document
   * @param {Store} store
   * @param {object} parts
   * @param {() => boolean} parts.reducesMotion
   * @param {(view: ScrollViewState) => number} parts.restTop the top inset at rest
   * @param {() => boolean} parts.isShown whether the pane is open
   * @param {() => void} parts.inspect asks the server for the tree
   * @param {(place: {line: number, column: number}) => void} parts.goTo shows a place of the source
   * @param {(action: () => void, milliseconds: number) => unknown} parts.schedule
   * @param {(timer: any) => void} parts.unschedule
   */
  constructor(document, store, parts) {
    this.#store = store;
    this.#parts = parts;
    this.#scroll = new ScrollPanel(document, parts.reducesMotion, parts.restTop);
    this.#state = new StatePanel(document, parts.reducesMotion, (line) => parts.goTo({ line, column: 1 }));
    this.#view = new ViewPanel(document, store, parts.goTo);
    this.#tabs = new InspectorTabs(document, () => this.#chosen());
    store.subscribe(["overlays"], () => this.#askForTree());
    store.subscribe(["tree"], ({ frame }) => (this.#treeFrame = frame));
    store.subscribe(["isDragging"], ({ isDragging, frame }) => isDragging && this.#scroll.startDrag(frame));
  }

  /** Forgets what belongs to the scene before. */
  clear() {
    this.#state.clear();
  }

  /**
   * Takes in a frame that has come.
   *
   * @param {Frame} frame
   */
  record(frame) {
    this.#state.record(frame);
    if (isAtRest(frame)) this.#askForTree();
  }

  /**
   * Shows a frame.
   *
   * @param {Frame} frame
   */
  update(frame) {
    if (!this.#parts.isShown()) return;
    if (this.#tabs.chosen === "scroll") this.#scroll.update(frame);
    if (this.#tabs.chosen === "state") this.#state.update(frame);
  }

  /**
   * Lights what is under the pointer, here, on the screen and in the source.
   *
   * @param {Point | null} point
   */
  hover(point) {
    const { lit } = this.#store.state;
    const tree = this.#currentTree();
    const node = point === null || tree === null ? null : smallestAt(tree, point);
    const items = this.#store.state.frame?.items ?? [];
    const item = point === null || node !== null ? undefined : [...items].reverse().find((each) => contains(each.clip ?? each.frame, point));
    const line = (node ?? item)?.source?.line ?? null;
    const next = node === null ? null : String(node.id);
    if (lit === null ? next === null && line === null : lit.node === next && lit.line === line) return;
    this.#store.set({ lit: next === null && line === null ? null : { node: next, line, from: "stage" } });
  }

  /**
   * Chooses the view under a point of the screen.
   *
   * @param {Point} point
   */
  choose(point) {
    if (!this.#showsViews) this.#tabs.choose("view");
    const { tree } = this.#store.state;
    const node = tree === null ? null : smallestAt(tree, point);
    if (node !== null) this.#view.choose(node);
  }

  /**
   * Chooses the view that the cursor stands in, while views are shown.
   *
   * @param {{line: number, column: number}} place
   */
  chooseAtSource(place) {
    const { tree, selection } = this.#store.state;
    // The lines of a program with errors are not those that the tree was made of.
    if (tree === null || !this.#showsViews || isStale(this.#store.state)) return;
    const node = nodeAtSource(tree, place);
    if (node !== null && node.id !== selection) this.#view.choose(node);
  }

  /**
   * What of all this is drawn over a picture. The tree is of a moment at rest; in motion the chosen view is marked where
   * what it draws has gone.
   *
   * @param {Frame | null} shown the frame of the picture
   */
  marksOf(shown) {
    const { selection, lit, overlays, tree: last } = this.#store.state;
    const tree = this.#currentTree();
    const node = selection === null || last === null ? null : nodeById(last, selection);
    // Who moves over the screen without looking for views sees the screen alone.
    const isQuiet = lit === null || (lit.from === "stage" && !this.#showsViews && !overlays.has("frames"));
    return {
      selection: node === null ? null : tree === null ? this.#movingSelection(node, shown) : selectionOf(node),
      lit: isQuiet ? [] : litFrames(lit, tree, shown),
      views: tree !== null && overlays.has("frames") ? [...nodesOf(tree)].flatMap((each) => each.frame ?? []) : null,
      paintOver: paintOverlays,
    };
  }

  /**
   * @param {TreeNode} node
   * @param {Frame | null} shown
   */
  #movingSelection(node, shown) {
    const frame = shown === null || this.#treeFrame === null ? null : frameInMotion(node, this.#treeFrame, shown);
    return frame === null ? null : { frame, offered: null, words: "" };
  }

  get #showsViews() {
    return this.#tabs.chosen === "view" && this.#parts.isShown();
  }

  #currentTree() {
    const { tree, treeSequence, frame, playback } = this.#store.state;
    return playback.kind !== "recorded" && frame?.sequence === treeSequence ? tree : null;
  }

  #chosen() {
    const { frame } = this.#store.state;
    if (frame !== null) this.update(frame);
    this.#store.set({ lit: null, isPicking: false });
    this.#askForTree();
  }

  #askForTree() {
    if (this.#timer !== null) this.#parts.unschedule(this.#timer);
    this.#timer = null;
    if (!this.#showsViews && !this.#store.state.overlays.has("frames")) return;
    this.#timer = this.#parts.schedule(() => {
      this.#timer = null;
      this.#parts.inspect();
    }, STILL_MILLISECONDS);
  }
}

/**
 * @param {TreeNode} node
 * @returns {ChosenView | null}
 */
function selectionOf({ frame, proposal }) {
  if (frame === undefined) return null;
  const words = proposalWords(proposal);
  const { width, height } = proposal ?? {};
  const isMeasured = typeof width === "number" || typeof height === "number";
  // Ideal and infinite lengths are shown as long as the view is.
  const offered = {
    ...frame,
    width: typeof width === "number" ? width : frame.width,
    height: typeof height === "number" ? height : frame.height,
  };
  return { frame, offered: isMeasured ? offered : null, words: words === "" ? "" : `offered ${words}` };
}

/**
 * @param {Lit} lit
 * @param {TreeNode | null} tree
 * @param {Frame | null} frame
 * @returns {Rect[]}
 */
function litFrames({ node: id, line }, tree, frame) {
  /** @type {Iterable<{id: string | number, source?: {line: number}, frame?: Rect}>} */
  const parts = tree === null ? (frame?.items ?? []) : nodesOf(tree);
  /** @type {Map<string, Rect>} */
  const rects = new Map();
  for (const part of parts) {
    const isLit = id !== null && tree !== null ? String(part.id) === id : line !== null && part.source?.line === line;
    if (isLit && part.frame !== undefined) rects.set(Object.values(part.frame).join(), part.frame);
    if (rects.size >= MOST_LIT) break;
  }
  return [...rects.values()];
}

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
