// @ts-check

/** @typedef {import("../types.js").TreeNode} TreeNode */
/** @typedef {import("../types.js").Rect} Rect */

/**
 * Finds a node by its id.
 *
 * @param {TreeNode} node
 * @param {string | number} id
 * @returns {TreeNode | null}
 */
export function nodeById(node, id) {
  return pathTo(node, id).at(-1) ?? null;
}

/**
 * @param {TreeNode} node
 * @param {string | number} id
 * @returns {TreeNode[]} from the root to the node; empty when it is not there
 */
export function pathTo(node, id) {
  if (node.id === id) return [node];
  for (const child of node.children ?? []) {
    const rest = pathTo(child, id);
    if (rest.length > 0) return [node, ...rest];
  }
  return [];
}

/**
 * Finds the smallest view under a point of the screen; of equals the innermost.
 *
 * @param {TreeNode} root
 * @param {{x: number, y: number}} point
 * @returns {TreeNode | null}
 */
export function smallestAt(root, point) {
  /** @type {TreeNode | null} */
  let best = null;
  let bestArea = Infinity;
  const visit = (/** @type {TreeNode} */ node) => {
    const { frame } = node;
    if (frame !== undefined && contains(frame, point) && frame.width * frame.height <= bestArea) {
      best = node;
      bestArea = frame.width * frame.height;
    }
    for (const child of node.children ?? []) visit(child);
  };
  visit(root);
  return best;
}

/**
 * @param {Rect} rect
 * @param {{x: number, y: number}} point
 */
function contains(rect, { x, y }) {
  return x >= rect.x && x < rect.x + rect.width && y >= rect.y && y < rect.y + rect.height;
}

/**
 * Lists the rows of a tree, without those inside of folded ones.
 *
 * @param {TreeNode} node
 * @param {ReadonlySet<string | number>} folded
 * @param {number} depth
 * @param {TreeNode | null} parent
 * @returns {{node: TreeNode, depth: number, parent: TreeNode | null}[]}
 */
export function visibleRows(node, folded, depth = 0, parent = null) {
  const own = { node, depth, parent };
  if (folded.has(node.id)) return [own];
  return [own, ...(node.children ?? []).flatMap((child) => visibleRows(child, folded, depth + 1, node))];
}

/** @param {TreeNode} node @returns {number} */
export function countNodes(node) {
  return (node.children ?? []).reduce((sum, child) => sum + countNodes(child), 1);
}

/**
 * Folds what lies deeper than so many levels.
 *
 * @param {TreeNode} node
 * @param {number} levels
 * @param {Set<string | number>} folded
 */
export function foldBelow(node, levels, folded) {
  if (levels === 0 && (node.children?.length ?? 0) > 0) folded.add(node.id);
  for (const child of node.children ?? []) foldBelow(child, Math.max(levels - 1, 0), folded);
}
