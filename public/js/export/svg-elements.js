// @ts-check

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
