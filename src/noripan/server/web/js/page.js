// @ts-check
/** The elements of the page, by the part that they belong to. */

import { element } from "./elements.js";

const downloads = element("downloads", HTMLElement);

export const page = {
  chooser: {
    problem: element("problem", HTMLSelectElement),
    example: element("example", HTMLSelectElement),
    full: element("full-example", HTMLElement),
    names: element("names", HTMLElement),
    summary: element("summary", HTMLElement),
    inputForm: element("input-form", HTMLElement),
    outputForm: element("output-form", HTMLElement),
  },
  modes: element("modes", HTMLElement),
  unedit: element("unedit", HTMLButtonElement),
  board: element("board", HTMLElement),
  stepper: {
    first: element("first", HTMLButtonElement),
    back: element("back", HTMLButtonElement),
    play: element("play", HTMLButtonElement),
    next: element("next", HTMLButtonElement),
    last: element("last", HTMLButtonElement),
    speed: element("speed", HTMLSelectElement),
    slider: element("turn", HTMLInputElement),
  },
  trying: {
    panel: element("trying", HTMLElement),
    options: element("options", HTMLElement),
    headline: element("headline", HTMLElement),
    undo: element("undo", HTMLButtonElement),
    played: element("played", HTMLElement),
    advice: element("advice", HTMLElement),
  },
  editor: {
    frame: element("editor", HTMLElement),
    area: element("input", HTMLTextAreaElement),
    backdrop: element("backdrop", HTMLElement),
    faults: element("faults", HTMLElement),
    more: element("more-faults", HTMLElement),
  },
  file: element("file", HTMLInputElement),
  copyLink: element("copy-link", HTMLButtonElement),
  linkNote: element("link-note", HTMLElement),
  results: {
    main: element("main", HTMLElement),
    watch: element("watch", HTMLElement),
    cases: element("cases", HTMLElement),
    case: element("case", HTMLSelectElement),
    caption: element("caption", HTMLElement),
    cycle: element("cycle", HTMLElement),
    note: element("note", HTMLElement),
    answer: element("answer", HTMLElement),
    copy: element("copy-answer", HTMLButtonElement),
    downloads,
  },
  downloads,
  own: element("own", HTMLTextAreaElement),
  differences: element("differences", HTMLElement),
  status: {
    box: element("status", HTMLElement),
    words: element("said", HTMLElement),
    again: element("again", HTMLButtonElement),
  },
  help: element("help", HTMLDialogElement),
  openHelp: element("open-help", HTMLButtonElement),
};
