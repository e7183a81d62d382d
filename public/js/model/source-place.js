// @ts-check

const encoder = new TextEncoder();

/**
 * Turns a column that counts bytes of UTF-8 from 1 into a place in the text, from 0.
 *
 * @param {string} text one line
 * @param {number} column
 */
export function characterOfByte(text, column) {
  let bytes = 0;
  let place = 0;
  for (const character of text) {
    if (bytes >= column - 1) break;
    bytes += encoder.encode(character).length;
    place += character.length;
  }
  return place;
}

/**
 * Turns a place in a text, from 0, into a column that counts bytes of UTF-8 from 1.
 *
 * @param {string} text one line
 * @param {number} place
 */
export function byteOfCharacter(text, place) {
  return encoder.encode(text.slice(0, place)).length + 1;
}
