// @ts-check

/**
 * Lists a node and all below it, parents first.
 *
 * @param {TreeNode} node
 * @returns {Generator<TreeNode>}
 */
export function* nodesOf(node) {
  yield node;
  for (const child of node.children ?? []) yield* nodesOf(child);
}

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
  for (const node of nodesOf(root)) {
    const { frame } = node;
    if (frame === undefined || !contains(frame, point) || frame.width * frame.height > bestArea) continue;
    best = node;
    bestArea = frame.width * frame.height;
  }
  return best;
}

/**
 * Finds the view that a place in the source makes: of those on the line, the last one that begins at or before it.
 *
 * @param {TreeNode} root
 * @param {{line: number, column: number}} place counted from 1
 * @returns {TreeNode | null}
 */
export function nodeAtSource(root, { line, column }) {
  /** @type {TreeNode | null} */
  let best = null;
  for (const node of nodesOf(root)) {
    if (node.source?.line !== line || node.frame === undefined) continue;
    const bestColumn = best?.source?.column ?? Infinity;
    const { column: own } = node.source;
    // The first one made there, of a row that stands for many.
    const isBetter = own <= column ? own > bestColumn || bestColumn > column : own < bestColumn;
    if (isBetter) best = node;
  }
  return best;
}

/**
 * @param {Rect} rect
 * @param {{x: number, y: number}} point
 */
export function contains(rect, { x, y }) {
  return x >= rect.x && x < rect.x + rect.width && y >= rect.y && y < rect.y + rect.height;
}

/**
 * Lists the rows of a tree, without those inside of folded ones.
 *
 * @param {TreeNode} node
 * @param {ReadonlySet<string | number>} folded
 * @param {number} depth
 * @param {number} indent
 * @param {TreeNode | null} parent
 * @returns {TreeRow[]}
 */
export function visibleRows(node, folded, depth = 0, indent = 0, parent = null) {
  const own = { node, depth, indent, parent };
  if (folded.has(node.id)) return [own];
  const inner = node.view.startsWith(".") ? indent : indent + 1;
  return [own, ...(node.children ?? []).flatMap((child) => visibleRows(child, folded, depth + 1, inner, node))];
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

/**
 * What was proposed to a view, in words; nothing where nothing is known.
 *
 * @param {TreeNode["proposal"]} proposal
 */
export function proposalWords(proposal) {
  if (proposal === undefined) return "";
  const length = (/** @type {number | string | null} */ value) =>
    value === null ? "ideal" : value === "infinity" ? "∞" : String(Math.round(Number(value) * 100) / 100);
  // In one piece: a line breaks before it or behind it.
  return `${length(proposal.width)}\u00a0×\u00a0${length(proposal.height)}`;
}
