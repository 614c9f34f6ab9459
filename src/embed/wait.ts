/**
 * Calls `start` when `data-load` says so: `idle`, or `media` with a query. Few pages use them, so their code isn't in the
 * loader.
 */
export default (when: string, start: () => unknown): void => {
  if (when === 'idle') onIdle(start);
  else onMedia(when.slice('media'.length), start);
};

const onIdle = (start: () => unknown): void => {
  // Safari before 26 has no idle callbacks. An element of the page may have the name.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => start());
  else setTimeout(start);
};

const onMedia = (query: string, start: () => unknown): void => {
  // An invalid query matches nothing. Some are valid only in brackets.
  const media = matchMedia(`${query},(${query})`);
  const check = () => {
    if (media.matches) start();
  };
  media.onchange = check;
  check();
};
