// @ts-check
import { nodesOf } from "./view-tree.js";

/** How far apart two places may be that are one, in points: both are rounded. */
const SLACK = 0.01;

/**
 * Tells where a view is in a frame that the tree does not belong to, by what the view draws: its parts keep their ids.
 *
 * @param {TreeNode} node with its place at rest
 * @param {Frame} rest the frame that the tree belongs to
 * @param {Frame} frame the one that is shown
 * @returns {Rect | null} on the screen; `null` when nothing tells it
 */
export function frameInMotion(node, rest, frame) {
  const { frame: own } = node;
  if (own === undefined) return null;
  const { ids, places } = contentsOf(node);
  const before = rest.scrollViews.find(({ id }) => ids.has(id));
  if (before !== undefined) return besideScrollView(node, own, before, frame.scrollViews.find(({ id }) => id === before.id));
  const now = new Map(frame.items.map((item) => [item.id, item]));
  const parts = rest.items.flatMap((part) => {
    const after = now.get(part.id);
    const isOwn = part.role === undefined && part.source !== undefined && places.has(placeWords(part.source)) && isInside(part.frame, own);
    return after === undefined || !isOwn ? [] : [{ part, after }];
  });
  const whole = parts.find(({ part }) => isSame(part.frame, own));
  if (whole !== undefined) return whole.after.frame;
  // A pinned part tells where it is itself, not where the rest is.
  const free = parts.filter(({ part, after }) => (part.pinned ?? after.pinned) === undefined);
  const way = commonWay(free.length > 0 ? free : parts);
  return way === null ? null : { ...own, x: own.x + way.x, y: own.y + way.y };
}

/**
 * The place of a scroll view, which ends where its insets begin, or of a view that holds it and moves with it.
 *
 * @param {TreeNode} node
 * @param {Rect} own
 * @param {ScrollViewState} before
 * @param {ScrollViewState | undefined} after
 */
function besideScrollView({ id }, own, before, after) {
  if (after === undefined) return null;
  const [x, y] = [after.frame.x - before.frame.x, after.frame.y - before.frame.y];
  const [top, bottom] = [after.contentInsets.top - before.contentInsets.top, after.contentInsets.bottom - before.contentInsets.bottom];
  if (id === before.id) return { ...own, x: own.x + x, y: own.y + y + top, height: own.height - top - bottom };
  // Of several views around it, some end where a bar does that folds.
  return top === 0 && bottom === 0 ? { ...own, x: own.x + x, y: own.y + y } : null;
}

/**
 * The way that most parts of a view have gone, of those that kept their size.
 *
 * @param {{part: Item, after: Item}[]} parts
 * @returns {{x: number, y: number} | null}
 */
function commonWay(parts) {
  /** @type {Map<string, {x: number, y: number, count: number}>} */
  const ways = new Map();
  for (const { part: { frame: from }, after: { frame: to } } of parts) {
    if (Math.abs(from.width - to.width) > SLACK || Math.abs(from.height - to.height) > SLACK) continue;
    const [x, y] = [to.x - from.x, to.y - from.y];
    const key = `${x.toFixed(1)} ${y.toFixed(1)}`;
    const way = ways.get(key) ?? { x, y, count: 0 };
    way.count += 1;
    ways.set(key, way);
  }
  return [...ways.values()].reduce((best, way) => (best === null || way.count > best.count ? way : best), /** @type {{x: number, y: number, count: number} | null} */ (null));
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

/** @param {SourcePosition} source */
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
