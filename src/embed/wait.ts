import type { Handle } from '../loader/types';
import { callLater } from '../widgets/kit/call-later';

/**
 * Mounts a widget whose `data-load` is `idle` or a media query. Separate from the loader, because few pages use these
 * values.
 *
 * @param viewportObserver used if `data-load` is invalid
 */
export default (
  handle: Handle,
  mount: (element: HTMLElement) => unknown,
  viewportObserver: IntersectionObserver,
): void => {
  const start = () => mount(handle.element);
  const when = handle.element.dataset.load ?? '';
  if (when === 'idle') onIdle(start);
  // Browsers take seconds to parse some longer queries (threat 9). Reject curly quotes, which the author meant as the
  // attribute's delimiters.
  else if (/^media[^”″]{1,995}$/.test(when)) onMedia(when.slice('media'.length), start);
  else {
    callLater(import('../platform/warn'), handle, 'data-load', when, 'visible');
    viewportObserver.observe(handle.element);
  }
};

const onIdle = (start: () => unknown): void => {
  // Safari before 26 lacks `requestIdleCallback`, and the global may be an element with that id.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => start());
  else setTimeout(start);
};

const onMedia = (query: string, start: () => unknown): void => {
  // Some queries are only valid in parentheses, so combine both forms. An invalid form matches nothing.
  const media = matchMedia(`${query},(${query})`);
  const check = () => {
    if (media.matches) start();
  };
  media.onchange = check;
  check();
};
