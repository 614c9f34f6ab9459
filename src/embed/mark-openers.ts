import type { Context } from '../loader/types';
import { restoreLimit } from '../platform/restore-limit';

/** Of our own accord: what the page says itself stays as it is. */
const marked = new WeakSet<Element>();
/** DOM morphs remove `aria-haspopup`. A script that keeps removing it gets its way. */
const mayRestore = restoreLimit(() => {});
let isWatching = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Says of each element with `data-widget-open` or `-toggle` that it opens a dialog, by `aria-haspopup`, also while the
 * dialog's code is yet to be fetched, and goes on to do so for those that come later. Once a page: a second call
 * changes nothing.
 */
export const markOpeners = ({ publicApi, isOurs }: Pick<Context, 'publicApi' | 'isOurs'>): void => {
  if (isWatching) return;
  isWatching = true;
  const opensDialog = ({ dataset }: HTMLElement): boolean => {
    try {
      return __DIALOGS__
        .split(' ')
        .includes(publicApi.get(dataset.widgetOpen || dataset.widgetToggle || '')?.widget ?? '');
    } catch {
      // No selector: a click says so.
      return false;
    }
  };
  const mark = () => {
    timer = undefined;
    // A form can't be pressed, and its fields may have its members' names (threat 10).
    for (const opener of document.querySelectorAll<HTMLElement>(
      '[data-widget-open]:not(form),[data-widget-toggle]:not(form)',
    )) {
      const control = controlOf(opener);
      if (!control || !isOurs(opener)) continue;
      const opens = opensDialog(opener);
      if (opens && !control.hasAttribute('aria-haspopup') && (!marked.has(control) || mayRestore(control))) {
        control.setAttribute('aria-haspopup', 'dialog');
        marked.add(control);
      } else if (!opens && marked.delete(control)) control.removeAttribute('aria-haspopup');
    }
  };
  mark();
  const soon = () => {
    if (timer === undefined) timer = setTimeout(mark);
  };
  new MutationObserver(soon).observe(window.document, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-widget-open', 'data-widget-toggle', 'data-widget', 'id', 'aria-haspopup'],
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
