// @ts-check

const TEXT_FAMILY = "Inter, sans-serif";
const MONOSPACED_FAMILY = 'ui-monospace, "SF Mono", Menlo, "DejaVu Sans Mono", monospace';
const SERIF_FAMILY = 'ui-serif, "New York", Georgia, serif';
export const SYMBOL_FAMILY = '"Material Design Icons"';

/** So many fonts are known by their whole name: those of a screen, of its overlays and of a few animations. */
const MOST_KNOWN = 200;

/** SwiftUI's names of font weights and the weights of the font files. */
const WEIGHTS = new Map([
  ["ultraLight", 100],
  ["thin", 200],
  ["light", 300],
  ["regular", 400],
  ["medium", 500],
  ["semibold", 600],
  ["bold", 700],
  ["heavy", 800],
  ["black", 900],
]);

/** @param {string | number | undefined} weight */
function numericWeight(weight) {
  if (typeof weight === "number") return weight;
  return WEIGHTS.get(weight ?? "regular") ?? 400;
}

/** @param {string | undefined} design */
function family(design) {
  if (design === "monospaced") return MONOSPACED_FAMILY;
  return design === "serif" ? SERIF_FAMILY : TEXT_FAMILY;
}

/**
 * Returns a font as the canvas takes it, its size in points.
 *
 * @param {FontDescription} font
 */
export function canvasFont(font) {
  const style = font.italic === true ? "italic " : "";
  return `${style}${numericWeight(font.weight)} ${font.size}px ${family(font.design)}`;
}

/** Fetches the font files that the canvas needs, and says when one has come. */
export class FontLibrary {
  /** How many fonts have come: what was measured before may be another width now. */
  arrivals = 0;
  /** @type {Set<string>} faces whose files were asked for */
  #asked = new Set();
  /** @type {Set<string>} fonts whose faces are among those: to take a font apart in each picture would make a text for each */
  #known = new Set();
  #fonts;
  #onArrival;

  /**
   * @param {FontFaceSet} fonts
   * @param {() => void} onArrival the picture should be drawn again
   */
  constructor(fonts, onArrival) {
    this.#fonts = fonts;
    this.#onArrival = onArrival;
  }

  /**
   * Makes sure that a font is there or on its way. A canvas does not do this by itself.
   *
   * @param {string} font as `canvasFont` gives it
   * @param {string} sample characters that will be drawn
   */
  require(font, sample) {
    if (this.#known.has(font)) return;
    // A size that is animated is a font at each step.
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    this.#known.add(font);
    const face = font.replace(/[\d.]+px /, "");
    if (this.#asked.has(face)) return;
    this.#asked.add(face);
    // `check` is of no use here: browsers say yes to faces whose files they have not fetched yet.
    const arrived = () => {
      this.arrivals += 1;
      this.#onArrival();
    };
    // A font file that does not come leaves the fallback family in place, which is drawn already.
    this.#fonts.load(font, sample).then(arrived, arrived);
  }
}
