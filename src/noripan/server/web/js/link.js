// @ts-check
/** The address holds the whole input, compressed, after the `#`, which browsers keep to themselves. */

/** @typedef {{problem: string, input: string, case: number, turn: number}} Shown */
/** @typedef {import("./texts.js").TextName} TextName */

/** Longer addresses are cut by messengers and editors. */
const LONGEST = 8000;
/** No input is longer; a small link could otherwise unfold into gigabytes. */
const LONGEST_INPUT = 64 * 1024;
/** Deflate with a checksum (RFC 1950), so that a changed link is noticed. */
const FORMAT = "deflate";

/**
 * The part of the address that shows something again.
 * @param {Shown} shown
 * @returns {Promise<string | null>} null where it would be too long.
 */
export async function writeLink(shown) {
  const packed = await through(new CompressionStream(FORMAT), new TextEncoder().encode(shown.input), Infinity);
  const fields = new URLSearchParams({ problem: shown.problem, input: toBase64(packed) });
  if (shown.case > 1) fields.set("case", String(shown.case));
  if (shown.turn > 0) fields.set("turn", String(shown.turn));
  const link = `#${fields}`;
  return link.length <= LONGEST ? link : null;
}

/**
 * What a link shows.
 * @param {URLSearchParams} fields
 * @returns {Promise<{problem: string, input: string | null, case: number, turn: number} | null>}
 *   null where it names nothing; the input is null where it names a problem alone.
 * @throws {LinkError} it is broken.
 */
export async function readLink(fields) {
  const problem = fields.get("problem");
  if (problem === null) return null;
  const packed = fields.get("input");
  const input = packed === null ? null : await unpack(packed, problem);
  return { problem, input, case: count(fields.get("case"), 1), turn: count(fields.get("turn"), 0) };
}

/**
 * @param {string} packed
 * @param {string} problem
 */
async function unpack(packed, problem) {
  try {
    const bytes = await through(new DecompressionStream(FORMAT), fromBase64(packed), LONGEST_INPUT);
    return new TextDecoder().decode(bytes);
  } catch {
    throw new LinkError("linkBroken", problem);
  }
}

/** A link that can't be shown. */
export class LinkError extends Error {
  /**
   * @param {TextName} said What is wrong with it, in the page's words.
   * @param {string} problem The problem that it names all the same.
   */
  constructor(said, problem) {
    super(said);
    this.said = said;
    this.problem = problem;
  }
}

/**
 * @param {string | null} word
 * @param {number} usual
 */
function count(word, usual) {
  return word !== null && /^\d{1,6}$/.test(word) ? Number(word) : usual;
}

/**
 * @param {CompressionStream | DecompressionStream} stream
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {number} most
 * @returns {Promise<Uint8Array>}
 */
async function through(stream, bytes, most) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  /** @type {number[]} */
  const found = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Uint8Array.from(found);
    for (const byte of value) found.push(byte);
    if (found.length > most) {
      await reader.cancel();
      throw new RangeError("it unfolds into more than an input may have");
    }
  }
}

/** @param {Uint8Array} bytes */
function toBase64(bytes) {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** @param {string} word */
function fromBase64(word) {
  const letters = atob(word.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
