import type { Api } from '../loader/types';
import { say } from '../say';

/**
 * Carries out `data-widget-open`, `data-widget-close` and `data-widget-toggle` of a host element. Without a target,
 * `close` means the dialog that the element stands in.
 */
export default (by: HTMLElement, api: Api): void => {
  for (const method of ['open', 'close', 'toggle'] as const) {
    const selector = by.getAttribute(`data-widget-${method}`);
    if (selector == null) continue;
    let handle;
    try {
      handle = api.get(selector || by.closest('[data-widget=flyout],[data-widget=modal]'));
    } catch { /* No selector: said below. */ }
    if (!handle) {
      say('error', `cobble: data-widget-${method}="${selector}" names no widget on this page: give it the selector of an element with data-widget, as "#my-flyout".`, by);
    } else {
      Promise.resolve(handle).then((handle) => handle[method](by)).catch((error: unknown) => say('error', `cobble: data-widget-${method}="${selector}":`, error, by));
    }
  }
};
