// @ts-check
/** The page Look: keeps what is shown, and brings its parts and the server together. */

import { ServerError, editInput, getProblems, getTrace, isAbort } from "./api.js";
import { Board } from "./board.js";
import { showCaption, showCases, showCycle } from "./caption.js";
import { Chooser } from "./chooser.js";
import { copy } from "./clipboard.js";
import { offerDownloads } from "./downloads.js";
import { Editor } from "./editor.js";
import { element } from "./elements.js";
import { LinkError, readLink, writeLink } from "./link.js";
import { Modes, TRY } from "./modes.js";
import { Own } from "./own.js";
import { Stepper } from "./stepper.js";
import { keepLanguage, onLanguage, preferredLanguage, text, translatePage } from "./texts.js";
import { Trying } from "./trying.js";

/** @typedef {import("./api.js").Advice} Advice */
/** @typedef {import("./api.js").Trace} Trace */
/** @typedef {import("./api.js").Tried} Tried */
/** @typedef {import("./texts.js").Language} Language */
/** @typedef {"push" | "replace" | "keep"} History What a change does to the browser's history. */

const TYPING_MS = 250;
const LONGEST_INPUT = 64 * 1024;

const page = {
  caseBox: element("cases", HTMLElement),
  caseSelect: element("case", HTMLSelectElement),
  caption: element("caption", HTMLElement),
  cycle: element("cycle", HTMLElement),
  note: element("note", HTMLElement),
  answer: element("answer", HTMLElement),
  status: element("status", HTMLElement),
  file: element("file", HTMLInputElement),
};

const shown = {
  case: 1,
  turn: 0,
  /** @type {Language} */
  language: preferredLanguage(),
  /** @type {Trace | null} */
  trace: null,
};

let asking = new AbortController();
let typing = 0;

const chooser = new Chooser(
  {
    problem: element("problem", HTMLSelectElement),
    example: element("example", HTMLSelectElement),
    summary: element("summary", HTMLElement),
    inputForm: element("input-form", HTMLElement),
    outputForm: element("output-form", HTMLElement),
  },
  (name, input) => void showInput(name, input, { case: 1, turn: 0, history: "push" }),
);
const modes = new Modes(element("modes", HTMLElement), changeMode);
const board = new Board(element("board", HTMLElement), (spot) => void pointAt(spot));
const editor = new Editor(
  {
    frame: element("editor", HTMLElement),
    area: element("input", HTMLTextAreaElement),
    backdrop: element("backdrop", HTMLElement),
    faults: element("faults", HTMLElement),
  },
  { onChange: onTyping, onLine: showLine, onFile: (file) => void openFile(file) },
);
const stepper = new Stepper(
  {
    first: element("first", HTMLButtonElement),
    back: element("back", HTMLButtonElement),
    play: element("play", HTMLButtonElement),
    next: element("next", HTMLButtonElement),
    last: element("last", HTMLButtonElement),
    speed: element("speed", HTMLSelectElement),
    slider: element("turn", HTMLInputElement),
  },
  showTurn,
);
const trying = new Trying(
  {
    panel: element("trying", HTMLElement),
    options: element("options", HTMLElement),
    headline: element("headline", HTMLElement),
    undo: element("undo", HTMLButtonElement),
    played: element("played", HTMLElement),
    advice: element("advice", HTMLElement),
  },
  { onTried: showTried, onError: tell },
);
const own = new Own(element("own", HTMLTextAreaElement), element("differences", HTMLElement), {
  source,
  onTurn: (difference, turn) => {
    shown.case = difference.case;
    page.caseSelect.value = String(difference.case);
    modes.watch();
    stepper.set(turn, frames().length - 1, shown.language);
    showTurn(turn);
  },
  onError: tell,
});

/** What the server is asked about. */
function source() {
  return { problem: chooser.name, input: editor.value, language: shown.language };
}

function record() {
  return shown.trace?.records[shown.case - 1];
}

function frames() {
  return record()?.frames ?? [];
}

// What the page shows.

/**
 * Asks for the turns of the input and shows them.
 * @param {{turn?: number, history: History}} how The turn to show; without, the one that is shown
 *   when the answer comes.
 */
