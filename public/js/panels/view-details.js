// @ts-check
import { modifiersAt } from "../model/modifier-chain.js";
import { decimal, make } from "./dom.js";
import { pathTo, proposalWords } from "../model/view-tree.js";

/** A modifier's text is cut after so many characters. */
const LONGEST_CALL = 72;

/**
 * What is known about a view: why it is where it is, its frame in every space, its modifiers, surroundings and identity.
 *
 * @param {Document} document
 * @param {PageState} state with the tree that the view is in
 * @param {TreeNode} node
 * @param {(place: {line: number, column: number}) => void} onGo shows a place of the source
 * @returns {HTMLElement[]}
 */
export function viewDetails(document, state, node, onGo) {
  const path = state.tree === null ? [node] : pathTo(state.tree, node.id);
  const heading = (/** @type {string} */ text) => make(document, "h4", { class: "section-title" }, text);
  const rows = (/** @type {[string, string][]} */ entries) =>
    make(document, "dl", {}, ...entries.flatMap(([term, value]) => [make(document, "dt", {}, term), make(document, "dd", {}, value)]));
  const { source, size } = node;
  const proposed = proposalWords(node.proposal);
  const took = size === undefined ? "not laid out" : proposalWords(size);
  const parts = [
    make(document, "header", {}, make(document, "h3", {}, node.view), ...(source === undefined ? [] : [sourceLink(document, source, `line ${source.line}`, onGo)])),
    make(document, "p", { class: "why" }, node.why ?? ""),
    rows([[proposed === "" ? "size" : "proposal → size", proposed === "" ? took : `${proposed} → ${took}`], ...spaceRows(state, path)]),
  ];
  const calls = source === undefined || state.scene.program === null ? [] : modifiersAt(state.scene.program, source);
  if (calls.length > 0 && !node.view.startsWith(".")) {
    const items = calls.map(({ text, ...place }) => make(document, "li", {}, sourceLink(document, place, shortened(text), onGo)));
    parts.push(heading("Modifiers, in order"), make(document, "ol", { class: "calls" }, ...items));
  }
  const environment = new Map(path.flatMap((step) => step.environment ?? []).map(({ name, value }) => [name, value]));
  if (environment.size > 0) parts.push(heading("Environment"), rows([...environment]));
  // The tree is asked for when the screen has come to rest: too much to send with each frame.
  parts.push(make(document, "p", { class: "quiet" }, "Positions are those at rest. In motion, the outline follows what the view draws."));
  parts.push(heading("Identity"), make(document, "p", { class: "path" }, identity(path)));
  if (node.identifier !== undefined) parts.push(rows([["identifier", node.identifier]]));
  return parts;
}

/**
 * @param {Document} document
 * @param {{line: number, column: number}} place
 * @param {string} text
 * @param {(place: {line: number, column: number}) => void} onGo
 */
function sourceLink(document, place, text, onGo) {
  const link = make(document, "button", { type: "button", class: "link", "data-line": place.line }, text);
  link.addEventListener("click", () => onGo(place));
  return link;
}

/** @param {string} text */
function shortened(text) {
  return text.length > LONGEST_CALL ? `${text.slice(0, LONGEST_CALL - 1)}…` : text;
}

/**
 * The view's origin in each coordinate space that it can be asked in, and how far the safe area reaches into it.
 *
 * @param {PageState} state
 * @param {TreeNode[]} path from the root to the view
 * @returns {[string, string][]}
 */
export function spaceRows({ frame, scene }, path) {
  const node = path[path.length - 1];
  const own = node.frame;
  /** @type {[string, string][]} */
  const rows = [];
  if (own !== undefined) {
    const add = (/** @type {string} */ name, /** @type {{x: number, y: number}} */ origin) =>
      rows.push([name, `${decimal(own.x - origin.x)}, ${decimal(own.y - origin.y)}`]);
    add("in .global", { x: 0, y: 0 });
    const around = path.slice(0, -1).reverse();
    const parent = around.find(({ view, frame: box }) => !view.startsWith(".") && box !== undefined);
    if (parent?.frame !== undefined) add(`in ${parent.view}`, parent.frame);
    for (const { id, view, source, frame: box } of around) {
      const name = view === ".coordinateSpace" ? /coordinateSpace\(.*?"([^"]*)"/.exec(scene.program?.split("\n")[(source?.line ?? 0) - 1] ?? "") : null;
      if (name !== null && box !== undefined) add(`in “${name[1]}”`, box);
      const scroll = frame?.scrollViews.find((candidate) => candidate.id === id);
      if (scroll === undefined) continue;
      // Its origin is where content rests: inside the insets.
      const { leading, top } = scroll.contentInsets;
      add("in .scrollView", { x: scroll.frame.x + leading, y: scroll.frame.y + top });
      add("in its content", { x: scroll.frame.x - scroll.contentOffset.x, y: scroll.frame.y - scroll.contentOffset.y });
    }
  }
  if (node.safeArea !== undefined && Object.values(node.safeArea).some((length) => length !== 0)) {
    const { top, leading, bottom, trailing } = node.safeArea;
    const edges = Object.entries({ top, leading, bottom, trailing }).filter(([, length]) => length !== 0);
    rows.push(["safe area", edges.map(([edge, length]) => `${edge}\u00a0${decimal(length)}`).join(", ")]);
  }
  return rows;
}

/**
 * Where the view stands among the views; that, not its value, is who it is.
 *
 * @param {TreeNode[]} path
 */
function identity(path) {
  const names = path.map((node, index) => {
    const siblings = (path[index - 1]?.children ?? []).filter(({ view }) => view === node.view);
    return siblings.length > 1 ? `${node.view}[${siblings.indexOf(node)}]` : node.view;
  });
  return `${names.filter((name, index) => index === names.length - 1 || !name.startsWith(".")).join(" › ")}  #${path[path.length - 1].id}`;
}
