// @ts-check
/** What if: moves played from the turn that is shown, with what the server says of each. */

import { isAbort, tryMoves } from "./api.js";
import { text } from "./texts.js";

/** @typedef {import("./api.js").Advice} Advice */
/** @typedef {import("./api.js").Problem} Problem */
/** @typedef {import("./api.js").Tried} Tried */
/** @typedef {import("./texts.js").Language} Language */
/** @typedef {{problem: Problem, input: string, language: Language, case: number, turn: number}} From */

export class Trying {
  /**
   * @param {{panel: HTMLElement, options: HTMLElement, headline: HTMLElement,
   *   undo: HTMLButtonElement, played: HTMLElement, advice: HTMLElement}} elements
   * @param {{onTried: (tried: Tried, advice: Advice | null) => void,
   *   onError: (error: unknown) => void}} listeners
   */
  constructor(elements, listeners) {
    this.elements = elements;
    this.listeners = listeners;
    /** @type {From | null} */
    this.from = null;
    /** @type {string[]} */
    this.moves = [];
    /** @type {Record<string, string>} */
    this.options = {};
    /** @type {Tried | null} */
    this.tried = null;
    this.asking = new AbortController();
    elements.undo.addEventListener("click", () => {
      this.moves = this.moves.slice(0, -1);
      void this.#ask();
    });
  }

  get isOpen() {
    return this.from !== null;
  }

  /**
   * Starts again from a turn of the input.
   * @param {From} from
   */
  open(from) {
    const another = this.from?.problem.name !== from.problem.name;
    if (another) this.options = {};
    this.from = from;
    this.moves = [];
    this.elements.panel.hidden = false;
    this.#drawOptions(from);
    void this.#ask();
  }

  close() {
    this.from = null;
    this.tried = null;
    this.asking.abort();
    this.elements.panel.hidden = true;
  }

  /**
   * Plays the move that a spot stands for, if there is one.
   * @param {string} spot
   */
  point(spot) {
    const advice = this.tried?.advice ?? [];
    const meant = advice.find((one) => one.spots[0] === spot) ?? advice.find((one) => one.spots.at(-1) === spot);
    if (meant?.move) this.#play(meant.move);
    else if (meant && this.tried) this.listeners.onTried(this.tried, meant);
  }

  /** @param {string} move */
  #play(move) {
    this.moves = [...this.moves, move];
    void this.#ask();
  }

  async #ask() {
    if (!this.from) return;
    this.asking.abort();
    this.asking = new AbortController();
    const { problem, ...where } = this.from;
    const request = { ...where, problem: problem.name, moves: this.moves, options: this.options };
    try {
      const tried = await tryMoves(request, this.asking.signal);
      this.tried = tried;
      this.#draw(tried);
      this.listeners.onTried(tried, null);
    } catch (error) {
      if (!isAbort(error)) this.listeners.onError(error);
    }
  }

  /** @param {Tried} tried */
  #draw(tried) {
    const { headline, undo, played, advice } = this.elements;
    const language = this.from?.language ?? "en";
    const said = [tried.headline, ...tried.captions].filter((words) => words !== null);
    headline.textContent = said.map((words) => words[language]).join(" · ");
    undo.disabled = this.moves.length === 0;
    played.textContent = this.moves.length
      ? text(language, "played", this.moves.join(" "))
      : text(language, "nothingPlayed");
    const items = tried.advice.filter((one) => one.picture !== null).map((one) => this.#item(one, tried, language));
    if (!items.length && !tried.advice.length) items.push(listItem(paragraph(text(language, "noAdvice"))));
    advice.replaceChildren(...items);
  }

  /**
   * @param {Advice} advice
   * @param {Tried} tried
   * @param {Language} language
   */
  #item(advice, tried, language) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = advice.text[language];
    const show = () => this.listeners.onTried(tried, advice);
    const hide = () => this.tried === tried && this.listeners.onTried(tried, null);
    button.addEventListener("focus", show);
    button.addEventListener("pointerenter", show);
    button.addEventListener("pointerleave", hide);
    button.addEventListener("blur", hide);
    // where the move is a ban, a click explains it; to play it in Renju, point at the board
    button.addEventListener("click", () => (advice.move && !this.isBan(advice) ? this.#play(advice.move) : show()));
    return listItem(button);
  }

  /**
   * Whether advice warns of a point instead of offering it.
   * @param {Advice} advice
   */
  isBan(advice) {
    return (this.from?.problem.options.length ?? 0) > 0 && advice.picture !== null;
  }

  /** @param {From} from */
  #drawOptions(from) {
    this.elements.options.replaceChildren(
      ...from.problem.options.map((option) => {
        const select = document.createElement("select");
        select.id = `option-${option.name}`;
        for (const value of option.values) {
          const chosen = this.options[option.name] === value.name;
          select.append(new Option(value.title[from.language], value.name, false, chosen));
        }
        select.addEventListener("change", () => {
          this.options[option.name] = select.value;
          this.moves = [];
          void this.#ask();
        });
        const label = document.createElement("label");
        label.append(option.title[from.language], " ", select);
        return label;
      }),
    );
  }
}

/** @param {HTMLElement} element */
function listItem(element) {
  const item = document.createElement("li");
  item.append(element);
  return item;
}

/** @param {string} words */
function paragraph(words) {
  const element = document.createElement("p");
  element.textContent = words;
  return element;
}
