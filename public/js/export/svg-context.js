// @ts-check
import { SYMBOL_FAMILY } from "../render/font-library.js";
import { colorParts, element, escaped, Gradient, short, SVGPath } from "./svg-parts.js";

/** @typedef {[number, number, number, number, number, number]} Matrix */

/** Where Inter is not installed, what comes closest. */
const FALLBACK_FAMILY = 'Inter, "SF Pro Text", "Helvetica Neue", Arial, sans-serif';

/**
 * Takes the calls of a canvas context, as far as the painters make them, and writes SVG: paths as paths, text as text,
 * clips as clips. One point is one unit.
 */
export class SVGContext extends SVGPath {
  #defs = /** @type {string[]} */ ([]);
  #body = /** @type {string[]} */ ([]);
  #names = 0;
  /** @type {Record<string, any>[]} */
  #saved = [];
  /** @type {Matrix} */
  #matrix = [1, 0, 0, 1, 0, 0];
  #clip = "";
  #scale = 1;
  #dash = /** @type {number[]} */ ([]);
  fillStyle = /** @type {string | Gradient} */ ("#000000");
  strokeStyle = /** @type {string | Gradient} */ ("#000000");
  lineWidth = 1;
  globalAlpha = 1;
  font = "10px sans-serif";
  textAlign = "left";
  textBaseline = "alphabetic";
  direction = "ltr";
  letterSpacing = "0px";
  wordSpacing = "0px";
  shadowColor = "";
  shadowBlur = 0;
  shadowOffsetX = 0;
  shadowOffsetY = 0;
  filter = "none";
  #measure;
  #outlines;

  /**
   * @param {CanvasRenderingContext2D} measure measures text
   * @param {Outlines | null} [outlines] of the symbols; without them they are written as text in their font
   */
  constructor(measure, outlines = null) {
    super();
    this.#measure = measure;
    this.#outlines = outlines;
  }

