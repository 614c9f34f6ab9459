// The URL stores the theme and the direction, so that visitors can share them.
export const theme = document.documentElement.dataset.look ?? '';

const given = new URLSearchParams(location.search);
const isChosen = given.has('theme') || given.has('dir');

/** @type {'ltr' | 'rtl'} */
export const direction = given.get('dir') === 'rtl' ? 'rtl' : 'ltr';

export const chosen = () => new URLSearchParams(isChosen ? { theme, dir: direction } : {});

export const updateLinks = () => {
  for (const link of document.querySelectorAll('a[data-choice]')) {
    const query = new URLSearchParams(location.search);
    query.set('theme', theme);
    query.set('dir', direction);
    query.set(link.dataset.choice, link.dataset.value);
    link.search = query.toString();
  }
};

export const startChoices = () => {
  updateLinks();
  for (const link of document.querySelectorAll('a[data-choice]')) {
    const { choice, value } = link.dataset;
    if (value === (choice === 'theme' ? theme : direction)) link.setAttribute('aria-current', 'true');
    link.addEventListener('click', () => keepPlace(link));
  }
  for (const link of document.querySelectorAll('a[data-example]')) {
    const query = chosen();
    query.set('example', link.dataset.example);
    link.search = query.toString();
  }
  if (!isChosen) return;
  for (const link of document.querySelectorAll('a[href$=".html"]'))
    if (!link.closest('[data-widget], pre')) link.search = chosen().toString();
};

/** @param {HTMLAnchorElement} link a link that reloads the page */
const keepPlace = (link) => {
  const seen = [...document.querySelectorAll('main section')].find(
    (section) => section.getBoundingClientRect().bottom > innerHeight / 3,
  );
  if (seen && scrollY > 0) link.hash = seen.id;
};
