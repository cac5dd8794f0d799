// @ts-check
/** Asks the server, which alone knows the rules. The types are those of its OpenAPI description. */

/** @typedef {import("./texts.js").Language} Language */
/** @typedef {{en: string, ko: string}} Words */
/** @typedef {number[]} Picture runs of lines of a table: first line, count, first line, count ... */
/** @typedef {{name: string, title: Words}} Titled */
/** @typedef {{name: string, title: Words, input: string}} NamedCase */
/**
 * @typedef {{name: string, title: Words, values: Titled[],
 *   needs: {option: string, value: string} | null}} Option
 */
/**
 * @typedef {{name: string, aliases: string[], title: Words, summary: Words, input_form: Words,
 *   output_form: Words, cases: NamedCase[], tools: Titled[], options: Option[],
 *   offers_moves: boolean}} Problem
 */
/** @typedef {{name: string, x: number, y: number, title: Words}} Spot */
/** @typedef {{rule: string, title: Words, text: Words}} RuleEvent */
/**
 * @typedef {{turn: number, move: string, line: number | null, column: number | null,
 *   events: RuleEvent[], captions: Words[], picture: Picture}} Frame
 */
/**
 * @typedef {{title: Words, note: Words | null, spots: Spot[], frames: Frame[],
 *   cycle: {first: number, length: number} | null}} GameRecord
 */
/**
 * @typedef {{answer: string, lines: string[], records: GameRecord[],
 *   refusal: Words | null}} Trace
 */
/** @typedef {{move: string, spots: string[], text: Words, picture: Picture | null}} Advice */
/**
 * @typedef {{lines: string[], picture: Picture, spots: Spot[], captions: Words[],
 *   headline: Words | null, events: RuleEvent[], advice: Advice[], over: boolean}} Tried
 */
/**
 * @typedef {{text: Words, case: number, turn: number | null, right: Picture | null,
 *   own: Picture | null}} Difference
 */
/** @typedef {{lines: string[], differences: Difference[]}} Comparison */
/** @typedef {{line: number, column: number, text: Words}} Fault */

/** What the server said is wrong. */
export class ServerError extends Error {
  /**
   * @param {Words | null} words What is wrong; null where the server didn't answer.
   * @param {Fault[]} faults What is wrong with the input, and where.
   * @param {boolean} isPassing Whether the same may work when asked again.
   */
  constructor(words, faults = [], isPassing = false) {
    super(words?.en ?? "the server doesn't answer");
    this.words = words;
    this.faults = faults;
    this.isPassing = isPassing;
  }
}

/** @returns {Promise<Problem[]>} */
export async function getProblems() {
  return (await answerTo("api/problems", {})).json();
}

/**
 * @param {{problem: string, input: string, language: Language}} request
 * @param {AbortSignal} signal
 * @returns {Promise<Trace>}
 */
export async function getTrace(request, signal) {
  return (await post("trace", request, signal)).json();
}

/**
 * @param {{problem: string, input: string, language: Language, case: number, turn: number,
 *   moves: string[], options: Record<string, string>}} request
 * @param {AbortSignal} signal
 * @returns {Promise<Tried>}
 */
export async function tryMoves(request, signal) {
  return (await post("try", request, signal)).json();
}

/**
 * @param {{problem: string, input: string, tool: string, spot: string}} request
 * @returns {Promise<string>} The input after the edit.
 */
export async function editInput(request) {
  return (await (await post("edit", request)).json()).input;
}

/**
 * @param {{problem: string, input: string, language: Language, output: string}} request
 * @param {AbortSignal} signal
 * @returns {Promise<Comparison>}
 */
export async function compare(request, signal) {
  return (await post("compare", request, signal)).json();
}

/**
 * @param {{problem: string, input: string, language: Language, case: number, turn: number,
 *   kind: "svg" | "png" | "gif", dark: boolean}} request
 * @returns {Promise<Blob>}
 */
export async function getPicture(request) {
  return (await post("picture", request)).blob();
}

/**
 * @param {string} name
 * @param {object} body
 * @param {AbortSignal} [signal]
 */
function post(name, body, signal) {
  return answerTo(`api/${name}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    signal,
  });
}

/**
 * @param {string} address
 * @param {RequestInit} request
 * @returns {Promise<Response>}
 */
async function answerTo(address, request) {
  let response;
  try {
    response = await fetch(address, request);
  } catch (error) {
    if (isAbort(error)) throw error;
    throw new ServerError(null, [], true);
  }
  if (response.ok) return response;
  const problem = await response.json().catch(() => ({}));
  const said = problem.text ?? { en: response.statusText, ko: response.statusText };
  throw new ServerError(said, problem.faults, response.status === 429 || response.status >= 500);
}

/**
 * Whether a request was given up because a newer one took its place.
 * @param {unknown} error
 */
export function isAbort(error) {
  return error instanceof DOMException && error.name === "AbortError";
}
