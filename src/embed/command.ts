import type { Context } from '../loader/types';
import { log } from '../platform/log';
import { markOpeners } from './mark-openers';
import { resolvePageSettings } from './resolve-page-settings';

/**
 * Carries out the commands of an element. Without a target, `close` closes the surrounding dialog. The first call also
 * marks all openers of dialogs.
 *
 * @param by the clicked element; omitted when a dialog was found on the page
 */
export default async (context: Context, by?: Element): Promise<void> => {
  const { publicApi, isOurs } = context;
  await publicApi.ready;
  resolvePageSettings(context);
  markOpeners(context);
  if (!by) return;
  // The page's JSON may follow the tag, and ignore this region.
  if (!isOurs(by)) return;
  // A disabled link of a themed-button receives clicks; a disabled button doesn't.
  if (by.shadowRoot?.querySelector('a[aria-disabled]')) return;
  for (const method of ['open', 'close', 'toggle'] as const) {
    const selector = by.getAttribute(`data-widget-${method}`);
    if (selector === undefined || selector === null) continue;
    let handle: ReturnType<typeof publicApi.get> | undefined;
    try {
      handle = publicApi.get(
        selector ||
          by.closest(
            __DIALOGS__
              .split(' ')
              .map((name) => `[data-widget=${name}]`)
              .join(),
          ),
      );
    } catch {
      /* Not a selector: logged below. */
    }
    if (!handle) {
      log(
        'error',
        `cobble: data-widget-${method}="${selector}" matches no widget on this page. Fix: use the selector of an element with data-widget, such as "#my-flyout".`,
        by,
      );
    } else {
      Promise.resolve(handle)
        .then((handle) => handle[method](by))
        .catch((error: unknown) => log('error', `cobble: data-widget-${method}="${selector}":`, error, by));
    }
  }
};
