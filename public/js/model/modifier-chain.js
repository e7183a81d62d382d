// @ts-check
import { byteOfCharacter, characterOfByte } from "./source-place.js";

/** @typedef {{text: string, line: number, column: number}} ModifierCall as written; counted from 1, columns in UTF-8 bytes */

const PAIRS = new Map([["(", ")"], ["[", "]"], ["{", "}"]]);

/**
 * Returns the modifiers of the expression that begins at a place, in the order in which they are applied.
 *
 * @param {string} program SwiftUI source
 * @param {{line: number, column: number}} place of the view, counted from 1, the column in UTF-8 bytes
 * @returns {ModifierCall[]}
 */
export function modifiersAt(program, { line, column }) {
  const lines = program.split("\n");
  if (lines[line - 1] === undefined) return [];
  const before = lines.slice(0, line - 1).reduce((length, text) => length + text.length + 1, 0);
  let position = callEnd(program, before + characterOfByte(lines[line - 1], column));
  /** @type {ModifierCall[]} */
  const calls = [];
  for (;;) {
    const start = skipBlanks(program, position);
    if (program[start] !== "." || !/[A-Za-z_]/.test(program[start + 1] ?? "")) return calls;
    position = callEnd(program, start + 1);
    const above = program.slice(0, start + 1).split("\n");
    const last = above[above.length - 1];
    const text = program.slice(start, position).replace(/\s+/g, " ");
    calls.push({ text, line: above.length, column: byteOfCharacter(last, last.length) });
  }
}

/**
 * The end of a name with its arguments and closures.
 *
 * @param {string} text
 * @param {number} start
 */
function callEnd(text, start) {
  let position = start;
  while (/[\w.]/.test(text[position] ?? "")) position += 1;
  for (;;) {
    let next = skipBlanks(text, position, true);
    // A further closure has a label: `} header: {`.
    const label = /^[A-Za-z_]\w*:\s*(?=\{)/.exec(text.slice(next, next + 60));
    if (label !== null && position > start && text[position - 1] === "}") next += label[0].length;
    const opens = text[next] === "{" || (next === position && (text[next] === "(" || text[next] === "["));
    if (!opens) return position;
    position = closing(text, next);
  }
}

/**
 * @param {string} text
 * @param {number} start
 * @param {boolean} [isOneLine] whether to stay on the line
 */
function skipBlanks(text, start, isOneLine = false) {
  const blanks = isOneLine ? /[ \t]*/y : /(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*/y;
  blanks.lastIndex = start;
  return start + (blanks.exec(text)?.[0].length ?? 0);
}

/**
 * The place behind the bracket that closes the one at `start`.
 *
 * @param {string} text
 * @param {number} start
 */
function closing(text, start) {
  /** @type {(string | undefined)[]} */
  const open = [];
  const parts = /"""[\s\S]*?"""|"(?:\\[\s\S]|[^"\\\n])*"|\/\/.*|\/\*[\s\S]*?\*\/|[()[\]{}]/g;
  parts.lastIndex = start;
  for (let part = parts.exec(text); part !== null; part = parts.exec(text)) {
    if (PAIRS.has(part[0])) open.push(PAIRS.get(part[0]));
    else if (part[0] === open[open.length - 1]) open.pop();
    if (open.length === 0) return part.index + part[0].length;
  }
  return text.length;
}
