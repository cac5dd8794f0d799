// @ts-check
/** Saves what is shown as files: the input, the answer, and pictures that the server draws. */

import { getPicture } from "./api.js";

/** @typedef {import("./texts.js").Language} Language */
/**
 * @typedef {{problem: string, input: string, language: Language, case: number, turn: number,
 *   answer: string}} Content
 */

/**
 * @param {HTMLElement} box Its buttons say what kind of file they save.
 * @param {() => Content} content
 * @param {(error: unknown, retry: () => void) => void} onError
 */
export function offerDownloads(box, content, onError) {
  /** @param {string} kind */
  const start = (kind) => {
    download(kind, content()).catch((error) => onError(error, () => start(kind)));
  };
  box.addEventListener("click", (event) => {
    const kind = event.target instanceof HTMLElement ? event.target.dataset["kind"] : undefined;
    if (kind) start(kind);
  });
}

/**
 * @param {string} kind
 * @param {Content} content
 */
async function download(kind, { answer, ...asked }) {
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  if (kind === "input") save(`${asked.problem}.in`, new Blob([asked.input], { type: "text/plain" }));
  else if (kind === "answer") save(`${asked.problem}.out`, new Blob([answer], { type: "text/plain" }));
  else if (kind === "svg" || kind === "png" || kind === "gif") {
    save(`${asked.problem}.${kind}`, await getPicture({ ...asked, kind, dark }));
  }
}

/**
 * @param {string} name
 * @param {Blob} content
 */
function save(name, content) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
