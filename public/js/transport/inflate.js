// @ts-check

/**
 * A reader of raw DEFLATE (RFC 1951), so that a link opens in every browser and so that the size of what comes out is
 * bounded while it is being read.
 */

/** RFC 1951 §3.2.5: base length and extra bits of the length codes 257 to 285. */
const LENGTH_BASE = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
];
const LENGTH_EXTRA = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
/** RFC 1951 §3.2.5: base distance and extra bits of the distance codes 0 to 29. */
const DISTANCE_BASE = [
  1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
  8193, 12289, 16385, 24577,
];
const DISTANCE_EXTRA = [
  0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
];
/** RFC 1951 §3.2.7: the order in which the lengths of the code length codes are stored. */
const CODE_LENGTH_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const LONGEST_CODE = 15;

/** @typedef {{counts: Uint16Array, symbols: Uint16Array}} Huffman */

/**
 * @param {ArrayLike<number>} lengths the code length of each symbol, 0 where it is not used
 * @returns {Huffman} the canonical code: how many codes of each length, and the symbols in the order of their codes
 */
function huffman(lengths) {
  const counts = new Uint16Array(LONGEST_CODE + 1);
  for (let symbol = 0; symbol < lengths.length; symbol += 1) counts[lengths[symbol]] += 1;
  counts[0] = 0;
  const offsets = new Uint16Array(LONGEST_CODE + 2);
  for (let length = 1; length <= LONGEST_CODE; length += 1) offsets[length + 1] = offsets[length] + counts[length];
  const symbols = new Uint16Array(lengths.length);
  for (let symbol = 0; symbol < lengths.length; symbol += 1) {
    if (lengths[symbol] > 0) symbols[offsets[lengths[symbol]]++] = symbol;
  }
  return { counts, symbols };
}

class BitReader {
  #bytes;
  #position = 0;
  #bits = 0;
  #count = 0;

  /** @param {Uint8Array} bytes */
  constructor(bytes) {
    this.#bytes = bytes;
  }

  #nextByte() {
    if (this.#position >= this.#bytes.length) throw new RangeError("the data ends too early");
    return this.#bytes[this.#position++];
  }

  /** @param {number} count 0 to 16 */
  bits(count) {
    while (this.#count < count) {
      this.#bits |= this.#nextByte() << this.#count;
      this.#count += 8;
    }
    const value = this.#bits & ((1 << count) - 1);
    this.#bits >>>= count;
    this.#count -= count;
    return value;
  }

  /** Drops the rest of the present byte, then reads whole bytes. */
  alignedByte() {
    this.#bits = 0;
    this.#count = 0;
    return this.#nextByte();
  }

  /** @param {Huffman} table */
  symbol(table) {
    let code = 0;
    let first = 0;
    let index = 0;
    for (let length = 1; length <= LONGEST_CODE; length += 1) {
      code |= this.bits(1);
      const count = table.counts[length];
      if (code - first < count) return table.symbols[index + code - first];
      index += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    throw new RangeError("the data has a code that does not exist");
  }
}

class Output {
  #bytes = new Uint8Array(1024);
  #length = 0;
  #limit;

  /** @param {number} limit */
  constructor(limit) {
    this.#limit = limit;
  }

  /** @param {number} byte */
  push(byte) {
    if (this.#length >= this.#limit) throw new RangeError(`the data holds more than ${this.#limit} bytes`);
    if (this.#length === this.#bytes.length) {
      const larger = new Uint8Array(this.#bytes.length * 2);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes[this.#length++] = byte;
  }

  /**
   * @param {number} distance
   * @param {number} length
   */
  repeat(distance, length) {
    if (distance > this.#length) throw new RangeError("the data refers to what is before its beginning");
    for (let count = 0; count < length; count += 1) this.push(this.#bytes[this.#length - distance]);
  }

  finish() {
    return this.#bytes.slice(0, this.#length);
  }
}

/** RFC 1951 §3.2.6 */
function fixedTables() {
  const lengths = new Uint8Array(288);
  lengths.fill(8, 0, 144).fill(9, 144, 256).fill(7, 256, 280).fill(8, 280, 288);
  return { literals: huffman(lengths), distances: huffman(new Uint8Array(30).fill(5)) };
}

/** @param {BitReader} reader */
function dynamicTables(reader) {
  const literalCount = reader.bits(5) + 257;
  const distanceCount = reader.bits(5) + 1;
  const codeCount = reader.bits(4) + 4;
  const codeLengths = new Uint8Array(CODE_LENGTH_ORDER.length);
  for (let index = 0; index < codeCount; index += 1) codeLengths[CODE_LENGTH_ORDER[index]] = reader.bits(3);
  const codes = huffman(codeLengths);
  const lengths = new Uint8Array(literalCount + distanceCount);
  let index = 0;
  while (index < lengths.length) {
    const symbol = reader.symbol(codes);
    if (symbol < 16) {
      lengths[index++] = symbol;
      continue;
    }
    if (symbol === 16 && index === 0) throw new RangeError("the data repeats a length that does not exist");
    const value = symbol === 16 ? lengths[index - 1] : 0;
    const count = symbol === 16 ? 3 + reader.bits(2) : symbol === 17 ? 3 + reader.bits(3) : 11 + reader.bits(7);
    if (index + count > lengths.length) throw new RangeError("the data has too many code lengths");
    lengths.fill(value, index, index + count);
    index += count;
  }
  return { literals: huffman(lengths.subarray(0, literalCount)), distances: huffman(lengths.subarray(literalCount)) };
}

/**
 * @param {BitReader} reader
 * @param {Output} output
 */
function storedBlock(reader, output) {
  const length = reader.alignedByte() | (reader.alignedByte() << 8);
  const complement = reader.alignedByte() | (reader.alignedByte() << 8);
  if ((length ^ 0xffff) !== complement) throw new RangeError("the data has a damaged block");
  for (let count = 0; count < length; count += 1) output.push(reader.alignedByte());
}

/**
 * @param {BitReader} reader
 * @param {Output} output
 * @param {{literals: Huffman, distances: Huffman}} tables
 */
function codedBlock(reader, output, { literals, distances }) {
  for (;;) {
    const symbol = reader.symbol(literals);
    if (symbol === 256) return;
    if (symbol < 256) {
      output.push(symbol);
      continue;
    }
    if (symbol > 285) throw new RangeError("the data has a length that does not exist");
    const length = LENGTH_BASE[symbol - 257] + reader.bits(LENGTH_EXTRA[symbol - 257]);
    const code = reader.symbol(distances);
    if (code > 29) throw new RangeError("the data has a distance that does not exist");
    output.repeat(DISTANCE_BASE[code] + reader.bits(DISTANCE_EXTRA[code]), length);
  }
}

/**
 * Unpacks raw DEFLATE.
 *
 * @param {Uint8Array} bytes
 * @param {number} limit the most bytes that may come out
 * @returns {Uint8Array}
 * @throws {RangeError} when the data is damaged, cut off, or holds more than `limit`
 * @complexity O(n) in the bytes that come out
 */
export function inflateRaw(bytes, limit) {
  const reader = new BitReader(bytes);
  const output = new Output(limit);
  let isLast = false;
  while (!isLast) {
    isLast = reader.bits(1) === 1;
    const kind = reader.bits(2);
    if (kind === 3) throw new RangeError("the data has a block of an unknown kind");
    if (kind === 0) storedBlock(reader, output);
    else codedBlock(reader, output, kind === 1 ? fixedTables() : dynamicTables(reader));
  }
  return output.finish();
}
