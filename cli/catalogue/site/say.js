const SHOWN_MS = 4000;

let timer = 0;

/**
 * Shows a message for a few seconds. Screen readers announce it.
 *
 * @param {string} text
 */
export const say = (text) => {
  const said = document.querySelector('.said');
  clearTimeout(timer);
  said.textContent = text;
  timer = setTimeout(() => {
    said.textContent = '';
  }, SHOWN_MS);
};
