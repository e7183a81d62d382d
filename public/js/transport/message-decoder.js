// @ts-check

/** @typedef {import("../types.js").ServerMessage} ServerMessage */
/** @typedef {Record<string, any>} Fields */

const DIRECTIONS = ["x", "y", "width", "height"];
const EDGES = ["top", "leading", "bottom", "trailing"];

/**
 * @param {string} where
 * @param {string} expected
 * @returns {never}
 */
function refuse(where, expected) {
  throw new RangeError(`${where} is not ${expected}`);
}

/**
 * @param {unknown} value
 * @param {string} where
 * @param {readonly string[]} names
 */
function numbers(value, where, names) {
  if (typeof value !== "object" || value === null) refuse(where, "an object");
  const fields = /** @type {Fields} */ (value);
  for (const name of names) if (!Number.isFinite(fields[name])) refuse(`${where}.${name}`, "a number");
}

/**
 * @param {Fields} message
 * @param {string} name
 * @returns {Fields[]}
 */
function list(message, name) {
  const value = message[name];
  if (!Array.isArray(value)) refuse(`${message.type}.${name}`, "a list");
  for (const [index, entry] of value.entries()) {
    if (typeof entry !== "object" || entry === null) refuse(`${message.type}.${name}[${index}]`, "an object");
  }
  return value;
}

/** @param {Fields} message */
function checkHello(message) {
  if (!Number.isInteger(message.protocol)) refuse("hello.protocol", "a whole number");
  for (const [index, device] of list(message, "devices").entries()) {
    if (typeof device.id !== "string") refuse(`hello.devices[${index}].id`, "a text");
    numbers(device, `hello.devices[${index}]`, ["width", "height", "scale"]);
    numbers(device.safeArea, `hello.devices[${index}].safeArea`, EDGES);
  }
  for (const [index, preset] of list(message, "presets").entries()) {
    if (typeof preset.id !== "string") refuse(`hello.presets[${index}].id`, "a text");
  }
}

/** @param {unknown} value */
const isText = (value) => typeof value === "string";
/** @param {unknown} value */
const isNumber = (value) => Number.isFinite(value);
/** @param {...string} names */
const has =
  (...names) =>
  (/** @type {any} */ value) =>
    typeof value === "object" && value !== null && names.every((name) => isNumber(value[name]));
/** @param {(value: any) => boolean} check */
const all = (check) => (/** @type {unknown} */ value) => Array.isArray(value) && value.every(check);

/** @param {unknown} value */
const isMap = (value) => all(isNumber)(value) && /** @type {unknown[]} */ (value).length === 6;
/** @param {unknown} value */
const isFourRadii = (value) => all(isNumber)(value) && /** @type {unknown[]} */ (value).length === 4;

/** @param {any} shape */
const isClipShape = (shape) =>
  typeof shape === "object" &&
  shape !== null &&
  has(...DIRECTIONS)(shape.frame) &&
  (shape.shape === undefined || isText(shape.shape)) &&
  (shape.path === undefined || isText(shape.path)) &&
  (shape.cornerRadius === undefined || isNumber(shape.cornerRadius)) &&
  (shape.cornerRadii === undefined || isFourRadii(shape.cornerRadii)) &&
  (shape.transform === undefined || isMap(shape.transform)) &&
  (shape.bounds === undefined || has("width", "height")(shape.bounds));

const TEXT = { check: isText, words: "a text" };
const NUMBER = { check: isNumber, words: "a number" };

/**
 * What the drawing relies on where an item has it; a number that is no number would spoil more than its own item.
 *
 * @type {Record<string, {check: (value: any) => boolean, words: string}>}
 */
const ITEM_FIELDS = {
  kind: TEXT,
  fill: TEXT,
  text: TEXT,
  symbol: TEXT,
  decoration: TEXT,
  opacity: NUMBER,
  cornerRadius: NUMBER,
  outlineInset: NUMBER,
  blur: NUMBER,
  path: TEXT,
  clip: { check: has(...DIRECTIONS), words: "a rectangle" },
  clipShapes: { check: all(isClipShape), words: "a list of shapes with frames" },
  bounds: { check: has("width", "height"), words: "a size" },
  font: { check: has("size"), words: "a font with a size" },
  lines: { check: all((line) => has("x", "baseline")(line) && isText(line.text)), words: "a list of lines" },
  transform: { check: isMap, words: "a list of six numbers" },
  cornerRadii: { check: isFourRadii, words: "a list of four numbers" },
  stroke: { check: (value) => has("width")(value) && isText(value.color), words: "a width and a colour" },
  shadow: { check: (value) => has("radius", "x", "y")(value) && isText(value.color), words: "a radius, a place and a colour" },
  gradient: {
    check: (value) => all((stop) => has("location")(stop) && isText(stop.color))(value?.stops),
    words: "a list of stops",
  },
  traits: { check: all(isText), words: "a list of texts" },
};

