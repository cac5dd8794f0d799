// @ts-check
/** The page Look: keeps what is shown, and brings its parts and the server together. */

import { keepAddress, readAddress } from "./address.js";
import { ServerError, editInput, getProblems, getTrace, isAbort } from "./api.js";
import { Board } from "./board.js";
import { Chooser } from "./chooser.js";
import { copy } from "./clipboard.js";
import { offerDownloads } from "./downloads.js";
import { Editor } from "./editor.js";
import { Edits } from "./edits.js";
import { offerHelp } from "./help.js";
import { LinkError, writeLink } from "./link.js";
import { Modes, TRY } from "./modes.js";
import { Own } from "./own.js";
import { page } from "./page.js";
import { Results } from "./results.js";
import { Status } from "./status.js";
import { Stepper } from "./stepper.js";
import { keepLanguage, onLanguage, preferredLanguage, text, translatePage } from "./texts.js";
import { Trying } from "./trying.js";

/** @typedef {import("./api.js").Advice} Advice */
/** @typedef {import("./api.js").Trace} Trace */
/** @typedef {import("./api.js").Tried} Tried */
/** @typedef {import("./texts.js").Language} Language */
/** @typedef {import("./address.js").History} History */

const TYPING_MS = 250;
const LONGEST_INPUT = 64 * 1024;

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

