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

/**
 * Sets the text of an element that has nothing else. Its node is used again: browsers collect what is thrown away in pauses.
 *
 * @param {Element} element
 * @param {string} text
 */
export function setText(element, text) {
  const node = element.firstChild;
  if (node === null) element.append(text);
  else if (node.nodeValue !== text) node.nodeValue = text;
}

/**
 * Sets an attribute, if it is another: each write makes the browser look for rules that change.
 *
 * @param {Element} element
 * @param {string} name
 * @param {string} value
 */
export function setAttribute(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** A changed value's background flashes for this long, in milliseconds, */
const FLASH_MILLISECONDS = 150;
/** if it has stood still for this long: what changes all the time is seen without. */
const QUIET_MILLISECONDS = 500;
/** @type {WeakMap<Element, number>} when each has changed last, in milliseconds on the document's time line */
const changes = new WeakMap();

/**
 * Shows for a moment that a value has changed.
 *
 * @param {Element} element
 * @param {boolean} isReduced whether motion is to be reduced
 */
export function flash(element, isReduced) {
  if (isReduced) return;
  const now = Number(element.ownerDocument.timeline.currentTime);
  const last = changes.get(element) ?? -Infinity;
  changes.set(element, now);
  if (now - last < QUIET_MILLISECONDS) return;
  element.animate([{ backgroundColor: "var(--flash)" }, { backgroundColor: "transparent" }], { duration: FLASH_MILLISECONDS, easing: "ease-out" });
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
