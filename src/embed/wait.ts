import type { Handle } from '../loader/types';
import { callLater } from '../widgets/kit/call-later';

/**
 * Mounts a widget whose `data-load` is `idle` or a media query. Separate from the loader, because few pages use these
 * values.
 *
 * @param viewportObserver observes the element if `data-load` is invalid
 */
export default (
  handle: Handle,
  mount: (element: HTMLElement) => unknown,
  viewportObserver: IntersectionObserver,
): void => {
  const start = () => mount(handle.element);
  const when = handle.element.dataset.load ?? '';
  if (when === 'idle') onIdle(start);
  // Limit the length, because browsers take seconds to parse some long queries (threat 9). Reject curly quotes, which
  // are mistyped attribute quotes.
  else if (/^media[^”″]{1,995}$/.test(when)) onMedia(when.slice('media'.length), start);
  else {
    callLater(import('../platform/warn'), handle, 'data-load', when, 'visible');
    viewportObserver.observe(handle.element);
  }
};

const onIdle = (start: () => unknown): void => {
  // In Safari before 26, `requestIdleCallback` is missing, or is an element with that id.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => start());
  else setTimeout(start);
};

const onMedia = (query: string, start: () => unknown): void => {
  // Try the query with and without parentheses: some queries need parentheses, and an invalid variant matches nothing.
  const media = matchMedia(`${query},(${query})`);
  const check = () => {
    if (media.matches) start();
  };
  media.onchange = check;
  check();
};
