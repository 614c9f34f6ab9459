import type { Handle } from '../loader/types';

/**
 * Calls `start` on `idle` or a `media` query. Few pages use them, so the code isn't in the loader.
 *
 * @param whenVisible waits for the viewport instead, which replaces an invalid `data-load`
 */
export default (handle: Handle, start: () => unknown, whenVisible: () => unknown): void => {
  const when = handle.element.dataset.load ?? '';
  if (when === 'idle') onIdle(start);
  // Browsers take seconds to parse some longer queries (threat 9). A curly quote means a broken attribute.
  else if (/^media[^”″]{1,995}$/.test(when)) onMedia(when.slice('media'.length), start);
  else {
    // The runtime warns of it.
    handle.invalidLoad = when;
    whenVisible();
  }
};

const onIdle = (start: () => unknown): void => {
  // Safari before 26 lacks idle callbacks, and an element of the page may have that name.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => start());
  else setTimeout(start);
};

const onMedia = (query: string, start: () => unknown): void => {
  // Some queries are only valid in parentheses. An invalid query matches nothing.
  const media = matchMedia(`${query},(${query})`);
  const check = () => {
    if (media.matches) start();
  };
  media.onchange = check;
  check();
};
