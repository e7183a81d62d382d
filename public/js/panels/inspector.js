// @ts-check
import { isAtRest } from "../model/scene-metrics.js";
import { InspectorTabs } from "./inspector-tabs.js";
import { ScrollPanel } from "./scroll-panel.js";
import { StatePanel } from "./state-panel.js";
import { ViewPanel } from "./view-panel.js";
import { nodeById, smallestAt } from "./view-tree.js";

/** @typedef {import("../types.js").Frame} Frame */
/** @typedef {import("../types.js").Point} Point */
/** @typedef {import("../store.js").Store} Store */

/** The tree is asked for when the screen has stood still for this long, in milliseconds. */
const STILL_MILLISECONDS = 80;

/** The inspector: its tabs and what is in them, and the choice of views. */
export class Inspector {
  #store;
  #tabs;
  #scroll;
  #state;
  #view;
  #parts;
  /** @type {unknown} */
  #timer = null;

  /**
   * @param {Document} document
   * @param {Store} store
   * @param {object} parts
   * @param {() => boolean} parts.reducesMotion
   * @param {(view: import("../types.js").ScrollViewState) => number} parts.restTop the top inset at rest
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
    const light = (/** @type {number | null} */ sourceLine) => store.set({ sourceLine });
    this.#state = new StatePanel(document, light, (line) => parts.goTo({ line, column: 1 }));
    this.#view = new ViewPanel(document, store, parts.goTo);
    this.#tabs = new InspectorTabs(document, () => this.#chosen());
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
   * Lights the view under the pointer, here, on the screen and in the source.
   *
   * @param {Point | null} point
   */
  hover(point) {
    if (this.#tabs.chosen !== "view" || !this.#parts.isShown()) return;
    const tree = this.#currentTree();
    const node = point === null || tree === null ? null : smallestAt(tree, point);
    this.#store.set({ highlight: node?.frame ?? null, sourceLine: node?.source?.line ?? null });
  }

  /**
   * Chooses the view under a point of the screen.
   *
   * @param {Point} point
   */
  choose(point) {
    this.#tabs.choose("view");
    this.#view.chooseAt(point);
  }

  /** The frame of the chosen view, while the tree belongs to the picture that is shown. */
  get selectionFrame() {
    return this.#selected()?.frame ?? null;
  }

  /** What was proposed to the chosen view, at its place; ideal and infinite lengths are shown as long as the view is. */
  get selectionProposal() {
    const node = this.#selected();
    if (node?.frame === undefined || node.proposal === undefined) return null;
    const { width, height } = node.proposal;
    if (typeof width !== "number" && typeof height !== "number") return null;
    return {
      x: node.frame.x,
      y: node.frame.y,
      width: typeof width === "number" ? width : node.frame.width,
      height: typeof height === "number" ? height : node.frame.height,
    };
  }

  #selected() {
    const { selection } = this.#store.state;
    const tree = this.#currentTree();
    return selection === null || tree === null ? null : nodeById(tree, selection);
  }

  #currentTree() {
    const { tree, treeSequence, frame, playback } = this.#store.state;
    return playback.kind !== "recorded" && frame?.sequence === treeSequence ? tree : null;
  }

  #chosen() {
    const { frame } = this.#store.state;
    if (frame !== null) this.update(frame);
    this.#store.set({ highlight: null, sourceLine: null });
    this.#askForTree();
  }

  #askForTree() {
    if (this.#timer !== null) this.#parts.unschedule(this.#timer);
    this.#timer = null;
    if (this.#tabs.chosen !== "view" || !this.#parts.isShown()) return;
    this.#timer = this.#parts.schedule(() => {
      this.#timer = null;
      this.#parts.inspect();
    }, STILL_MILLISECONDS);
  }
}