async function refresh(how) {
  asking.abort();
  asking = new AbortController();
  try {
    shown.trace = await getTrace(source(), asking.signal);
  } catch (error) {
    if (!isAbort(error)) showFailure(error);
    return;
  }
  editor.complain([], shown.language);
  page.status.textContent = "";
  page.answer.textContent = shown.trace.answer;
  shown.case = Math.min(shown.case, Math.max(shown.trace.records.length, 1));
  showCases(page.caseBox, page.caseSelect, shown.trace.records, shown.case, shown.language);
  const most = frames().length - 1;
  stepper.set(Math.min(how.turn ?? shown.turn, most), most, shown.language);
  showTurn(stepper.turn, how.history);
  void own.refresh();
}

/** @param {unknown} error */
function showFailure(error) {
  shown.trace = null;
  stepper.set(0, 0, shown.language);
  board.fade();
  board.offer([], new Map(), shown.language, true);
  trying.close();
  own.hide();
  page.answer.textContent = "";
  page.note.textContent = "";
  page.caption.replaceChildren();
  page.cycle.hidden = true;
  const faults = error instanceof ServerError ? error.faults : [];
  editor.complain(faults, shown.language);
  if (!faults.length) tell(error);
  void keepAddress("replace");
}

/** @param {unknown} error */
function tell(error) {
  const words = error instanceof ServerError ? error.words : null;
  page.status.textContent = words ? words[shown.language] : text(shown.language, "offline");
  if (!(error instanceof ServerError)) throw error;
}

/**
 * @param {number} turn
 * @param {History} history
 */
function showTurn(turn, history = "replace") {
  const game = record();
  const frame = frames()[turn];
  if (!shown.trace || !game || !frame) return;
  shown.turn = turn;
  board.show(shown.trace.lines, frame.picture, boardLabel(frame.captions));
  page.caption.setAttribute("aria-live", stepper.isPlaying ? "off" : "polite");
  showCaption(page.caption, frame, game.frames.length - 1, shown.language);
  showCycle(page.cycle, game.cycle, shown.language, (to) => stepper.go(to));
  page.note.textContent = game.note?.[shown.language] ?? "";
  editor.highlight(frame.line);
  startPointing();
  void keepAddress(history);
}

/** @param {import("./api.js").Words[]} captions */
function boardLabel(captions) {
  return [text(shown.language, "board"), ...captions.map((words) => words[shown.language])].join(": ");
}

/** @param {number} line A line of the input, whose turn is to be shown. */
function showLine(line) {
  const cases = shown.trace?.records ?? [];
  for (const [index, game] of cases.entries()) {
    const turn = game.frames.findLastIndex((frame) => frame.line === line);
    if (turn < 0) continue;
    shown.case = index + 1;
    page.caseSelect.value = String(shown.case);
    stepper.set(turn, game.frames.length - 1, shown.language);
    showTurn(turn);
    return;
  }
}

// Pointing at the board.

function changeMode() {
  // an editor's tools work on the board that the input describes: the start
  if (modes.isTool) stepper.set(0, frames().length - 1, shown.language);
  showTurn(stepper.turn);
}

/** Offers on the board what the mode makes of it. */
function startPointing() {
  const game = record();
  if (modes.mode === TRY && game) {
    trying.open({ ...source(), problem: chooser.problem, case: shown.case, turn: shown.turn });
    return;
  }
  trying.close();
  const spots = modes.isTool ? (game?.spots ?? []) : [];
  board.offer(spots, new Map(spots.map((spot) => [spot.name, ""])), shown.language, true);
}

/**
 * Shows a position that was tried out, or what one move would do there.
 * @param {Tried} tried
 * @param {Advice | null} advice
 */
function showTried(tried, advice) {
  board.show(tried.lines, advice?.picture ?? tried.picture, boardLabel(tried.captions));
  if (advice) return;
  /** @type {Map<string, string>} */
  const offered = new Map();
  for (const { spots, text: words, picture } of tried.advice) {
    for (const spot of [spots[0], spots.at(-1)]) {
      if (spot !== undefined && !offered.has(spot)) offered.set(spot, picture ? words[shown.language] : "");
    }
  }
  board.offer(tried.spots, offered, shown.language, chooser.problem.options.length > 0);
}

