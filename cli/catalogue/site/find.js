import { writeQuery } from './url.js';

const cards = [...document.querySelectorAll('.cards > li')];

/** @param {HTMLFormElement} form */
const find = (form) => {
  const entered = new FormData(form);
  const kind = String(entered.get('kind') ?? '');
  const words = String(entered.get('q')).toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const card of cards) {
    const isKind = !kind || card.dataset.kind.split(' ').includes(kind);
    const isFound = isKind && words.every((word) => card.dataset.words.includes(word));
    card.hidden = !isFound;
    if (isFound) count += 1;
  }
  form.querySelector('.count').textContent = `${count} of ${cards.length}`;
  document.querySelector('.none').hidden = count > 0;
};

/** @param {HTMLFormElement} form */
const restore = (form) => {
  const query = new URLSearchParams(location.search);
  form.elements.q.value = query.get('q') ?? '';
  const kind = query.get('kind') ?? '';
  const radios = [...form.elements.kind];
  (radios.find(({ value }) => value === kind) ?? radios[0]).checked = true;
  form.elements.shortcut.checked = query.get('shortcut') === 'off';
  find(form);
};

const FIELDS = 'input:not([type=radio], [type=checkbox]), select, textarea, [contenteditable]';

/**
 * Pressing `/` focuses the search, except in a field. A checkbox turns the shortcut off, because speech input may press
 * keys by accident (WCAG 2.1.4).
 * @param {HTMLFormElement} form
 */
const startShortcut = ({ elements: { q: search, shortcut } }) =>
  addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.altKey || event.metaKey || shortcut.checked) return;
    // Look inside shadow roots, because widgets have fields there.
    const [target] = event.composedPath();
    if (target instanceof Element && target.closest(FIELDS)) return;
    event.preventDefault();
    search.focus();
  });

export const startSearch = () => {
  const form = document.querySelector('form.find');
  if (!form) return;
  form.hidden = false;
  form.addEventListener('input', () => {
    find(form);
    writeQuery(new URLSearchParams([...new FormData(form)].filter(([, value]) => value)));
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  addEventListener('popstate', () => restore(form));
  restore(form);
  startShortcut(form);
};
