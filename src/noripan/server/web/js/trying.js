// @ts-check
/** What if: moves played from the turn that is shown, with what the server says of each. */

import { isAbort, tryMoves } from "./api.js";
import { text } from "./texts.js";

/** @typedef {import("./api.js").Advice} Advice */
/** @typedef {import("./api.js").Option} Option */
/** @typedef {import("./api.js").Problem} Problem */
/** @typedef {import("./api.js").Tried} Tried */
/** @typedef {import("./texts.js").Language} Language */
/** @typedef {{problem: Problem, input: string, language: Language, case: number, turn: number}} From */

export class Trying {
  /**
   * @param {{panel: HTMLElement, options: HTMLElement, headline: HTMLElement,
   *   undo: HTMLButtonElement, played: HTMLElement, advice: HTMLElement}} elements
   * @param {{onTried: (tried: Tried) => void,
   *   onAdvice: (tried: Tried, advice: Advice | null) => void,
   *   onError: (error: unknown, retry: () => void) => void}} listeners
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
    /** @type {string | null} The problem that the options are of. */
    this.chosenFor = null;
    /** @type {Tried | null} What is shown; null while the answer is awaited, when nothing can be played. */
    this.tried = null;
    this.asking = new AbortController();
    elements.undo.addEventListener("click", () => void this.#ask(this.moves.slice(0, -1)));
  }

  /**
   * Starts again from a turn of the input.
   * @param {From} from
   */
  open(from) {
    if (this.chosenFor !== from.problem.name) this.options = {};
    this.chosenFor = from.problem.name;
    this.from = from;
    this.moves = [];
    this.tried = null;
    this.elements.panel.hidden = false;
    this.#drawOptions(from);
    void this.#ask([]);
  }

  /** Until it is opened again nothing can be played: the input is another. */
  pause() {
    this.asking.abort();
    this.from = null;
    this.tried = null;
  }

  close() {
    this.pause();
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
    else if (meant && this.tried) this.listeners.onAdvice(this.tried, meant);
  }

  /** @param {string} move */
  #play(move) {
    void this.#ask([...this.moves, move]);
  }

  /** @param {string[]} moves What is to have been played; where that fails, nothing changes. */
  async #ask(moves) {
    if (!this.from) return;
    this.asking.abort();
    this.asking = new AbortController();
    const before = this.tried;
    this.tried = null;
    const { problem, ...where } = this.from;
    try {
      const request = { ...where, problem: problem.name, moves, options: this.options };
      this.tried = await tryMoves(request, this.asking.signal);
    } catch (error) {
      if (isAbort(error)) return;
      this.tried = before;
      this.listeners.onError(error, () => void this.#ask(moves));
      return;
    }
    this.moves = moves;
    this.#draw(this.tried);
    this.listeners.onTried(this.tried);
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
    const items = tried.advice.filter((one) => one.picture !== null || !one.move).map((one) => this.#item(one, tried, language));
    if (!items.length && !tried.advice.length) items.push(listItem(paragraph(text(language, "noAdvice"))));
    const focused = [...advice.querySelectorAll("button:enabled")].findIndex((one) => one === document.activeElement);
    advice.replaceChildren(...items);
    if (focused < 0) return;
    const buttons = advice.querySelectorAll("button:enabled");
    const next = buttons[Math.min(focused, buttons.length - 1)];
    (next instanceof HTMLElement ? next : undo).focus();
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
    button.disabled = !advice.move && advice.picture === null; // it says why there is no such move
    const isShown = () => this.tried === tried;
    const show = () => isShown() && this.listeners.onAdvice(tried, advice);
    const hide = () => isShown() && this.listeners.onAdvice(tried, null);
    button.addEventListener("focus", show);
    button.addEventListener("pointerenter", show);
    button.addEventListener("pointerleave", hide);
    button.addEventListener("blur", hide);
    // where the move is a ban, a click explains it; to play it in Renju, point at the board
    button.addEventListener("click", () => {
      if (isShown() && advice.move && !this.isBan(advice)) this.#play(advice.move);
      else show();
    });
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
    const labels = from.problem.options.map((option) => this.#optionLabel(option, from.language));
    this.elements.options.replaceChildren(...labels);
    this.#hideOptions();
  }

  /**
   * @param {Option} option
   * @param {Language} language
   */
  #optionLabel(option, language) {
    const select = document.createElement("select");
    select.id = `option-${option.name}`;
    for (const value of option.values) {
      const chosen = this.options[option.name] === value.name;
      select.append(new globalThis.Option(value.title[language], value.name, false, chosen));
    }
    select.addEventListener("change", () => {
      this.options[option.name] = select.value;
      this.#hideOptions();
      this.tried = null;
      void this.#ask([]);
    });
    const label = document.createElement("label");
    label.append(option.title[language], " ", select);
    return label;
  }

  /** Hides the options that mean nothing with what is chosen. */
  #hideOptions() {
    const options = this.from?.problem.options ?? [];
    const chosen = new Map(options.map((one) => [one.name, this.options[one.name] ?? one.values[0]?.name]));
    for (const [index, { needs }] of options.entries()) {
      const label = this.elements.options.children[index];
      label?.toggleAttribute("hidden", needs !== null && chosen.get(needs.option) !== needs.value);
    }
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
