/**
 * Calls `load` at the time that `data-load` asks for, where that is `idle` (the browser has nothing else to do) or
 * `media QUERY` (the query matches, now or later).
 *
 * @param how the attribute's value: one of the two
 */
export default (how: string, load: () => unknown): void => {
  if (how === 'idle') {
    // Where the browser has none, as Safari before 26, an element of the page may have the name.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => load());
    else setTimeout(load);
    return;
  }
  const query = how.slice(6);
  // With and without brackets round the whole: what is no query this way matches nothing.
  const media = matchMedia(`${query},(${query})`);
  const check = () => {
    if (media.matches) load();
  };
  media.onchange = check;
  check();
};
