// @ts-check

/** The version that a link starts with: `#1.PAYLOAD`. */
const LINK_VERSION = 1;
/** Longer payloads are not even unpacked, in characters. */
const LONGEST_PAYLOAD = 400_000;
/** What a link may hold, in bytes; the server's own limit for a program is lower. */
const LONGEST_SCENE_BYTES = 1_048_576;
/** Links over this many characters are not offered for copying: address bars and chats cut them. */
export const LONGEST_LINK = 16_000;
/** What a damaged link says. */
const DAMAGED = "This link is damaged: part of it is missing or was changed. Ask for it again.";
/** What a browser from before 2023 is told. */
const NO_COMPRESSION = "This browser is too old for links: it cannot pack and unpack them. Save the program as a file instead.";

/** A link that cannot be opened; `message` is for the person who tried. */
export class LinkError extends Error {
  /**
   * @param {"version" | "damaged" | "tooLong" | "empty" | "browser"} code
   * @param {string} message
   */
  constructor(code, message) {
    super(message);
    this.name = "LinkError";
    this.code = code;
  }
}

/** @param {Uint8Array} bytes */
export function toBase64URL(bytes) {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/**
 * @param {string} text
 * @throws {LinkError} when a character is not of the alphabet
 */
export function fromBase64URL(text) {
  if (!/^[A-Za-z0-9_-]*$/.test(text) || text.length % 4 === 1) {
    throw new LinkError("damaged", DAMAGED);
  }
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/**
 * Sends bytes through one of the browser's own streams of raw DEFLATE.
 *
 * @param {Uint8Array} bytes
 * @param {"CompressionStream" | "DecompressionStream"} kind
 * @param {number} limit in bytes; nothing beyond it is unpacked
 * @returns {Promise<Uint8Array>}
 * @throws {LinkError} `browser` where there is no such stream, `tooLong`, or `damaged`
 */
async function streamed(bytes, kind, limit) {
  let stream;
  try {
    stream = new (/** @type {any} */ (globalThis)[kind])("deflate-raw");
  } catch {
    throw new LinkError("browser", NO_COMPRESSION);
  }
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  /** @type {Uint8Array[]} */
  const parts = [];
  let length = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      length += part.value.length;
      if (length > limit) break;
    }
  } catch {
    throw new LinkError("damaged", DAMAGED);
  }
  if (length > limit) {
    await reader.cancel();
    throw new LinkError("tooLong", "This link holds more than 1 MB of source. Ask for the program as a file instead.");
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/**
 * Returns the fragment of a link to a scene, with the `#`.
 *
 * @param {SceneDescription} scene
 * @throws {LinkError} in a browser that cannot compress
 */
export async function encodeLink(scene) {
  const bytes = await streamed(new TextEncoder().encode(JSON.stringify(scene)), "CompressionStream", Infinity);
  return `#${LINK_VERSION}.${toBase64URL(bytes)}`;
}

/**
 * Reads the fragment of a link.
 *
 * @param {string} fragment with or without the `#`
 * @returns {Promise<SceneDescription | null>} `null` when the fragment is no link at all
 * @throws {LinkError} with a message for the person
 */
export async function decodeLink(fragment) {
  const match = /^#?(\d+)\.(.*)$/s.exec(fragment);
  if (match === null) return null;
  if (Number(match[1]) !== LINK_VERSION) {
    const message = `This link was made by a newer Overscroll (version ${match[1]} of the format). Open it on the server that made it.`;
    throw new LinkError("version", message);
  }
  if (match[2].length > LONGEST_PAYLOAD) {
    throw new LinkError("tooLong", "This link is too long to open. Ask for the program as a file instead.");
  }
  const bytes = await streamed(fromBase64URL(match[2]), "DecompressionStream", LONGEST_SCENE_BYTES);
  try {
    return readScene(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (error) {
    throw error instanceof LinkError ? error : new LinkError("damaged", DAMAGED);
  }
}

/**
 * @param {string} text
 * @returns {SceneDescription}
 */
function readScene(text) {
  const scene = JSON.parse(text);
  const holds = typeof scene === "object" && scene !== null;
  if (!holds || (typeof scene.program !== "string" && typeof scene.preset !== "string")) {
    throw new LinkError("empty", "This link holds no program.");
  }
  for (const [name, isSound] of Object.entries(FIELDS)) if (!isSound(scene[name])) delete scene[name];
  return scene;
}

/** @param {unknown} value */
const isText = (value) => typeof value === "string";
/** @param {unknown} value @returns {value is Record<string, any>} */
const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
/**
 * @param {unknown} value
 * @param {string[]} names
 */
const hasNumbers = (value, names) => isRecord(value) && names.every((name) => Number.isFinite(value[name]));

/**
 * What a link's fields must be; one that is not is left out, so that the rest still opens.
 *
 * @type {Record<string, (value: any) => boolean>}
 */
const FIELDS = {
  program: isText,
  preset: isText,
  device: (value) =>
    isText(value) ||
    (hasNumbers(value, ["width", "height", "scale"]) && hasNumbers(value.safeArea, ["top", "leading", "bottom", "trailing"])),
  os: Number.isFinite,
  root: isText,
  preview: (value) => isText(value) || Number.isInteger(value),
  environment: isRecord,
  gesture: (value) => Array.isArray(value) && value.every((message) => isRecord(message) && isText(message.type)),
  time: (value) => Number.isFinite(value) && value >= 0,
};
