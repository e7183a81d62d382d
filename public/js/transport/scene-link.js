// @ts-check
import { inflateRaw } from "./inflate.js";

/** @typedef {import("../types.js").SceneDescription} SceneDescription */

/** The version that a link starts with: `#1.PAYLOAD`. */
const LINK_VERSION = 1;
/** Longer payloads are not even unpacked, in characters. */
const LONGEST_PAYLOAD = 400_000;
/** What a link may hold, in bytes; the server's own limit for a program is lower. */
const LONGEST_SCENE_BYTES = 1_048_576;
/** Links over this many characters are not offered for copying: address bars and chats cut them. */
export const LONGEST_LINK = 16_000;
/** The most bytes in one stored DEFLATE block (RFC 1951 §3.2.4). */
const LONGEST_STORED_BLOCK = 0xffff;

/** A link that cannot be opened; `message` is for the person who tried. */
export class LinkError extends Error {
  /**
   * @param {"version" | "damaged" | "tooLong" | "empty"} code
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
    throw new LinkError("damaged", "This link is damaged: part of it is missing or was changed. Ask for it again.");
  }
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/**
 * Wraps bytes in stored DEFLATE blocks, for browsers that cannot compress.
 *
 * @param {Uint8Array} bytes
 */
export function storedDeflate(bytes) {
  const blockCount = Math.max(1, Math.ceil(bytes.length / LONGEST_STORED_BLOCK));
  const output = new Uint8Array(bytes.length + 5 * blockCount);
  let position = 0;
  for (let block = 0; block < blockCount; block += 1) {
    const part = bytes.subarray(block * LONGEST_STORED_BLOCK, (block + 1) * LONGEST_STORED_BLOCK);
    const header = new DataView(output.buffer, position, 5);
    header.setUint8(0, block === blockCount - 1 ? 1 : 0);
    header.setUint16(1, part.length, true);
    header.setUint16(3, part.length ^ 0xffff, true);
    output.set(part, position + 5);
    position += 5 + part.length;
  }
  return output;
}

/**
 * Compresses to raw DEFLATE with the browser's own compressor where it has one.
 *
 * @param {Uint8Array} bytes
 * @returns {Promise<Uint8Array>}
 */
export async function deflateRaw(bytes) {
  const CompressionStream = /** @type {any} */ (globalThis).CompressionStream;
  let stream;
  try {
    stream = new CompressionStream("deflate-raw");
  } catch {
    // Older engines have no compressor or not this format; stored blocks are valid DEFLATE everywhere.
    return storedDeflate(bytes);
  }
  const packed = new Response(new Blob([bytes]).stream().pipeThrough(stream));
  return new Uint8Array(await packed.arrayBuffer());
}

/**
 * Returns the fragment of a link to a scene, with the `#`.
 *
 * @param {SceneDescription} scene
 * @param {(bytes: Uint8Array) => Promise<Uint8Array>} [compress]
 */
export async function encodeLink(scene, compress = deflateRaw) {
  const bytes = await compress(new TextEncoder().encode(JSON.stringify(scene)));
  return `#${LINK_VERSION}.${toBase64URL(bytes)}`;
}

/**
 * Reads the fragment of a link.
 *
 * @param {string} fragment with or without the `#`
 * @returns {SceneDescription | null} `null` when the fragment is no link at all
 * @throws {LinkError} with a message for the person
 */
export function decodeLink(fragment) {
  const match = /^#?(\d+)\.(.*)$/s.exec(fragment);
  if (match === null) return null;
  if (Number(match[1]) !== LINK_VERSION) {
    const message = `This link was made by a newer Overscroll (version ${match[1]} of the format). Open it on the server that made it.`;
    throw new LinkError("version", message);
  }
  if (match[2].length > LONGEST_PAYLOAD) {
    throw new LinkError("tooLong", "This link is too long to open. Ask for the program as a file instead.");
  }
  return readScene(unpack(fromBase64URL(match[2])));
}

/** @param {Uint8Array} bytes */
function unpack(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(inflateRaw(bytes, LONGEST_SCENE_BYTES));
  } catch (error) {
    if (error instanceof RangeError && error.message.includes("more than")) {
      throw new LinkError("tooLong", "This link holds more than 1 MB of source. Ask for the program as a file instead.");
    }
    throw new LinkError("damaged", "This link is damaged: part of it is missing or was changed. Ask for it again.");
  }
}

/**
 * @param {string} text
 * @returns {SceneDescription}
 */
function readScene(text) {
  let scene;
  try {
    scene = JSON.parse(text);
  } catch {
    throw new LinkError("damaged", "This link is damaged: what it holds cannot be read. Ask for it again.");
  }
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
  environment: isRecord,
  gesture: (value) => Array.isArray(value) && value.every((message) => isRecord(message) && isText(message.type)),
  time: (value) => Number.isFinite(value) && value >= 0,
};
