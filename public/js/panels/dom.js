// @ts-check

/**
 * Returns the element with an id.
 *
 * @template {Element} T
 * @param {Document} document
 * @param {string} id
 * @param {new () => T} type
 * @returns {T}
 * @throws {Error} when the page has no such element: the page and its scripts do not belong together
 */
export function byId(document, id, type) {
  const element = document.getElementById(id);
  if (!(element instanceof type)) throw new Error(`The page has no ${type.name} "${id}".`);
  return element;
}

/**
 * Makes an element. Text always goes in as text.
 *
 * @template {keyof HTMLElementTagNameMap} K
 * @param {Document} document
 * @param {K} tag
 * @param {Record<string, string | number | undefined>} attributes left out where `undefined`
 * @param {(Node | string)[]} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function make(document, tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) element.setAttribute(name, String(value));
  }
  element.append(...children);
  return element;
}

/**
 * Tells what is chosen in a select, in the words beside it: those are as wide as they need to be, and may break; a select
 * is as wide as its longest option in some browsers, and cuts what is longer.
 *
 * @param {HTMLSelectElement} select
 */
export function tellChoice(select) {
  const words = select.previousElementSibling;
  if (words !== null) words.textContent = select.selectedOptions[0]?.textContent ?? "";
}

/**
 * A number as the panels show it: two decimals and a real minus sign.
 *
 * @param {number} value
 */
export function decimal(value) {
  const text = value.toFixed(2);
  return text === "-0.00" ? "0.00" : text.replace("-", "−");
}

/** A changed value's background flashes for this long, in milliseconds. */
const FLASH_MILLISECONDS = 150;
/** @type {WeakMap<Element, Animation>} */
const flashes = new WeakMap();

/**
 * Shows for a moment that a value has changed.
 *
 * @param {Element} element
 * @param {boolean} isReduced whether motion is to be reduced
 */
export function flash(element, isReduced) {
  if (isReduced) return;
  const running = flashes.get(element);
  if (running?.playState === "running") {
    running.currentTime = 0;
    return;
  }
  const keyframes = [{ backgroundColor: "var(--flash)" }, { backgroundColor: "transparent" }];
  flashes.set(element, element.animate(keyframes, { duration: FLASH_MILLISECONDS, easing: "ease-out" }));
}

/**
 * Gives a person a file.
 *
 * @param {Window} window
 * @param {Blob} blob
 * @param {string} name
 */
export function save(window, blob, name) {
  const anchor = make(window.document, "a", { href: URL.createObjectURL(blob), download: name });
  anchor.click();
  // The browser reads the blob after this turn.
  window.setTimeout(() => URL.revokeObjectURL(anchor.href), 10_000);
}
