// The URL stores all choices, so that visitors can share them.
const root = document.documentElement;
const theme = root.dataset.look ?? '';
const given = new URLSearchParams(location.search);
const dir = given.get('dir') === 'rtl' ? 'rtl' : 'ltr';
const build = new URL(`${root.dataset.bundle}${theme}/cobble.js`, location.href);

// Set the direction before adding the tag, because widgets read it when they mount.
for (const live of document.querySelectorAll('.live')) live.setAttribute('dir', dir);
const tag = document.createElement('script');
tag.async = true;
tag.src = build.href;
if (root.dataset.api !== undefined) tag.dataset.api = root.dataset.api;
document.head.append(tag);
const shownTag = document.querySelector('[data-tag]');
if (shownTag) shownTag.textContent = `<script async src="${build.href}"></script>`;

const isChosen = given.has('theme') || given.has('dir');
for (const link of document.querySelectorAll('a[data-choice]')) {
  if (!(link instanceof HTMLAnchorElement)) continue;
  const { choice = '', value = '' } = link.dataset;
  const query = new URLSearchParams({ theme, dir });
  query.set(choice, value);
  link.search = query.toString();
  if (value === (choice === 'theme' ? theme : dir)) link.setAttribute('aria-current', 'true');
}
if (isChosen)
  for (const link of document.querySelectorAll('a[href$=".html"]'))
    if (link instanceof HTMLAnchorElement && !link.closest('[data-widget], pre'))
      link.search = new URLSearchParams({ theme, dir }).toString();

if (matchMedia('(max-width: 820px)').matches)
  for (const fold of document.querySelectorAll('details.fold')) fold.removeAttribute('open');

const said = document.querySelector('.said');
let timer = 0;

const say = (text) => {
  clearTimeout(timer);
  if (said) said.textContent = text;
  timer = setTimeout(() => say(''), 4000);
};

document.addEventListener('click', async ({ target }) => {
  const element = target instanceof Element ? target : null;
  const code = element?.closest('.copy')?.parentElement?.querySelector('code');
  if (code) {
    try {
      await navigator.clipboard.writeText(code.textContent ?? '');
      say('Copied.');
    } catch {
      getSelection()?.selectAllChildren(code);
      say("Couldn't copy. The markup is selected: press Ctrl+C or ⌘C.");
    }
  }
  const link = element?.closest('a[data-choice]');
  if (link instanceof HTMLAnchorElement) {
    const seen = [...document.querySelectorAll('main section')].find(
      (section) => section.getBoundingClientRect().bottom > innerHeight / 3,
    );
    if (seen && scrollY > 0) link.hash = seen.id;
  }
});

for (const log of document.querySelectorAll('[data-events]')) {
  for (const name of log.getAttribute('data-events')?.split(' ') ?? []) {
    log.parentElement?.addEventListener(`cobble:${name}`, (event) => {
      const { detail } = /** @type {CustomEvent} */ (event);
      log.textContent = `cobble:${name} ${detail === undefined || detail === null ? '' : JSON.stringify(detail)}`;
    });
  }
}

const form = document.querySelector('form.find');
const cards = [...document.querySelectorAll('.cards > li')];

const find = () => {
  if (!(form instanceof HTMLFormElement)) return;
  const entered = new FormData(form);
  const kind = String(entered.get('kind') ?? '');
  const words = String(entered.get('q') ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean);
  let count = 0;
  for (const card of cards) {
    const isKind = !kind || (card.getAttribute('data-kind') ?? '').split(' ').includes(kind);
    const isFound = isKind && words.every((word) => card.getAttribute('data-words')?.includes(word));
    card.toggleAttribute('hidden', !isFound);
    if (isFound) count += 1;
  }
  const counted = form.querySelector('.count');
  if (counted) counted.textContent = `${count} of ${cards.length}`;
  document.querySelector('.none')?.toggleAttribute('hidden', count > 0);
};

if (form instanceof HTMLFormElement) {
  form.hidden = false;
  form.addEventListener('input', find);
  form.addEventListener('submit', (event) => event.preventDefault());
  // After back navigation, the browser restores the search text.
  addEventListener('pageshow', find);
  find();
}
