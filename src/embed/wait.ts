/** Calls `start` on `idle` or `media`. Few pages use these, so they aren't in the loader. */
export default (when: string, start: () => unknown): void => {
  if (when === 'idle') onIdle(start);
  else onMedia(when.slice('media'.length), start);
};

const onIdle = (start: () => unknown): void => {
  // Safari before 26 doesn't have it, and an element may have that name.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => start());
  else setTimeout(start);
};

const onMedia = (query: string, start: () => unknown): void => {
  // Some queries are only valid in parentheses. An invalid one matches nothing.
  const media = matchMedia(`${query},(${query})`);
  const check = () => {
    if (media.matches) start();
  };
  media.onchange = check;
  check();
};