  /**
   * The whole document.
   *
   * @param {number} width in points
   * @param {number} height
   * @param {string} title
   */
  document(width, height, title) {
    const content = [element("title", {}, escaped(title)), element("defs", {}, this.#defs.join("") || " "), ...this.#body].join("\n");
    return element("svg", { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${short(width)} ${short(height)}`, width, height }, `\n${content}\n`);
  }

  save() {
    const { ...styles } = this;
    this.#saved.push({ styles, matrix: this.#matrix, clip: this.#clip, dash: this.#dash });
  }

  restore() {
    const saved = this.#saved.pop();
    if (saved === undefined) return;
    Object.assign(this, saved.styles);
    [this.#matrix, this.#clip, this.#dash] = [saved.matrix, saved.clip, saved.dash];
  }

  /** The picture is written in points, whatever the pixels in one; only shadows are told in pixels. */
  setTransform(/** @type {number} */ scale) {
    this.#scale = scale;
    this.#matrix = [1, 0, 0, 1, 0, 0];
  }

  /** @param {Matrix} next */
  transform(...next) {
    const [a, b, c, d, e, f] = this.#matrix;
    const [g, h, i, j, k, l] = next;
    this.#matrix = [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
  }

  setLineDash(/** @type {number[]} */ dash) {
    this.#dash = dash;
  }

  /** @param {CanvasFillRule} [rule] */
  clip(path = { data: this.data }, rule) {
    const around = this.#clip === "" ? undefined : `url(#${this.#clip})`;
    const id = this.#name("clip");
    this.#defs.push(element("clipPath", { id, "clip-path": around }, element("path", { d: path.data, "clip-rule": written(rule), transform: this.#moved() })));
    this.#clip = id;
  }

  /** A path by its data, to be filled and stroked. */
  createPath(/** @type {string} */ data) {
    return { data };
  }

  /** @param {CanvasFillRule} [rule] */
  fill(path = { data: this.data }, rule) {
    this.#add("path", { d: path.data, "fill-rule": written(rule), ...this.#paint("fill", this.fillStyle) });
  }

  stroke(path = { data: this.data }) {
    this.#add("path", { d: path.data, fill: "none", ...this.#line() });
  }

  /**
   * @param {number} x
   * @param {number} y
   * @param {number} width
   * @param {number} height
   */
  fillRect(x, y, width, height) {
    this.#add("rect", { x, y, width, height, ...this.#paint("fill", this.fillStyle) });
  }

  /**
   * @param {number} x
   * @param {number} y
   * @param {number} width
   * @param {number} height
   */
  strokeRect(x, y, width, height) {
    this.#add("rect", { x, y, width, height, fill: "none", ...this.#line() });
  }

  /**
   * @param {string} text
   * @param {number} x
   * @param {number} y
   * @param {number} [most] the text is squeezed to this width
   */
  fillText(text, x, y, most) {
    const [, style, weight, size, family] = /^(italic )?(?:(\d+) )?([\d.]+)px (.*)$/.exec(this.font) ?? [];
    const outline = family === SYMBOL_FAMILY ? this.#outlines?.glyphs.get(text) : undefined;
    if (outline !== undefined) {
      this.#addOutline(outline, x, y, Number(size));
      return;
    }
    const isReversed = this.direction === "rtl";
    const anchor = this.textAlign === "center" ? "middle" : (this.textAlign === "right") !== isReversed ? "end" : undefined;
    const width = Math.min(this.measureText(text).width, most ?? Infinity);
    const isWord = text.trim().length > 1 && width > 0;
    const attributes = {
      x, y, "font-family": family?.replace(/^Inter, sans-serif$/, FALLBACK_FAMILY), "font-size": size, "font-weight": weight, "font-style": style?.trim(),
      "text-anchor": anchor,
      "dominant-baseline": this.textBaseline === "middle" ? "central" : undefined,
      direction: isReversed ? "rtl" : undefined,
      "letter-spacing": Number.parseFloat(this.letterSpacing) === 0 ? undefined : this.letterSpacing,
      "word-spacing": Number.parseFloat(this.wordSpacing) === 0 ? undefined : this.wordSpacing,
      // In another font it takes the same room.
      textLength: isWord ? width : undefined,
      lengthAdjust: isWord ? "spacingAndGlyphs" : undefined,
      "xml:space": "preserve",
      ...this.#paint("fill", this.fillStyle),
    };
    this.#add("text", attributes, escaped(text));
  }

  /** @param {string} text */
  measureText(text) {
    Object.assign(this.#measure, { font: this.font, letterSpacing: this.letterSpacing, wordSpacing: this.wordSpacing });
    return this.#measure.measureText(text);
  }

  /** @param {number[]} line */
  createLinearGradient(...[x1, y1, x2, y2]) {
    return new Gradient("linearGradient", { x1, y1, x2, y2 });
  }

  /** @param {number[]} circles */
  createRadialGradient(...[fx, fy, fr, cx, cy, r]) {
    return new Gradient("radialGradient", { fx, fy, fr, cx, cy, r });
  }

  /**
   * @param {Outline} outline
   * @param {number} x
   * @param {number} y of the baseline
   * @param {number} size
   */
  #addOutline({ data, advance }, x, y, size) {
    const unit = size / (this.#outlines?.em ?? 1);
    const start = this.textAlign === "center" ? x - (advance * unit) / 2 : x;
    this.save();
    this.transform(unit, 0, 0, -unit, start, y);
    this.fill({ data });
    this.restore();
  }

  /** @param {string} kind */
  #name(kind) {
    this.#names += 1;
    return `${kind}${this.#names}`;
  }

  #moved() {
    // A symbol's outline is made small by its matrix: three decimals would move its edges.
    const fine = (/** @type {number} */ value) => String(Math.round(value * 1e6) / 1e6);
    return this.#matrix.join() === "1,0,0,1,0,0" ? undefined : `matrix(${this.#matrix.map(fine).join(" ")})`;
  }

  /**
   * @param {"fill" | "stroke"} name
   * @param {string | Gradient} style
   */
  #paint(name, style) {
    if (style instanceof Gradient) {
      const id = this.#name("gradient");
      this.#defs.push(style.written(id));
      return { [name]: `url(#${id})` };
    }
    const [color, opacity] = colorParts(style);
    return { [name]: color, [`${name}-opacity`]: opacity };
  }

  #line() {
    const dash = this.#dash.length === 0 ? undefined : this.#dash.map(short).join(" ");
    return { ...this.#paint("stroke", this.strokeStyle), "stroke-width": this.lineWidth, "stroke-dasharray": dash };
  }

  /**
   * @param {string} tag
   * @param {Record<string, string | number | undefined>} attributes
   * @param {string} [content]
   */
  #add(tag, attributes, content) {
    const opacity = this.globalAlpha === 1 ? undefined : this.globalAlpha;
    const own = element(tag, { ...attributes, opacity, transform: this.#moved() }, content);
    const around = { "clip-path": this.#clip === "" ? undefined : `url(#${this.#clip})` };
    const filtered = { filter: this.#filterName() };
    const inner = filtered.filter === undefined ? own : element("g", filtered, own);
    this.#body.push(around["clip-path"] === undefined ? inner : element("g", around, inner));
  }

  #filterName() {
    const blur = /^blur\(([\d.]+)px\)$/.exec(this.filter)?.[1];
    const hasShadow = this.shadowColor !== "" && (this.shadowBlur > 0 || this.shadowOffsetX !== 0 || this.shadowOffsetY !== 0);
    if (blur === undefined && !hasShadow) return undefined;
    const id = this.#name("filter");
    const [color, opacity] = colorParts(this.shadowColor);
    // A canvas' blur is twice the standard deviation.
    const effect = hasShadow
      ? element("feDropShadow", { dx: this.shadowOffsetX / this.#scale, dy: this.shadowOffsetY / this.#scale, stdDeviation: this.shadowBlur / 2 / this.#scale, "flood-color": color, "flood-opacity": opacity })
      : element("feGaussianBlur", { stdDeviation: Number(blur) / this.#scale });
    this.#defs.push(element("filter", { id, x: "-50%", y: "-50%", width: "200%", height: "200%" }, effect));
    return `url(#${id})`;
  }
}

/**
 * SVG's own rule is not said.
 *
 * @param {CanvasFillRule} [rule]
 */
const written = (rule) => (rule === "evenodd" ? rule : undefined);
