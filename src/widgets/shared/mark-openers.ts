import type { Host } from './host';

/** Of our own accord: what the page says itself stays as it is. */
const marked = new WeakSet<Element>();
let isWatching = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Says of each element with `data-widget-open` or `-toggle` that it opens a dialog, by `aria-haspopup`, and goes on to
 * do so for those that come later. The first dialog of a page that is mounted fetches this; so nothing of it is in the
 * pasted file.
 *
 * @param host the page's settings, and how a widget is found on it
 */
export const markOpeners = ({ page, settings }: Pick<Host, 'page' | 'settings'>): void => {
  const { ignore } = settings as { ignore?: string };
  const ignored = `[data-cobble-off]${ignore ? `,${ignore}` : ''}`;
  const opensDialog = ({ dataset }: HTMLElement): boolean => {
    try {
      const target = page.get(dataset.widgetOpen || dataset.widgetToggle || '') as { readonly widget: string } | null;
      return target?.widget === 'modal' || target?.widget === 'flyout';
    } catch {
      // No selector: a click says so.
      return false;
    }
  };
  const mark = () => {
    timer = undefined;
    for (const opener of document.querySelectorAll<HTMLElement>('[data-widget-open],[data-widget-toggle]')) {
      const control = controlOf(opener);
      if (!control || opener.closest(ignored)) continue;
      const opens = opensDialog(opener);
      if (opens && !control.hasAttribute('aria-haspopup')) {
        control.setAttribute('aria-haspopup', 'dialog');
        marked.add(control);
      } else if (!opens && marked.delete(control)) control.removeAttribute('aria-haspopup');
    }
  };
  mark();
  if (isWatching) return;
  isWatching = true;
  const soon = () => {
    timer ??= setTimeout(mark);
  };
  new MutationObserver(soon).observe(window.document, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-widget-open', 'data-widget-toggle', 'data-widget', 'id'],
  });
  // A button of ours that opens has its own button by then.
  document.addEventListener('cobble:mounted', soon);
};

/**
 * What of an opener can be pressed: of a widget its own button or link. On what has no role the word would mean
 * nothing.
 */
const controlOf = (opener: HTMLElement): Element | null | undefined =>
  opener.dataset.widget
    ? opener.shadowRoot?.querySelector('button,a')
    : opener.matches('button,a[href],summary,input,[role]')
      ? opener
      : null;
