// @ts-check
import { nodesOf } from "./view-tree.js";

/**
 * @typedef {import("../types.js").Frame} Frame
 * @typedef {import("../types.js").Item} Item
 * @typedef {import("../types.js").Rect} Rect
 * @typedef {import("../types.js").TreeNode} TreeNode
 */

/** How far apart two places may be that are one, in points: both are rounded. */
const SLACK = 0.01;

/**
 * Tells where a view is in a frame that the tree does not belong to, by what the view draws: its parts keep their ids.
 *
 * @param {TreeNode} node with its place at rest
 * @param {Frame} rest the frame that the tree belongs to
 * @param {Frame} frame the one that is shown
 * @returns {Rect | null} on the screen; `null` when nothing of the view is drawn in both
 */
export function frameInMotion(node, rest, frame) {
  if (node.frame === undefined) return null;
  const { ids, places } = contentsOf(node);
  // What holds a scroll view stays where it is while the content in it moves.
  if (rest.scrollViews.some(({ id }) => ids.has(id))) return frame.scrollViews.find(({ id }) => id === node.id)?.frame ?? node.frame;
  const now = new Map(frame.items.map((item) => [item.id, item]));
  const own = node.frame;
  const parts = rest.items.flatMap((before) => {
    const after = now.get(before.id);
    const isOwn = before.role === undefined && before.source !== undefined && places.has(placeWords(before.source)) && isInside(before.frame, own);
    return after === undefined || !isOwn ? [] : [{ before, after }];
  });
  // A pinned part tells where it is itself, not where the rest is.
  const part = parts.find(({ before }) => isSame(before.frame, own)) ?? parts.find(({ before, after }) => (before.pinned ?? after.pinned) === undefined) ?? parts[0];
  if (part === undefined) return null;
  if (isSame(part.before.frame, own)) return part.after.frame;
  return { ...own, x: own.x + part.after.frame.x - part.before.frame.x, y: own.y + part.after.frame.y - part.before.frame.y };
}

/** @type {WeakMap<TreeNode, {ids: Set<string | number>, places: Set<string>}>} */
const known = new WeakMap();

/**
 * The ids of a view and of all in it, and the places in the source that made them.
 *
 * @param {TreeNode} node
 */
function contentsOf(node) {
  const nodes = known.has(node) ? [] : [...nodesOf(node)];
  const contents = known.get(node) ?? {
    ids: new Set(nodes.map(({ id }) => id)),
    places: new Set(nodes.flatMap(({ source }) => (source === undefined ? [] : placeWords(source)))),
  };
  known.set(node, contents);
  return contents;
}

/** @param {import("../types.js").SourcePosition} source */
const placeWords = ({ line, column }) => `${line}:${column}`;

/**
 * @param {Rect} rect
 * @param {Rect} outer
 */
const isInside = (rect, outer) =>
  rect.x >= outer.x - SLACK &&
  rect.y >= outer.y - SLACK &&
  rect.x + rect.width <= outer.x + outer.width + SLACK &&
  rect.y + rect.height <= outer.y + outer.height + SLACK;

/**
 * @param {Rect} one
 * @param {Rect} other
 */
const isSame = (one, other) => isInside(one, other) && isInside(other, one);
