// @ts-check
/** Goes through the turns: by buttons, a slider, keys, and by itself at three speeds. */

import { text } from "./texts.js";

/** @typedef {import("./texts.js").Language} Language */

/** Milliseconds from turn to turn. */
const SPEEDS = /** @type {const} */ ({ slow: 1500, normal: 700, fast: 150 });
const SPEED_NAMES = /** @type {const} */ (["slow", "normal", "fast"]);

export class Stepper {
  /**
   * @param {{first: HTMLButtonElement, back: HTMLButtonElement, play: HTMLButtonElement,
   *   next: HTMLButtonElement, last: HTMLButtonElement, speed: HTMLSelectElement,
   *   slider: HTMLInputElement}} controls
   * @param {(turn: number) => void} onTurn
   */
  constructor(controls, onTurn) {
    this.controls = controls;
    this.onTurn = onTurn;
    this.turn = 0;
    this.most = 0;
    /** @type {Language} */
    this.language = "en";
    /** @type {number | null} */
    this.timer = null;
    controls.first.addEventListener("click", () => this.go(0));
    controls.back.addEventListener("click", () => this.go(this.turn - 1));
    controls.next.addEventListener("click", () => this.go(this.turn + 1));
    controls.last.addEventListener("click", () => this.go(this.most));
    controls.play.addEventListener("click", () => this.#toggle());
    controls.slider.addEventListener("input", () => this.go(Number(controls.slider.value)));
    document.addEventListener("keydown", (event) => this.#onKey(event));
  }

  get isPlaying() {
    return this.timer !== null;
  }

  /**
   * Shows where the game stands, without telling anybody.
   * @param {number} turn
   * @param {number} most
   * @param {Language} language
   */
  set(turn, most, language) {
    if (most !== this.most) this.stop();
    [this.turn, this.most, this.language] = [turn, most, language];
    this.#draw();
  }

  /** @param {number} turn */
  go(turn) {
    this.stop();
    this.#show(turn);
  }

  stop() {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.#draw();
  }

  /** @param {number} turn */
  #show(turn) {
    this.turn = Math.min(Math.max(turn, 0), this.most);
    this.#draw();
    this.onTurn(this.turn);
  }

  #toggle() {
    if (this.isPlaying) {
      this.go(this.turn);
      return;
    }
    this.#wait();
    if (this.turn === this.most) this.#show(0);
    this.#draw();
  }

  #wait() {
    const speed = SPEED_NAMES.find((name) => name === this.controls.speed.value) ?? "normal";
    this.timer = setTimeout(() => {
      if (this.turn + 1 >= this.most) {
        this.go(this.most);
        return;
      }
      this.#wait();
      this.#show(this.turn + 1);
    }, SPEEDS[speed]);
  }

  #draw() {
    const { first, back, play, next, last, slider, speed } = this.controls;
    // aria-disabled keeps the focus where it is when an end is reached
    for (const button of [first, back]) button.setAttribute("aria-disabled", String(this.turn === 0));
    for (const button of [next, last]) button.setAttribute("aria-disabled", String(this.turn === this.most));
    play.disabled = this.most === 0;
    slider.disabled = this.most === 0;
    const label = text(this.language, this.isPlaying ? "pause" : "play");
    play.textContent = this.isPlaying ? "❚❚" : "▶▶";
    play.title = label;
    play.setAttribute("aria-label", label);
    slider.max = String(this.most);
    slider.value = String(this.turn);
    slider.setAttribute("aria-valuetext", text(this.language, "turnOf", this.turn, this.most));
    const chosen = speed.value || "normal";
    speed.replaceChildren(
      ...SPEED_NAMES.map((name) => new Option(text(this.language, name), name, false, name === chosen)),
    );
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.matches("input, select, textarea, pre, .spot") || target.closest("dialog")) return;
    if (event.key === " " && !target.matches("a, button, summary") && this.most > 0) {
      event.preventDefault();
      this.#toggle();
      return;
    }
    const turn = {
      ArrowLeft: this.turn - 1,
      ArrowRight: this.turn + 1,
      Home: 0,
      End: this.most,
    }[event.key];
    if (turn === undefined) return;
    event.preventDefault();
    this.go(turn);
  }
}
