// @ts-check

/** Takes the calls with which a canvas context builds a path, and writes path data. */
export class SVGPath {
  #path = "";
  /** The pen and the beginning of the present part of the path. */
  #pen = { x: 0, y: 0 };
  #start = { x: 0, y: 0 };

  /** The path so far. */
  get data() {
    return this.#path;
  }

  beginPath() {
    this.#path = "";
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  moveTo(x, y) {
    this.#path += `M${short(x)} ${short(y)}`;
    this.#pen = { x, y };
    this.#start = this.#pen;
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  lineTo(x, y) {
    if (this.#path === "") this.moveTo(x, y);
    else this.#path += `L${short(x)} ${short(y)}`;
    this.#pen = { x, y };
  }

  /**
   * @param {number} controlX
   * @param {number} controlY
   * @param {number} x
   * @param {number} y
   */
  quadraticCurveTo(controlX, controlY, x, y) {
    this.#path += `Q${[controlX, controlY, x, y].map(short).join(" ")}`;
    this.#pen = { x, y };
  }

  /**
   * @param {number} x1 of the corner
   * @param {number} y1
   * @param {number} x2 towards which the path goes on
   * @param {number} y2
   * @param {number} radius
   */
  arcTo(x1, y1, x2, y2, radius) {
    const { x, y } = this.#pen;
    const before = { x: x - x1, y: y - y1 };
    const after = { x: x2 - x1, y: y2 - y1 };
    const lengths = [Math.hypot(before.x, before.y), Math.hypot(after.x, after.y)];
    const turn = before.x * after.y - before.y * after.x;
    if (radius <= 0 || Math.min(...lengths) === 0 || Math.abs(turn) < 1e-9) {
      this.lineTo(x1, y1);
      return;
    }
    const half = Math.acos((before.x * after.x + before.y * after.y) / (lengths[0] * lengths[1])) / 2;
    const reach = radius / Math.tan(half);
    this.lineTo(x1 + (before.x / lengths[0]) * reach, y1 + (before.y / lengths[0]) * reach);
    this.#pen = { x: x1 + (after.x / lengths[1]) * reach, y: y1 + (after.y / lengths[1]) * reach };
    this.#path += `A${short(radius)} ${short(radius)} 0 0 ${turn < 0 ? 1 : 0} ${short(this.#pen.x)} ${short(this.#pen.y)}`;
  }

  /**
   * @param {number} x
   * @param {number} y
   * @param {number} radius
   * @param {number} from
   * @param {number} to
   */
  arc(x, y, radius, from, to) {
    this.ellipse(x, y, radius, radius, 0, from, to);
  }

  /**
   * Clockwise only; the painters draw nothing else.
   *
   * @param {number} x
   * @param {number} y
   * @param {number} radiusX
   * @param {number} radiusY
   * @param {number} _rotation is always 0
   * @param {number} from
   * @param {number} to
   */
  ellipse(x, y, radiusX, radiusY, _rotation, from, to) {
    const sweep = to < from ? to + 2 * Math.PI - from : to - from;
    const at = (/** @type {number} */ angle) => [x + radiusX * Math.cos(angle), y + radiusY * Math.sin(angle)];
    const [startX, startY] = at(from);
    if (this.#path === "") this.moveTo(startX, startY);
    else this.lineTo(startX, startY);
    // In halves: an arc to its own beginning would be none.
    const middle = from + sweep / 2;
    for (const angle of [middle, from + sweep]) {
      const [endX, endY] = at(angle);
      this.#path += `A${short(radiusX)} ${short(radiusY)} 0 0 1 ${short(endX)} ${short(endY)}`;
      this.#pen = { x: endX, y: endY };
    }
  }

  /**
   * @param {number} x
   * @param {number} y
   * @param {number} width
   * @param {number} height
   */
  rect(x, y, width, height) {
    this.#path += `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;
    this.#pen = { x, y };
  }

  closePath() {
    this.#path += "Z";
    this.#pen = this.#start;
  }
}

/** @param {unknown} value */
export const escaped = (value) => String(value).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
/** @param {number} value */
export const short = (value) => String(Math.round(value * 1000) / 1000);
/**
 * @param {string} tag
 * @param {Record<string, string | number | undefined>} attributes left out where `undefined`
 * @param {string} [content]
 */
export function element(tag, attributes, content = "") {
  const written = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [` ${name}="${escaped(typeof value === "number" ? short(value) : value)}"`],
  );
  return `<${tag}${written.join("")}${content === "" ? "/>" : `>${content}</${tag}>`}`;
}

/** A gradient in the making. */
export class Gradient {
  /** @type {{offset: number, color: string}[]} */
  #stops = [];
  #tag;
  #attributes;

  /**
   * @param {string} tag
   * @param {Record<string, number>} attributes
   */
  constructor(tag, attributes) {
    this.#tag = tag;
    this.#attributes = attributes;
  }

  /**
   * @param {number} offset
   * @param {string} color
   */
  addColorStop(offset, color) {
    this.#stops.push({ offset, color });
  }

  /** @param {string} id */
  written(id) {
    const stops = this.#stops.map(({ offset, color }) => {
      const [plain, opacity] = colorParts(color);
      return element("stop", { offset, "stop-color": plain, "stop-opacity": opacity });
    });
    return element(this.#tag, { id, gradientUnits: "userSpaceOnUse", ...this.#attributes }, stops.join(""));
  }
}

/**
 * Splits `#RRGGBBAA`, which not every reader of SVG knows.
 *
 * @param {string} color
 * @returns {[string, number | undefined]}
 */
export function colorParts(color) {
  if (!/^#[0-9a-f]{8}$/i.test(color)) return [color, undefined];
  const opacity = Number.parseInt(color.slice(7), 16) / 255;
  return [color.slice(0, 7), opacity === 1 ? undefined : opacity];
}
