// @ts-check
/** Copies to the clipboard and saves files. */

/**
 * Copies text; where the browser forbids it, selects it in `shown` instead.
 * @param {string} words
 * @param {HTMLElement | null} shown
 * @returns {Promise<boolean>} Whether it was copied.
 */
export async function copy(words, shown) {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    if (shown) getSelection()?.selectAllChildren(shown);
    return false;
  }
}

/**
 * @param {string} name
 * @param {Blob} content
 */
export function save(name, content) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/**
 * @param {string} name
 * @param {string} words
 */
export function saveText(name, words) {
  save(name, new Blob([words], { type: "text/plain" }));
}
