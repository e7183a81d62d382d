// @ts-check

/** The icon font as an SVG font: its outlines are path data, drawn upward from the baseline. The server mounts it. */
const FONT = "/vendor/fonts/mdi-outlines/materialdesignicons-webfont.svg";

/**
 * Fetches the outlines of the symbols, for pictures that leave the page: elsewhere the icon font is not installed.
 *
 * @param {Window & typeof globalThis} window
 * @returns {Promise<Outlines | null>} `null` when the server does not have them
 */
export async function fetchSymbolOutlines(window) {
  const answer = await window.fetch(FONT);
  if (!answer.ok) return null;
  const font = new window.DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  const em = Number(font.querySelector("font-face")?.getAttribute("units-per-em"));
  /** @type {Map<string, Outline>} */
  const glyphs = new Map();
  for (const glyph of font.querySelectorAll("glyph[unicode][d]")) {
    const attribute = (/** @type {string} */ name) => glyph.getAttribute(name) ?? "";
    glyphs.set(attribute("unicode"), { data: attribute("d").trim(), advance: Number(attribute("horiz-adv-x")) });
  }
  return em > 0 && glyphs.size > 0 ? { em, glyphs } : null;
}
