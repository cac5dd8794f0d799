// @ts-check
/** A word at the foot of the window: what went wrong, with a button to try again, or what was done. */

/** Milliseconds for which what was done is told; what went wrong stays until it is mended. */
const BRIEFLY = 4000;

export class Status {
  /** @param {{box: HTMLElement, words: HTMLElement, again: HTMLButtonElement}} elements */
  constructor(elements) {
    this.elements = elements;
    this.timer = 0;
    /** @type {(() => void) | null} */
    this.retry = null;
    elements.again.addEventListener("click", () => {
      const retry = this.retry;
      this.clear();
      retry?.();
    });
  }

  /** @param {string} words What was done. */
  tell(words) {
    this.#show(words, null);
    this.timer = setTimeout(() => this.clear(), BRIEFLY);
  }

  /**
   * @param {string} words What went wrong.
   * @param {(() => void) | null} retry What to do again, where that may help.
   */
  complain(words, retry = null) {
    this.#show(words, retry);
  }

  clear() {
    this.#show("", null);
  }

  /**
   * @param {string} words
   * @param {(() => void) | null} retry
   */
  #show(words, retry) {
    clearTimeout(this.timer);
    this.retry = retry;
    this.elements.words.textContent = words;
    this.elements.again.hidden = retry === null;
    this.elements.box.toggleAttribute("data-quiet", words === "");
  }
}
