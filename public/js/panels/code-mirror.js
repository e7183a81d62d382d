// @ts-check

/**
 * Loads the editor library from where the server mounts it. The page works without it.
 *
 * @typedef {any} CodeMirrorLibrary
 */

const BASE = "/vendor/codemirror";
const STYLES = [`${BASE}/lib/codemirror.css`, `${BASE}/addon/lint/lint.css`];
const ADDONS = [
  `${BASE}/mode/swift/swift.js`,
  `${BASE}/addon/lint/lint.js`,
  `${BASE}/addon/edit/matchbrackets.js`,
  `${BASE}/addon/edit/closebrackets.js`,
  `${BASE}/addon/selection/active-line.js`,
  `${BASE}/addon/comment/comment.js`,
];

/**
 * @param {HTMLElement} element
 * @returns {Promise<void>}
 */
function loaded(element) {
  return new Promise((resolve, reject) => {
    element.addEventListener("load", () => resolve());
    element.addEventListener("error", () => reject(new Error("The editor library did not load.")));
  });
}

/**
 * @param {Document} document
 * @param {string} source
 */
function addScript(document, source) {
  const script = document.createElement("script");
  script.src = source;
  const done = loaded(script);
  document.head.append(script);
  return done;
}

/**
 * @param {Document} document
 * @param {string} source
 */
function addStyle(document, source) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = source;
  const done = loaded(link);
  // Before the page's own sheets, so that those decide.
  document.head.prepend(link);
  return done;
}

/**
 * @param {Document} document
 * @returns {Promise<CodeMirrorLibrary | null>} `null` when it is not there
 */
export async function loadCodeMirror(document) {
  try {
    await Promise.all([addScript(document, `${BASE}/lib/codemirror.js`), ...STYLES.map((style) => addStyle(document, style))]);
    await Promise.all(ADDONS.map((addon) => addScript(document, addon)));
    return /** @type {any} */ (globalThis).CodeMirror ?? null;
  } catch {
    // The text area stays; it does all that is needed.
    return null;
  }
}
