// The catalogue's own script: copy buttons, switches that keep the place, and what the examples emit.
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
      say('The browser keeps its clipboard closed. The markup is selected: copy it with your keys.');
    }
  }
  const link = element?.closest('.switch a');
  if (link instanceof HTMLAnchorElement) {
    const seen = [...document.querySelectorAll('main section')].find(
      (section) => section.getBoundingClientRect().bottom > innerHeight / 3,
    );
    if (seen) link.hash = seen.id;
  }
});

for (const log of document.querySelectorAll('[data-events]')) {
  for (const name of log.getAttribute('data-events')?.split(' ') ?? []) {
    log.parentElement?.addEventListener(`cobble:${name}`, (event) => {
      const { detail } = /** @type {CustomEvent} */ (event);
      log.textContent = `cobble:${name} ${detail == null ? '' : JSON.stringify(detail)}`;
    });
  }
}
