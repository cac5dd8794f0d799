// @ts-check
/** Compares the output of somebody's own program with the answer. */

import { compare, isAbort } from "./api.js";
import { pictureElement } from "./board.js";
import { pasteQuickly } from "./clipboard.js";
import { text } from "./texts.js";

/** @typedef {import("./api.js").Comparison} Comparison */
/** @typedef {import("./api.js").Difference} Difference */
/** @typedef {import("./texts.js").Language} Language */

const TYPING_MS = 250;

export class Own {
  /**
   * @param {HTMLTextAreaElement} area
   * @param {HTMLElement} list
   * @param {{source: () => {problem: string, input: string, language: Language},
   *   onTurn: (difference: Difference, turn: number) => void,
   *   onError: (error: unknown, retry: () => void) => void}} listeners
   */
  constructor(area, list, listeners) {
    this.area = area;
    this.list = list;
    this.listeners = listeners;
    this.asking = new AbortController();
    this.timer = 0;
    pasteQuickly(area);
    area.addEventListener("input", () => {
      this.pause();
      this.timer = setTimeout(() => void this.refresh(), TYPING_MS);
    });
  }

  /** Forgets the output: it was of another problem. */
  clear() {
    this.area.value = "";
    this.hide();
  }

  /** The output or the input is another: what was said stands back until the new answer comes. */
  pause() {
    clearTimeout(this.timer);
    this.asking.abort();
    this.list.setAttribute("data-stale", "");
  }

  /** Takes back what was said. */
  hide() {
    this.pause();
    this.#show();
  }

  /** Compares again, where there is an output. */
  async refresh() {
    this.pause();
    if (!this.area.value.trim()) {
      this.#show();
      return;
    }
    this.asking = new AbortController();
    const source = this.listeners.source();
    try {
      const found = await compare({ ...source, output: this.area.value }, this.asking.signal);
      this.#draw(found, source.language);
    } catch (error) {
      if (!isAbort(error)) this.listeners.onError(error, () => void this.refresh());
    }
  }

  /** @param {HTMLElement[]} said */
  #show(...said) {
    this.list.replaceChildren(...said);
    this.list.removeAttribute("data-stale");
  }

  /**
   * @param {Comparison} found
   * @param {Language} language
   */
  #draw(found, language) {
    if (!found.differences.length) {
      this.#show(paragraph(`✓ ${text(language, "right")}`, "right"));
      return;
    }
    this.#show(
      ...found.differences.map((difference) => this.#difference(difference, found.lines, language)),
    );
  }

  /**
   * @param {Difference} difference
   * @param {string[]} lines
   * @param {Language} language
   */
  #difference(difference, lines, language) {
    const element = document.createElement("div");
    element.className = "difference";
    element.append(paragraph(`✗ ${difference.text[language]}`, "wrong"));
    const turn = difference.turn;
    if (turn !== null) {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = text(language, "firstTurn", turn);
      button.addEventListener("click", () => this.listeners.onTurn(difference, turn));
      element.append(button);
    }
    const pictures = document.createElement("div");
    pictures.className = "pictures";
    const shown = /** @type {const} */ ([["theAnswer", difference.right], ["mine", difference.own]]);
    for (const [name, picture] of shown) {
      if (picture === null) continue;
      const figure = document.createElement("figure");
      const caption = document.createElement("figcaption");
      caption.textContent = text(language, name);
      figure.append(caption, pictureElement(lines, picture, text(language, name)));
      pictures.append(figure);
    }
    if (pictures.childElementCount) element.append(pictures);
    return element;
  }
}

/**
 * @param {string} words
 * @param {string} kind
 */
function paragraph(words, kind) {
  const element = document.createElement("p");
  element.className = kind;
  element.textContent = words;
  return element;
}