/** @param {string} spot */
async function pointAt(spot) {
  if (modes.mode === TRY) {
    trying.point(spot);
    return;
  }
  try {
    const { problem, input } = source();
    editor.value = await editInput({ problem, input, tool: modes.mode, spot });
    chooser.leaveExample();
    await refresh({ turn: 0, history: "push" });
  } catch (error) {
    tell(error);
  }
}

// Choosing, typing, opening.

/**
 * @param {string} name
 * @param {string} input
 * @param {{case: number, turn: number, history: History}} how
 */
function showInput(name, input, how) {
  const another = name !== chooser.name;
  chooser.name = name;
  shown.case = how.case;
  editor.value = input;
  if (another) own.clear();
  drawProblem();
  return refresh(how);
}

function drawProblem() {
  chooser.draw(editor.value, shown.language);
  modes.draw(chooser.problem, shown.language);
}

function onTyping() {
  chooser.leaveExample();
  clearTimeout(typing);
  typing = setTimeout(() => void refresh({ history: "replace" }), TYPING_MS);
}

/** @param {File} file */
async function openFile(file) {
  const input = await file.text();
  if (input.length > LONGEST_INPUT) {
    page.status.textContent = text(shown.language, "fileTooLong", input.length, LONGEST_INPUT);
    return;
  }
  await showInput(chooser.name, input, { case: 1, turn: 0, history: "push" });
}

/** @param {Language} language */
function changeLanguage(language) {
  keepLanguage(language);
  shown.language = language;
  translatePage(language);
  drawProblem();
  void refresh({ history: "replace" });
}

// The address.

/** @param {History} how */
async function keepAddress(how) {
  if (how === "keep") return;
  const link = await writeLink({ ...shown, ...source() });
  if (link === null) {
    page.status.textContent = text(shown.language, "linkTooLong");
    return;
  }
  if (link === location.hash) return;
  if (how === "push") history.pushState(null, "", link);
  else history.replaceState(null, "", link);
}

/** Shows what the address holds; where that is nothing, the first example. */
async function followAddress() {
  /** @type {import("./link.js").Shown | null} */
  let linked = null;
  let trouble = "";
  try {
    linked = await readLink(location.hash);
    const named = linked?.problem;
    if (named !== undefined && !chooser.knows(named)) {
      trouble = text(shown.language, "linkUnknown", named);
      linked = null;
    }
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    trouble = text(shown.language, "linkBroken");
  }
  if (linked) {
    await showInput(linked.problem, linked.input, { ...linked, history: "keep" });
    return;
  }
  const first = chooser.problem.cases[0];
  await showInput(chooser.name, first?.input ?? "", { case: 1, turn: 0, history: "replace" });
  if (trouble) page.status.textContent = trouble;
}

async function copyLink() {
  const link = await writeLink({ ...shown, ...source() });
  const copied = link !== null && (await copy(new URL(link, location.href).href, null));
  const outcome = link === null ? "linkTooLong" : copied ? "copied" : "notCopied";
  page.status.textContent = text(shown.language, outcome);
}

function listen() {
  page.caseSelect.addEventListener("change", () => {
    shown.case = Number(page.caseSelect.value);
    stepper.set(0, frames().length - 1, shown.language);
    showTurn(0, "push");
  });
  page.file.addEventListener("change", () => {
    const file = page.file.files?.[0];
    if (file) void openFile(file);
    page.file.value = "";
  });
  onLanguage(changeLanguage);
  element("copy-link", HTMLButtonElement).addEventListener("click", () => void copyLink());
  element("copy-answer", HTMLButtonElement).addEventListener("click", async () => {
    const copied = await copy(page.answer.textContent ?? "", page.answer);
    page.status.textContent = text(shown.language, copied ? "copied" : "notCopied");
  });
  offerDownloads(
    element("downloads", HTMLElement),
    () => ({ ...source(), case: shown.case, turn: shown.turn, answer: shown.trace?.answer ?? "" }),
    tell,
  );
  addEventListener("popstate", () => void followAddress());
}

async function start() {
  translatePage(shown.language);
  listen();
  try {
    chooser.problems = await getProblems();
  } catch (error) {
    tell(error);
    return;
  }
  await followAddress();
}

await start();
