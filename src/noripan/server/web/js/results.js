// @ts-check
/** What the server said of the input: the answer, its games, and what each turn did. */

import { showCaption, showCases, showCycle } from "./caption.js";

/** @typedef {import("./api.js").GameRecord} GameRecord */
/** @typedef {import("./api.js").Trace} Trace */
/** @typedef {import("./texts.js").Language} Language */

export class Results {
  /**
   * @param {{main: HTMLElement, watch: HTMLElement, cases: HTMLElement, case: HTMLSelectElement,
   *   caption: HTMLElement, cycle: HTMLElement, note: HTMLElement, answer: HTMLElement,
   *   copy: HTMLButtonElement, downloads: HTMLElement}} elements
   * @param {{onCase: (number: number) => void, onTurn: (turn: number) => void}} listeners
   */
  constructor(elements, listeners) {
    this.elements = elements;
    this.listeners = listeners;
    elements.case.addEventListener("change", () => listeners.onCase(Number(elements.case.value)));
  }

  /**
   * @param {Trace} trace
   * @param {number} chosen The number of the game that is shown, from 1.
   * @param {Language} language
   */
  show(trace, chosen, language) {
    this.#mark(false);
    this.elements.main.removeAttribute("data-blank");
    this.elements.answer.textContent = trace.answer;
    showCases(this.elements.cases, this.elements.case, trace.records, chosen, language);
  }

  /**
   * Shows an answer whose games can't be shown, and says why.
   * @param {string} answer
   * @param {import("./api.js").Words} refusal
   * @param {Language} language
   */
  showAnswer(answer, refusal, language) {
    this.blank();
    this.#mark(false);
    this.elements.answer.textContent = answer;
    this.elements.note.textContent = refusal[language];
  }

  /**
   * @param {GameRecord} game
   * @param {number} turn
   * @param {Language} language
   * @param {"off" | "polite"} live Whether what the turn did is announced.
   */
  showTurn(game, turn, language, live) {
    const { caption, cycle, note } = this.elements;
    const frame = game.frames[turn];
    if (!frame) return;
    caption.setAttribute("aria-live", live);
    showCaption(caption, frame, game.frames.length - 1, language);
    showCycle(cycle, game.cycle, language, this.listeners.onTurn);
    note.textContent = game.note?.[language] ?? "";
  }

  /**
   * @param {number} number The game that is shown, from 1.
   * @param {number} turns How many it has; where it has none, there is nothing to step through.
   */
  choose(number, turns) {
    this.elements.case.value = String(number);
    this.elements.watch.toggleAttribute("data-still", turns === 0);
  }

  /** The input is another: what is shown stands back until the new answer comes. */
  fade() {
    this.#mark(true);
  }

  /** Nothing of another problem or example is shown, nor of an input without an answer. */
  empty() {
    const { answer, note, caption, cycle, cases } = this.elements;
    answer.textContent = "";
    note.textContent = "";
    caption.replaceChildren();
    cycle.hidden = true;
    cases.hidden = true;
  }

  /** The board isn't shown either: it is another problem's. */
  blank() {
    this.empty();
    this.elements.main.setAttribute("data-blank", "");
  }

  /** @param {boolean} isStale */
  #mark(isStale) {
    const { main, copy, downloads } = this.elements;
    main.toggleAttribute("data-stale", isStale);
    copy.disabled = isStale;
    for (const button of downloads.querySelectorAll("button")) {
      button.disabled = isStale && button.dataset["kind"] !== "input";
    }
  }
}
