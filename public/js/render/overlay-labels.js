// @ts-check
import { OVERLAY_COLORS } from "./palette.js";
import { roundedRectPath } from "./shapes.js";

/**
 * @typedef {Point & {align?: "left" | "right" | "center"}} Place the middle of a label's side
 */

/** The size of the words, the height of a plate and its margin at each side, in CSS pixels: readable at any zoom. */
const LABEL = Object.freeze({ size: 11, height: 17, margin: 7 });

/** So many widths of words are kept: those of a screen, and of the numbers that change on it. */
const MOST_WIDTHS = 1_000;
/** @type {Map<string, number>} in points, by the font and the words: to measure them in each picture makes an object for each */
const widths = new Map();

/**
 * The words of all overlays. They are put down at the end, the important ones first, each at the first of its places
 * where it covers no other; one that finds no place and may be left out is left out.
 */
export class OverlayLabels {
  #surface;
  #screen;
  /** @type {{text: string, color: string, places: Place[], rank: number}[]} */
  #waiting = [];
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
   * @param {Place[]} places in points, the best first
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
    const { context } = this.#surface;
    const font = `500 ${LABEL.size * this.unit}px Inter, sans-serif`;
    // Once for all labels: a canvas that is given a font looks at the page's styles.
    Object.assign(context, { font, textAlign: "left", textBaseline: "middle" });
    for (const label of this.#waiting.sort((one, other) => one.rank - other.rank)) {
      const margins = 2 * LABEL.margin * this.unit;
      const isTooWide = this.#widthOf(font, label.text) + margins > this.#screen.width;
      // Where there is no room for both, the number is told and not whose it is.
      const text = isTooWide ? label.text.slice(label.text.indexOf(": ") + 1).trim() : label.text;
      const width = this.#widthOf(font, text) + margins;
      const rects = label.places.map((place) => this.#rectOf(width, place));
      const isNeeded = label.rank < 10;
      const covers = (/** @type {Rect} */ rect) => !isNeeded && this.#texts.some((text) => overlap(rect, text));
      const free = rects.find((rect) => this.#isFree(rect) && !covers(rect)) ?? (isNeeded ? this.#beside(rects[0]) : undefined);
      if (free === undefined) continue;
      this.#taken.push(free);
      this.#paintPlate(text, label.color, free);
    }
  }

  /**
   * @param {string} font that the context has
   * @param {string} text
   */
  #widthOf(font, text) {
    const { context, fonts } = this.#surface;
    fonts.require(font, text);
    const key = [fonts.arrivals, font, text].join(" ");
    const known = widths.get(key);
    if (known !== undefined) return known;
    if (widths.size >= MOST_WIDTHS) widths.clear();
    const { width } = context.measureText(text);
    widths.set(key, width);
    return width;
  }

  /**
   * @param {number} width
   * @param {Place} place
   */
  #rectOf(width, { x, y, align = "left" }) {
    const height = LABEL.height * this.unit;
    const left = align === "left" ? x : align === "right" ? x - width : x - width / 2;
    const { width: mostX, height: mostY } = this.#screen;
    return {
      x: Math.max(0, Math.min(left, mostX - width)),
      y: Math.max(0, Math.min(y - height / 2, mostY - height)),
      width,
      height,
    };
  }

  /** @param {Rect} rect */
  #isFree(rect) {
    return !this.#taken.some((taken) => overlap(rect, taken));
  }

  /**
   * The next free place below one that is taken, or else above it; the place itself where there is none.
   *
   * @param {Rect} rect
   */
  #beside(rect) {
    for (const step of [rect.height / 2, -rect.height / 2]) {
      for (let { y } = rect; y >= 0 && y + rect.height <= this.#screen.height; y += step) {
        if (this.#isFree({ ...rect, y })) return { ...rect, y };
      }
    }
    return rect;
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
 * @param {Rect} one
 * @param {Rect} other
 */
function overlap(one, other) {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
