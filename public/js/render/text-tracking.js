// @ts-check

/**
 * The tracking that Apple publishes for its text font at each size, both in points (Human Interface Guidelines,
 * typography). The server measures with the same.
 *
 * @type {readonly (readonly [size: number, tracking: number])[]}
 */
export const PUBLISHED = [
  [11, 0.06], [12, 0], [13, -0.08], [14, -0.15], [15, -0.23], [16, -0.31], [17, -0.43], [18, -0.44],
  [19, -0.45], [20, -0.45], [21, -0.36], [22, -0.26], [23, -0.1], [24, 0.07], [25, 0.15], [26, 0.22],
  [27, 0.29], [28, 0.38], [29, 0.4], [30, 0.4], [31, 0.39], [32, 0.41], [33, 0.4], [34, 0.4],
  [35, 0.38], [36, 0.37], [38, 0.37], [40, 0.37], [44, 0.37], [48, 0.35], [52, 0.33], [56, 0.3], [60, 0.26],
];
/** Letters of the text font alone: most lines are nothing else. */
const PLAIN = /^[ -\u024f\u2010-\u2026]*$/;
/** What another font draws: other scripts, pictures, and characters as wide as a square. */
const OTHER = new RegExp(
  [
    String.raw`[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]`,
    String.raw`(?![ -\u203b])\p{Extended_Pictographic}`,
    String.raw`[\u{1f1e6}-\u{1f1ff}]|[\u{1f3fb}-\u{1f3ff}]|\u200d|\ufe0f|\u20e3`,
    String.raw`[\u2e80-\u33ff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]`,
  ].join("|"),
  "gu",
);
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * Returns the published tracking at a size: linear between the published sizes, the nearest one outside.
 *
 * @param {number} size in points
 * @returns {number} in points
 */
export function publishedTracking(size) {
  let next = 0;
  while (next < PUBLISHED.length && size >= PUBLISHED[next][0]) next += 1;
  const upper = PUBLISHED[Math.min(next, PUBLISHED.length - 1)];
  const lower = PUBLISHED[Math.max(next - 1, 0)];
  if (lower === upper) return upper[1];
  return lower[1] + ((upper[1] - lower[1]) * (size - lower[0])) / (upper[0] - lower[0]);
}

/**
 * @typedef {object} Stretch a part of a line that is drawn at once
 * @property {string} text
 * @property {"all" | "none" | "spaces"} tracked which of its characters have the published tracking: those of the text font
 */

/**
 * Parts a line by the fonts that draw it. A line with letters that read from the right stays whole, since its parts would
 * not stand in the order of the text; of such a line, the spaces are the text font's.
 *
 * @param {string} text
 * @returns {Stretch[]}
 */
export function stretchesOf(text) {
  if (PLAIN.test(text)) return [{ text, tracked: "all" }];
  if (RIGHT_TO_LEFT.test(text)) return [{ text, tracked: "spaces" }];
  /** @type {Stretch[]} */
  const stretches = [];
  const add = (/** @type {string} */ part, /** @type {"all" | "none"} */ tracked) => {
    const last = stretches[stretches.length - 1];
    if (last?.tracked === tracked) last.text += part;
    else if (part !== "") stretches.push({ text: part, tracked });
  };
  let end = 0;
  for (const { 0: other, index = 0 } of text.matchAll(OTHER)) {
    if (index > end) add(text.slice(end, index), "all");
    add(other, "none");
    end = index + other.length;
  }
  if (end < text.length) add(text.slice(end), "all");
  return stretches;
}