const status = new Status(page.status);
const chooser = new Chooser(
  page.chooser,
  (name, input) => void showInput(name, input, { case: 1, turn: 0, history: "push" }),
);
const modes = new Modes(page.modes, page.unedit, changeMode);
const edits = new Edits(page.unedit, (input) => {
  editor.value = input;
  void refresh({ turn: 0, history: "push" });
});
const board = new Board(page.board, (spot) => void pointAt(spot));
const editor = new Editor(page.editor, {
  onChange: onTyping,
  onLine: showLine,
  onFile: (dropped) => void openFile(dropped),
});
const stepper = new Stepper(page.stepper, showTurn);
const results = new Results(page.results, {
  onCase: (number) => showGame(number, 0, "push"),
  onTurn: (turn) => stepper.go(turn),
});
const trying = new Trying(page.trying, { onTried: showTried, onAdvice: showAdvice, onError: tell });
const own = new Own(page.own, page.differences, {
  source,
  onTurn: (difference, turn) => {
    modes.watch();
    showGame(difference.case, turn, "replace");
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
  outdate();
  asking = new AbortController();
  shown.turn = how.turn ?? shown.turn;
  void writeAddress(how.history);
  try {
    shown.trace = await getTrace(source(), asking.signal);
  } catch (error) {
    if (!isAbort(error)) showFailure(error);
    return;
  }
  editor.complain([], shown.language);
  status.clear();
  if (shown.trace.refusal) {
    showAnswerAlone(shown.trace.answer, shown.trace.refusal);
    return;
  }
  shown.case = Math.min(shown.case, Math.max(shown.trace.records.length, 1));
  results.show(shown.trace, shown.case, shown.language);
  showGame(shown.case, shown.turn, how.history === "keep" ? "keep" : "replace");
  void own.refresh();
}

/** What is shown belongs to the input no more; until the new answer comes nothing can be done with it. */
function outdate() {
  asking.abort();
  clearTimeout(typing);
  stepper.stop();
  shown.trace = null;
  trying.pause();
  own.pause();
  results.fade();
}

/**
 * Shows the answer to an input that has too many turns to show.
 * @param {string} answer
 * @param {import("./api.js").Words} refusal Why there is nothing else.
 */
function showAnswerAlone(answer, refusal) {
  showNoGame();
  results.choose(1, 0);
  results.showAnswer(answer, refusal, shown.language);
  void own.refresh();
}

/** There is no game to step through or to point at. */
function showNoGame() {
  stepper.set(0, 0, shown.language);
  board.offer([], new Map(), shown.language, true);
  trying.close();
}

/** @param {unknown} error */
function showFailure(error) {
  showNoGame();
  own.hide();
  results.empty();
  const faults = error instanceof ServerError ? error.faults : [];
  editor.complain(faults, shown.language);
  if (!faults.length) tell(error, () => void refresh({ history: "replace" }));
  else status.clear();
}

/**
 * @param {unknown} error
 * @param {() => void} retry
 */
function tell(error, retry) {
  if (!(error instanceof ServerError)) throw error;
  if (error.words) status.complain(error.words[shown.language], error.isPassing ? retry : null);
  else status.complain(text(shown.language, "offline"), retry);
}

/**
 * @param {number} number The game of the input, from 1.
 * @param {number} turn
 * @param {History} history
 */
function showGame(number, turn, history) {
  shown.case = number;
  const most = Math.max(frames().length - 1, 0);
  results.choose(number, most);
  stepper.set(Math.min(turn, most), most, shown.language);
  showTurn(stepper.turn, history);
}

/**
 * @param {number} turn
 * @param {History} history
 */
function showTurn(turn, history = "replace") {
  shown.turn = turn; // where the answer is awaited, this is what it will show
  const game = record();
  const frame = frames()[turn];
  if (!shown.trace || !game || !frame) return;
  board.show(shown.trace.lines, frame.picture, boardLabel(frame.captions));
  results.showTurn(game, turn, shown.language, stepper.isPlaying ? "off" : "polite");
  editor.highlight(frame.line);
  startPointing();
  // browsers refuse an address that changes with every turn that plays by itself
  if (!stepper.isPlaying) void writeAddress(history);
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
    showGame(index + 1, turn, "replace");
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
function showAdvice(tried, advice) {
  board.show(tried.lines, advice?.picture ?? tried.picture, boardLabel(tried.captions));
}

/** @param {Tried} tried A position, on which moves are offered. */
function showTried(tried) {
  showAdvice(tried, null);
  /** @type {Map<string, string>} */
  const offered = new Map();
  for (const { spots, text: words, picture } of tried.advice) {
    for (const spot of [spots[0], spots.at(-1)]) {
      if (spot !== undefined && !offered.has(spot)) offered.set(spot, picture ? words[shown.language] : "");
    }
  }
  const pieces = new Set(tried.advice.filter(({ spots }) => spots.length > 1).map(({ spots }) => spots[0] ?? ""));
  board.offer(tried.spots, offered, shown.language, chooser.problem.options.length > 0, pieces);
}

/** @param {string} spot */
async function pointAt(spot) {
  if (modes.mode === TRY) {
    trying.point(spot);
    return;
  }
  const { problem, input } = source();
  try {
    const edited = await editInput({ problem, input, tool: modes.mode, spot });
    if (input !== editor.value || problem !== chooser.name) return;
    edits.add(input);
    editor.value = edited;
  } catch (error) {
    tell(error, () => void pointAt(spot));
    return;
  }
  chooser.leaveExample();
  await refresh({ turn: 0, history: "push" });
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
  results.blank();
  stepper.set(0, 0, shown.language);
  edits.clear();
  if (another) {
    own.clear();
    board.offer([], new Map(), shown.language, true);
  }
  drawProblem();
  return refresh(how);
}

function drawProblem() {
  chooser.draw(editor.value, shown.language);
  modes.draw(chooser.problem, shown.language);
}

function onTyping() {
  chooser.leaveExample();
  edits.clear();
  outdate();
  typing = setTimeout(() => void refresh({ history: "replace" }), TYPING_MS);
}

/** @param {File} chosen */
async function openFile(chosen) {
  const input = await chosen.text();
  if (input.length > LONGEST_INPUT) {
    status.complain(text(shown.language, "fileTooLong", input.length, LONGEST_INPUT));
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
async function writeAddress(how) {
  page.linkNote.hidden = await keepAddress({ ...shownPlace(), ...source() }, how);
}

function shownPlace() {
  return { case: shown.case, turn: shown.turn };
}

/** Shows what the address holds; where that is nothing, the first example. */
async function followAddress() {
  /** @type {Awaited<ReturnType<typeof readAddress>>} */
  let linked = null;
  let named = null;
  let trouble = "";
  try {
    linked = await readAddress();
    named = linked?.problem ?? null;
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    trouble = text(shown.language, error.said);
    named = error.problem;
  }
  const problem = named === null ? null : chooser.find(named);
  if (linked && !problem) trouble = text(shown.language, "linkUnknown", linked.problem);
  if (linked && problem && linked.input !== null) {
    await showInput(problem.name, linked.input, { ...linked, history: "keep" });
    const last = frames().length - 1;
    if (linked.turn > last && last >= 0) {
      status.complain(text(shown.language, "linkPastEnd", linked.turn, last));
      void writeAddress("replace");
    }
    return;
  }
  const { name, cases } = problem ?? chooser.problem;
  await showInput(name, cases[0]?.input ?? "", { case: 1, turn: 0, history: "replace" });
  if (trouble) status.complain(trouble);
}

async function copyLink() {
  const link = await writeLink({ ...shownPlace(), ...source() });
  const copied = link !== null && (await copy(new URL(link, location.href).href, null));
  if (link === null) status.complain(text(shown.language, "linkTooLong"));
  else tellCopied(copied);
}

/** @param {boolean} copied */
function tellCopied(copied) {
  if (copied) status.tell(text(shown.language, "copied"));
  else status.complain(text(shown.language, "notCopied"));
}

function listen() {
  page.file.addEventListener("change", () => {
    const chosen = page.file.files?.[0];
    if (chosen) void openFile(chosen);
    page.file.value = "";
  });
  onLanguage(changeLanguage);
  page.copyLink.addEventListener("click", () => void copyLink());
  const { copy: copyButton, answer } = page.results;
  copyButton.addEventListener("click", async () => tellCopied(await copy(answer.textContent ?? "", answer)));
  const content = () => ({ ...source(), ...shownPlace(), answer: shown.trace?.answer ?? "" });
  offerDownloads(page.downloads, content, tell);
  offerHelp(page.help, page.openHelp);
  addEventListener("popstate", () => void followAddress());
}

async function start() {
  try {
    chooser.offer(await getProblems());
  } catch (error) {
    tell(error, () => void start());
    return;
  }
  await followAddress();
}

translatePage(shown.language);
listen();
await start();
