// @ts-check
/** The keys that the page knows, in a window of its own. */

/**
 * @param {HTMLDialogElement} dialog
 * @param {HTMLButtonElement} button
 */
export function offerHelp(dialog, button) {
  button.addEventListener("click", () => dialog.showModal());
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close(); // beside it
  });
  dialog.querySelector("button")?.addEventListener("click", () => dialog.close());
  document.addEventListener("keydown", (event) => {
    const isTyping = event.target instanceof Element && event.target.matches("textarea, select");
    if (event.key === "?" && !isTyping && !dialog.open) dialog.showModal();
  });
}
