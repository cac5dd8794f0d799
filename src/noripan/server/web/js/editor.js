// @ts-check
/** The input's text with numbered lines, the line of the turn, and faults beside their lines. */

import { pasteQuickly } from "./clipboard.js";
import { text } from "./texts.js";

/** @typedef {import("./api.js").Fault} Fault */
/** @typedef {import("./texts.js").Language} Language */

/** The server names no more faults at once. */
const MOST_FAULTS = 20;
/** Lines drawn above and below those in view. */
const SPARE_LINES = 2;
/** The box is as tall as its lines, within these limits. */
const FEWEST_ROWS = 5;
const MOST_ROWS = 16;
const CARET_KEYS = new Set(["ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"]);

export class Editor {
  /**
   * @param {{frame: HTMLElement, area: HTMLTextAreaElement, backdrop: HTMLElement,
   *   faults: HTMLElement, more: HTMLElement}} elements
   * @param {{onChange: () => void, onLine: (line: number) => void,
   *   onFile: (file: File) => void}} listeners
   */
  constructor(elements, listeners) {
    this.area = elements.area;
    this.backdrop = elements.backdrop;
    this.faultList = elements.faults;
    this.more = elements.more;
    /** @type {string[]} */
    this.lines = [];
    /** @type {Fault[]} */
    this.faults = [];
    /** @type {number | null} */
    this.now = null;
    /** @type {Language} */
    this.language = "en";
    this.area.addEventListener("input", () => {
      this.#forget();
      listeners.onChange();
    });
    this.area.addEventListener("scroll", () => this.#draw());
    pasteQuickly(this.area);
    new ResizeObserver(() => this.#draw()).observe(this.area);
    this.area.addEventListener("click", () => listeners.onLine(this.#caretLine()));
    this.area.addEventListener("keyup", (event) => {
      if (CARET_KEYS.has(event.key)) listeners.onLine(this.#caretLine());
    });
    this.#acceptFiles(elements.frame, listeners.onFile);
  }

  get value() {
    return this.area.value;
  }

  /** @param {string} value */
  set value(value) {
    if (this.area.value !== value) this.area.value = value;
    this.#forget();
  }

  /**
   * Marks the line of the turn that is shown.
   * @param {number | null} line
   */
  highlight(line) {
    if (line === this.now) return;
    this.now = line;
    this.#draw();
    if (line !== null && document.activeElement !== this.area) this.#scrollTo(line);
  }

  /**
   * Shows what is wrong beside the lines, and in full below.
   * @param {Fault[]} faults
   * @param {Language} language
   */
  complain(faults, language) {
    this.faults = faults;
    this.language = language;
    this.area.setAttribute("aria-invalid", String(faults.length > 0));
    this.#draw();
    this.more.textContent = faults.length < MOST_FAULTS ? "" : text(language, "moreFaults", faults.length);
    this.faultList.replaceChildren(
      ...faults.map((fault) => {
        const button = document.createElement("button");
        button.type = "button";
        button.textContent = `${fault.line}:${fault.column} ${fault.text[language]}`;
        button.addEventListener("click", () => this.#goTo(fault));
        const item = document.createElement("li");
        item.append(button);
        return item;
      }),
    );
  }

  /** The text is another: what was said of its lines is no longer so. */
  #forget() {
    this.lines = this.area.value.split("\n");
    this.area.rows = Math.min(Math.max(this.lines.length, FEWEST_ROWS), MOST_ROWS);
    this.faults = [];
    this.now = null;
    this.#draw();
  }

  /** Draws the lines that are in view, and no others: an input may have tens of thousands. */
  #draw() {
    const { scrollTop, scrollLeft, scrollWidth, clientHeight } = this.area;
    const height = this.#lineHeight();
    const first = Math.max(0, Math.floor(scrollTop / height) - SPARE_LINES);
    const last = Math.ceil((scrollTop + clientHeight) / height) + SPARE_LINES;
    const said = new Map(this.faults.toReversed().map((fault) => [fault.line, fault.text[this.language]]));
    this.backdrop.replaceChildren(
      ...this.lines.slice(first, last).map((words, index) => {
        const number = first + index + 1;
        return this.#lineElement(number, words, said.get(number));
      }),
    );
    this.backdrop.style.width = `${scrollWidth}px`;
    this.backdrop.style.translate = `${-scrollLeft}px ${first * height - scrollTop}px`;
  }

  /**
   * @param {number} number
   * @param {string} words
   * @param {string | undefined} fault
   */
  #lineElement(number, words, fault) {
    const line = document.createElement("div");
    line.dataset["line"] = String(number);
    line.classList.toggle("now", number === this.now);
    if (fault === undefined) return line;
    const beside = document.createElement("span");
    beside.className = "said";
    beside.textContent = fault;
    line.classList.add("bad");
    line.append(words, beside);
    return line;
  }

  #lineHeight() {
    return Number.parseFloat(getComputedStyle(this.area).lineHeight) || 1;
  }

  /** @param {number} line */
  #scrollTo(line) {
    this.area.scrollTop = Math.max(0, line * this.#lineHeight() - this.area.clientHeight / 2);
    this.#draw();
  }

  /** @param {Fault} fault */
  #goTo(fault) {
    const before = this.lines.slice(0, fault.line - 1);
    const start = before.reduce((sum, line) => sum + line.length + 1, 0) + fault.column - 1;
    this.area.focus();
    this.area.setSelectionRange(start, start);
    this.#scrollTo(fault.line);
  }

  #caretLine() {
    return this.area.value.slice(0, this.area.selectionStart).split("\n").length;
  }

  /**
   * @param {HTMLElement} frame
   * @param {(file: File) => void} onFile
   */
  #acceptFiles(frame, onFile) {
    frame.addEventListener("dragover", (event) => {
      event.preventDefault();
      frame.dataset["dropping"] = "";
    });
    frame.addEventListener("dragleave", () => delete frame.dataset["dropping"]);
    frame.addEventListener("drop", (event) => {
      delete frame.dataset["dropping"];
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      onFile(file);
    });
  }
}
