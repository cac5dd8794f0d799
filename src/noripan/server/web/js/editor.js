// @ts-check
/** The input's text with numbered lines, the line of the turn, and faults beside their lines. */

/** @typedef {import("./api.js").Fault} Fault */
/** @typedef {import("./texts.js").Language} Language */

const CARET_KEYS = new Set(["ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"]);

export class Editor {
  /**
   * @param {{frame: HTMLElement, area: HTMLTextAreaElement, backdrop: HTMLElement,
   *   faults: HTMLElement}} elements
   * @param {{onChange: () => void, onLine: (line: number) => void,
   *   onFile: (file: File) => void}} listeners
   */
  constructor(elements, listeners) {
    this.area = elements.area;
    this.backdrop = elements.backdrop;
    this.faultList = elements.faults;
    /** @type {Fault[]} */
    this.faults = [];
    /** @type {number | null} */
    this.now = null;
    /** @type {Language} */
    this.language = "en";
    this.area.addEventListener("input", () => {
      this.faults = [];
      this.now = null;
      this.#draw();
      listeners.onChange();
    });
    this.area.addEventListener("scroll", () => this.#scroll());
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
    this.faults = [];
    this.now = null;
    this.#draw();
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

  #draw() {
    const said = new Map(this.faults.toReversed().map((fault) => [fault.line, fault.text[this.language]]));
    const lines = this.area.value.split("\n");
    this.backdrop.replaceChildren(
      ...lines.map((words, index) => {
        const line = document.createElement("div");
        line.dataset["line"] = String(index + 1);
        line.textContent = words;
        line.classList.toggle("now", index + 1 === this.now);
        const fault = said.get(index + 1);
        if (fault !== undefined) {
          const beside = document.createElement("span");
          beside.className = "said";
          beside.textContent = fault;
          line.classList.add("bad");
          line.append(beside);
        }
        return line;
      }),
    );
    this.#scroll();
  }

  #scroll() {
    this.backdrop.scrollTop = this.area.scrollTop;
    this.backdrop.scrollLeft = this.area.scrollLeft;
  }

  /** @param {number} line */
  #scrollTo(line) {
    const shown = this.backdrop.children[line - 1];
    if (!(shown instanceof HTMLElement)) return;
    const middle = shown.offsetTop - this.area.clientHeight / 2;
    this.area.scrollTop = Math.max(0, middle);
    this.#scroll();
  }

  /** @param {Fault} fault */
  #goTo(fault) {
    const before = this.area.value.split("\n").slice(0, fault.line - 1);
    const start = before.reduce((sum, line) => sum + line.length + 1, 0) + fault.column - 1;
    this.area.focus();
    this.area.setSelectionRange(start, start);
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
