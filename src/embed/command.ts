import { type Context, Progress } from '../loader/types';
import { log } from '../platform/log';
import { blockForeignLabels } from './block-foreign-labels';
import { findTarget } from './find-target';
import { markOpeners } from './mark-openers';
import { resolvePageSettings } from './resolve-page-settings';

/**
 * Runs the command of an element's `data-widget-open`, `data-widget-close` or `data-widget-toggle`. The first call also
 * sets `aria-haspopup` on all dialog openers.
 *
 * @param by the element with the attribute; if omitted, no command runs
 */
export default async (context: Context, by?: Element): Promise<void> => {
  const { publicApi, isOurs } = context;
  await publicApi.ready;
  resolvePageSettings(context);
  markOpeners(context);
  blockForeignLabels(context);
  if (!by) return;
  // Check after the settings are resolved, because the page's JSON may exclude the opener's region.
  if (!isOurs(by)) return;
  // Unlike disabled buttons, disabled links receive clicks.
  if (by.shadowRoot?.querySelector('a[aria-disabled]')) return;
  for (const method of ['open', 'close', 'toggle'] as const) {
    const selector = by.getAttribute(`data-widget-${method}`);
    if (selector === undefined || selector === null) continue;
    const handle = findTarget(by, selector, publicApi);
    if (!handle) {
      log(
        'error',
        `cobble: data-widget-${method}="${selector}" matches no widget on this page. Fix: use the selector of an element with data-widget, such as "#my-flyout".`,
        by,
      );
    } else {
      // Load the widget's files in parallel with the code that opens it.
      if (method !== 'close' && !handle.act && handle.progress !== Progress.Unmounted)
        void context.mount(handle.element);
      Promise.resolve(handle)
        .then((handle) => handle[method](by))
        .catch((error: unknown) => log('error', `cobble: data-widget-${method}="${selector}":`, error, by));
    }
  }
};
