// @ts-check

/**
 * Loads the editor library from where the server mounts it. The page works without it.
 *
 * @typedef {any} CodeMirrorLibrary
 */

const BASE = "/vendor/codemirror";
const STYLES = ["lib/codemirror.css", "addon/lint/lint.css", "addon/hint/show-hint.css"];
const ADDONS = [
  "mode/swift/swift",
  "addon/lint/lint",
  "addon/edit/matchbrackets",
  "addon/edit/closebrackets",
  "addon/selection/active-line",
  "addon/comment/comment",
  "addon/hint/show-hint",
  "addon/search/searchcursor",
];

/**
 * @param {Document} document
 * @param {HTMLElement} element
 * @returns {Promise<void>}
 */
function added(document, element) {
  return new Promise((resolve, reject) => {
    element.addEventListener("load", () => resolve());
    element.addEventListener("error", () => reject(new Error("The editor library did not load.")));
    // Styles before the page's own sheets, so that those decide.
    if (element instanceof HTMLLinkElement) document.head.prepend(element);
    else document.head.append(element);
  });
}

/**
 * @param {Document} document
 * @returns {Promise<CodeMirrorLibrary | null>} `null` when it is not there
 */
export async function loadCodeMirror(document) {
  const script = (/** @type {string} */ name) =>
    added(document, Object.assign(document.createElement("script"), { src: `${BASE}/${name}.js` }));
  const style = (/** @type {string} */ name) =>
    added(document, Object.assign(document.createElement("link"), { rel: "stylesheet", href: `${BASE}/${name}` }));
  try {
    await Promise.all([script("lib/codemirror"), ...STYLES.map(style)]);
    const { CodeMirror } = /** @type {any} */ (globalThis);
    // A script that came only in part counts as loaded in some browsers; what builds on it must not run then.
    if (CodeMirror === undefined) return null;
    await Promise.all(ADDONS.map(script));
    return CodeMirror;
  } catch {
    // The text area stays; it does all that is needed.
    return null;
  }
}
