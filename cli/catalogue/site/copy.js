import { say } from './say.js';

export const startCopyButtons = () => {
  for (const button of document.querySelectorAll('.copy'))
    button.addEventListener('click', () => copy(button.parentElement.querySelector('code')));
};

/** @param {HTMLElement} code */
const copy = async (code) => {
  try {
    await navigator.clipboard.writeText(code.textContent);
    say('Copied.');
  } catch {
    getSelection().selectAllChildren(code);
    say("Couldn't copy. The markup is selected: press Ctrl+C or ⌘C.");
  }
};