/** @param {Fields} message */
function checkFrame(message) {
  if (!Number.isFinite(message.sequence)) refuse("frame.sequence", "a number");
  if (!Number.isFinite(message.time)) refuse("frame.time", "a number");
  for (const [index, item] of list(message, "items").entries()) {
    const where = `frame.items[${index}]`;
    numbers(item.frame, `${where}.frame`, DIRECTIONS);
    for (const name in item) {
      const expected = Object.hasOwn(ITEM_FIELDS, name) && !ITEM_FIELDS[name].check(item[name]) ? ITEM_FIELDS[name] : null;
      if (expected !== null) refuse(`${where}.${name}`, expected.words);
    }
  }
  for (const [index, view] of list(message, "scrollViews").entries()) {
    const where = `frame.scrollViews[${index}]`;
    numbers(view.frame, `${where}.frame`, DIRECTIONS);
    numbers(view.contentOffset, `${where}.contentOffset`, ["x", "y"]);
    numbers(view.contentInsets, `${where}.contentInsets`, EDGES);
    numbers(view.contentSize, `${where}.contentSize`, ["width", "height"]);
    numbers(view.containerSize, `${where}.containerSize`, ["width", "height"]);
  }
  list(message, "callbacks");
  if (message.lazyContainers !== undefined) checkLazyContainers(message);
  if (message.state !== undefined) list(message, "state");
}

/** @param {Fields} message */
function checkLazyContainers(message) {
  for (const [index, container] of list(message, "lazyContainers").entries()) {
    const where = `frame.lazyContainers[${index}]`;
    numbers(container.frame, `${where}.frame`, DIRECTIONS);
    if (container.placed !== undefined) numbers(container.placed, `${where}.placed`, ["start", "end"]);
    if (!Array.isArray(container.sections)) refuse(`${where}.sections`, "a list");
    for (const section of container.sections) {
      numbers(section, `${where}.sections`, ["start", "end"]);
      if (!Array.isArray(section.pinnables)) refuse(`${where}.sections`, "a list with pinnables");
      for (const part of section.pinnables) numbers(part, `${where}.sections`, ["position", "length"]);
    }
  }
}

/** @type {Record<string, (message: Fields) => void>} */
const CHECKS = {
  hello: checkHello,
  opened: (message) => {
    list(message, "diagnostics");
    for (const name of ["roots", "previews"]) if (!(message[name] ?? []).every?.((/** @type {unknown} */ each) => typeof each === "string")) refuse(`opened.${name}`, "a list of names");
  },
  frame: checkFrame,
  tree: (message) => {
    if (typeof message.root !== "object" || message.root === null) refuse("tree.root", "an object");
  },
  completions: (message) => {
    numbers(message, "completions", ["line", "column"]);
    for (const item of list(message, "items")) if (typeof item.label !== "string" || typeof item.insert !== "string") refuse("a completion", "a label and a text");
  },
  signatures: (message) => {
    for (const { signature, parameters } of list(message, "signatures")) if (typeof signature !== "string" || !Array.isArray(parameters)) refuse("a signature", "a text with parameters");
  },
  formatted: (message) => {
    if (typeof message.program !== "string") refuse("formatted.program", "a text");
  },
  error: (message) => {
    if (typeof message.code !== "string") refuse("error.code", "a text");
    if (typeof message.message !== "string") refuse("error.message", "a text");
  },
};

/**
 * Reads one message of the server and checks all that the page relies on; fields it does not know stay as they are.
 *
 * @param {unknown} data what came over the socket
 * @returns {ServerMessage}
 * @throws {RangeError | SyntaxError} with the place and what was expected there
 * @complexity O(n) in the message's length
 */
export function decodeServerMessage(data) {
  if (typeof data !== "string") refuse("the message", "text");
  const message = JSON.parse(data);
  if (typeof message !== "object" || message === null) refuse("the message", "an object");
  if (!Object.hasOwn(CHECKS, message.type)) refuse(`the type ${JSON.stringify(message.type)}`, "one that this page knows");
  CHECKS[message.type](message);
  return message;
}
