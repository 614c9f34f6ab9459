import type { Context } from '../loader/types';
import { say } from '../say';
import { completeSettings } from './complete-settings';

/**
 * Carries out `data-widget-open`, `data-widget-close` and `data-widget-toggle` of a host element. Without a target,
 * `close` means the dialog that the element stands in.
 *
 * @param isOurs whether the element stands where the site lets ours act
 */
export default async (by: HTMLElement, context: Context, isOurs: (element: Element) => boolean): Promise<void> => {
  const { publicApi } = context;
  await publicApi.ready;
  completeSettings(context);
  // What is ignored may have been said by the page's JSON, behind the tag.
  if (!isOurs(by)) return;
  for (const method of ['open', 'close', 'toggle'] as const) {
    const selector = by.getAttribute(`data-widget-${method}`);
    if (selector == null) continue;
    let handle;
    try {
      handle = publicApi.get(selector || by.closest('[data-widget=flyout],[data-widget=modal]'));
    } catch {
      /* No selector: said below. */
    }
    if (!handle) {
      say(
        'error',
        `cobble: data-widget-${method}="${selector}" names no widget on this page: give it the selector of an element with data-widget, as "#my-flyout".`,
        by,
      );
    } else {
      Promise.resolve(handle)
        .then((handle) => handle[method](by))
        .catch((error: unknown) => say('error', `cobble: data-widget-${method}="${selector}":`, error, by));
    }
  }
};
