/**
 * Calls `load` when the browser has nothing else to do: `data-load="idle"`. Safari before 26 can't say when that is.
 */
export default (load: () => unknown): void => {
  // Where the browser has none, an element of the page may have the name.
  if (typeof requestIdleCallback == 'function') requestIdleCallback(() => load());
  else setTimeout(load);
};
