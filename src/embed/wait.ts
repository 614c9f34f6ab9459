/** For `idle` and `media`. Not in the loader, because few pages use them. */
export default (when: string, start: () => unknown): void => {
  if (when === 'idle') onIdle(start);
  else onMedia(when.slice('media'.length), start);
};

const onIdle = (start: () => unknown): void => {
  // Safari before 26 has none, and an element may have that name.
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
