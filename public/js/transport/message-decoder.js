// @ts-check

/**
 * What is wrong with a value, as words that follow its name, such as `[3].frame is not an object`; `null` where it is what the page
 * relies on. Places are put together only where something is wrong: sixty times a second nothing is.
 *
 * @typedef {(value: any) => string | null} Check
 * @typedef {Record<string, Check>} Fields
 */

/**
 * @param {(value: any) => boolean} test
 * @param {string} words what is expected
 * @returns {Check}
 */
const is = (test, words) => (value) => (test(value) ? null : ` is not ${words}`);
// A number that is no number would spoil more than the item that has it.
const number = is(Number.isFinite, "a number");
const wholeNumber = is(Number.isInteger, "a whole number");
const text = is((value) => typeof value === "string", "a text");
const object = is((value) => typeof value === "object" && value !== null, "an object");
const array = is(Array.isArray, "a list");

/**
 * @param {Check} check of each entry
 * @param {number} [length] how many entries there must be
 * @returns {Check}
 */
const list = (check, length) => (value) => {
  const fault = array(value);
  if (fault !== null) return fault;
  if (length !== undefined && value.length !== length) return ` is not a list of ${length}`;
  for (let index = 0; index < value.length; index += 1) {
    const inside = check(value[index]);
    if (inside !== null) return `[${index}]${inside}`;
  }
  return null;
};

/**
 * An object with fields; those that it has beyond them stay as they are.
 *
 * @param {Fields} needed
 * @param {Fields} [optional]
 * @returns {Check}
 */
const shape = (needed, optional = {}) => {
  const names = [...Object.keys(needed), ...Object.keys(optional)];
  const checks = [...Object.values(needed), ...Object.values(optional)];
  const firstOptional = Object.keys(needed).length;
  return (value) => {
    const fault = object(value);
    if (fault !== null) return fault;
    for (let index = 0; index < names.length; index += 1) {
      const field = value[names[index]];
      if (index >= firstOptional && field === undefined) continue;
      const inside = checks[index](field);
      if (inside !== null) return `.${names[index]}${inside}`;
    }
    return null;
  };
};
/** @param {string[]} names */
const numbers = (...names) => shape(Object.fromEntries(names.map((name) => [name, number])));

const point = numbers("x", "y");
const size = numbers("width", "height");
const rect = numbers("x", "y", "width", "height");
const insets = numbers("top", "leading", "bottom", "trailing");
const outline = { shape: text, path: text, fillRule: text, cornerRadius: number, cornerRadii: list(number, 4), transform: list(number, 6), bounds: size };
const item = shape({ frame: rect }, {
  ...outline,
  kind: text,
  fill: text,
  text,
  symbol: text,
  decoration: text,
  opacity: number,
  outlineInset: number,
  blur: number,
  clip: rect,
  clipShapes: list(shape({ frame: rect }, outline)),
  font: numbers("size"),
  lines: list(shape({ text, x: number, baseline: number })),
  stroke: shape({ width: number, color: text }),
  shadow: shape({ radius: number, x: number, y: number, color: text }),
  gradient: shape({ stops: list(shape({ location: number, color: text })) }),
  traits: list(text),
});
const scrollView = shape({ frame: rect, contentOffset: point, contentInsets: insets, contentSize: size, containerSize: size });
const section = shape({ start: number, end: number, pinnables: list(numbers("position", "length")) });
const lazyContainer = shape({ frame: rect, sections: list(section) }, { placed: numbers("start", "end") });
const device = shape({ id: text, width: number, height: number, scale: number, safeArea: insets });

/** @type {Record<string, Check>} What each message must have. */
const MESSAGES = {
  hello: shape({ protocol: wholeNumber, devices: list(device), presets: list(shape({ id: text })) }),
  opened: shape({ diagnostics: list(object) }, { roots: list(text), previews: list(text) }),
  frame: shape(
    { sequence: number, time: number, items: list(item), scrollViews: list(scrollView), callbacks: list(object) },
    { lazyContainers: list(lazyContainer), state: list(object) },
  ),
  tree: shape({ root: object }),
  completions: shape({ line: number, column: number, items: list(shape({ label: text, insert: text })) }),
  signatures: shape({ signatures: list(shape({ signature: text, parameters: array })) }),
  formatted: shape({ program: text }),
  error: shape({ code: text, message: text }),
};

/** @type {WeakMap<object, string>} */
const texts = new WeakMap();

/**
 * The text that a message came as.
 *
 * @param {object} message as `decodeServerMessage` gave it
 */
export const textOf = (message) => texts.get(message) ?? JSON.stringify(message);

/**
 * Reads one message of the server and checks all that the page relies on; fields it does not know stay as they are.
 *
 * @param {unknown} data what came over the socket
 * @returns {ServerMessage}
 * @throws {RangeError | SyntaxError} with the place and what was expected there
 * @complexity O(n) in the message's length
 */
export function decodeServerMessage(data) {
  if (typeof data !== "string") throw new RangeError("the message is not text");
  const message = JSON.parse(data);
  const fault = object(message);
  if (fault !== null) throw new RangeError(`the message${fault}`);
  if (!Object.hasOwn(MESSAGES, message.type)) {
    throw new RangeError(`the type ${JSON.stringify(message.type)} is not one that this page knows`);
  }
  const inside = MESSAGES[message.type](message);
  if (inside !== null) throw new RangeError(`${message.type}${inside}`);
  texts.set(message, data);
  return message;
}
