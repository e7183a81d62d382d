// @ts-check
import { OVERLAY_COLORS } from "./palette.js";
import { roundedRectPath } from "./shapes.js";

/**
 * @typedef {Point & {align?: "left" | "right" | "center"}} Place the middle of a label's side
 */

/** The size of the words, the height of a plate and its margin at each side, in CSS pixels: readable at any zoom. */
const LABEL = Object.freeze({ size: 11, height: 17, margin: 7 });

/** So many widths are kept in a font: those of all letters that a screen is likely to have. */
const MOST_WIDTHS = 1_000;
/**
 * Widths in points, by the font and by the character. A label is as wide as its characters, but for the kerning, which its margins
 * have room for: numbers change with each picture, and what a browser measures is an object that it has to collect again.
 *
 * @type {Map<string, Map<string, number>>}
 */
const measured = new Map();

/** @typedef {{text: string, color: string, places: readonly Place[], rank: number}} Label */

/**
 * The words of all overlays. They are put down at the end, the important ones first, each at the first of its places
 * where it covers no other; one that finds no place and may be left out is left out.
 */
export class OverlayLabels {
  #surface;
  #screen;
  /** @type {Label[]} */
  #waiting = [];
  /** @type {Map<string, number>} */
  #widths = new Map();
  /** @type {Rect[]} */
  #taken = [];
  /** @type {Rect[]} */
  #texts;

  /**
   * @param {Surface} surface
   * @param {Rect} screen labels stay inside of it
   * @param {Rect[]} texts what labels that may be left out do not cover
   */
  constructor(surface, screen, texts) {
    this.#surface = surface;
    this.#texts = texts;
    this.#screen = screen;
  }

  /** The length of a CSS pixel, in points. */
  get unit() {
    return this.#surface.cssPixel;
  }

  /**
   * @param {string} text
   * @param {string} color the overlay's
   * @param {readonly Place[]} places in points, the best first
   * @param {number} [rank] the lower the more important; from 10 on a label may be left out
   */
  add(text, color, places, rank = 0) {
    this.#waiting.push({ text, color, places, rank });
  }

  /** Keeps a part of the screen free of labels. */
  reserve(/** @type {Rect} */ rect) {
    this.#taken.push(rect);
  }

  paint() {
    if (this.#waiting.length === 0) return;
    const { context, fonts } = this.#surface;
    const font = `500 ${LABEL.size * this.unit}px Inter, sans-serif`;
    // Once for all labels: a canvas that is given a font looks at the page's styles.
    Object.assign(context, { font, textAlign: "left", textBaseline: "middle" });
    fonts.require(font, this.#waiting[0].text);
    this.#widths = widthsIn(`${font} ${fonts.arrivals}`);
    this.#waiting.sort((one, other) => one.rank - other.rank);
    for (const label of this.#waiting) this.#put(label);
  }

  /** @param {Label} label */
  #put({ text: words, color, places, rank }) {
    const margins = 2 * LABEL.margin * this.unit;
    const isTooWide = this.#widthOf(words) + margins > this.#screen.width;
    // Where there is no room for both, the number is told and not whose it is.
    const text = isTooWide ? words.slice(words.indexOf(": ") + 1).trim() : words;
    const rect = { x: 0, y: 0, width: this.#widthOf(text) + margins, height: LABEL.height * this.unit };
    const isNeeded = rank < 10;
    if (!this.#moveToFree(rect, places, isNeeded)) {
      if (!isNeeded) return;
      this.#move(rect, places[0]);
      this.#moveBeside(rect);
    }
    this.#taken.push(rect);
    this.#paintPlate(text, color, rect);
  }

  /** @param {string} text */
  #widthOf(text) {
    let sum = 0;
    for (const character of text) {
      let width = this.#widths.get(character);
      if (width === undefined) {
        ({ width } = this.#surface.context.measureText(character));
        this.#widths.set(character, width);
      }
      sum += width;
    }
    return sum;
  }

  /**
   * Moves a rectangle to the first place where it covers nothing.
   *
   * @param {Rect} rect
   * @param {readonly Place[]} places
   * @param {boolean} isNeeded whether it may cover the screen's own texts
   * @returns {boolean} whether there is one
   */
  #moveToFree(rect, places, isNeeded) {
    for (const place of places) {
      this.#move(rect, place);
      if (!overlapsAny(rect, this.#taken) && (isNeeded || !overlapsAny(rect, this.#texts))) return true;
    }
    return false;
  }

  /**
   * @param {Rect} rect
   * @param {Place} place
   */
  #move(rect, { x, y, align = "left" }) {
    const { width, height } = rect;
    const left = align === "left" ? x : align === "right" ? x - width : x - width / 2;
    rect.x = Math.max(0, Math.min(left, this.#screen.width - width));
    rect.y = Math.max(0, Math.min(y - height / 2, this.#screen.height - height));
  }

  /**
   * Moves a rectangle to the next free place below, or else above; leaves it where there is none.
   *
   * @param {Rect} rect
   */
  #moveBeside(rect) {
    const { y, height } = rect;
    for (const step of [height / 2, -height / 2]) {
      for (rect.y = y; rect.y >= 0 && rect.y + height <= this.#screen.height; rect.y += step) {
        if (!overlapsAny(rect, this.#taken)) return;
      }
    }
    rect.y = y;
  }

  /**
   * @param {string} text
   * @param {string} color
   * @param {Rect} rect
   */
  #paintPlate(text, color, rect) {
    const { context } = this.#surface;
    const { unit } = this;
    const middle = rect.y + rect.height / 2;
    context.fillStyle = OVERLAY_COLORS.plate;
    context.beginPath();
    roundedRectPath(context, rect, 4 * unit);
    context.fill();
    context.fillStyle = color;
    context.fillRect(rect.x + 2 * unit, middle - 5 * unit, 2 * unit, 10 * unit);
    context.fillStyle = OVERLAY_COLORS.plateText;
    context.fillText(text, rect.x + (LABEL.margin + 1) * unit, middle + 0.5 * unit);
  }
}

/**
 * The widths that are known in a font.
 *
 * @param {string} font with the number of font files that have come: with another, characters may have other widths
 */
function widthsIn(font) {
  const known = measured.get(font);
  if (known !== undefined && known.size < MOST_WIDTHS) return known;
  // One for each zoom; few, since the others are not asked for again.
  if (measured.size > 8) measured.clear();
  /** @type {Map<string, number>} */
  const widths = new Map();
  measured.set(font, widths);
  return widths;
}

/**
 * @param {Rect} one
 * @param {readonly Rect[]} others
 */
function overlapsAny(one, others) {
  for (const other of others) {
    const isBeside = one.x >= other.x + other.width || other.x >= one.x + one.width;
    if (!isBeside && one.y < other.y + other.height && other.y < one.y + one.height) return true;
  }
  return false;
}
