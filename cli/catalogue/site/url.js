import { updateLinks } from './choices.js';

/** Safari throws after 100 URL changes in 10 seconds. */
const DELAY_MS = 150;

let timer = 0;
let latest = '';

/**
 * Replaces the URL's query parameters, except the theme and the direction.
 *
 * @param {URLSearchParams} own
 */
export const writeQuery = (own) => {
  const query = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(location.search))
    if (name === 'theme' || name === 'dir') query.set(name, value);
  for (const [name, value] of own) query.set(name, value);
  latest = query.toString();
  timer ||= setTimeout(flush, DELAY_MS);
};

const flush = () => {
  if (!timer) return;
  clearTimeout(timer);
  timer = 0;
  history.replaceState(history.state, '', `${location.pathname}${latest && `?${latest}`}${location.hash}`);
  updateLinks();
};

// Drop a pending change, which belongs to the history entry that the visitor has left.
addEventListener('popstate', () => {
  clearTimeout(timer);
  timer = 0;
  updateLinks();
});
addEventListener('click', flush, true);
addEventListener('change', flush);
addEventListener('pagehide', flush);
addEventListener('beforeunload', flush);
