import type { Context } from '../loader/types';
import { restoreLimit } from '../platform/restore-limit';
import { sparingly } from '../platform/sparingly';

const marked = new WeakSet<Element>();
/** Limits how often Cobble restores an `aria-haspopup` that a DOM-morphing library removed. */
const mayRestore = restoreLimit(() => {});
let isWatching = false;

export const markOpeners = ({ publicApi, isOurs }: Pick<Context, 'publicApi' | 'isOurs'>): void => {
  if (isWatching) return;
  isWatching = true;
  const opensDialog = ({ dataset }: HTMLElement): boolean => {
    try {
      return __DIALOGS__
        .split(' ')
        .includes(publicApi.get(dataset.widgetOpen || dataset.widgetToggle || '')?.widget ?? '');
    } catch {
      // Ignore invalid selectors: a click on the opener logs them.
      return false;
    }
  };
  const mark = () => {
    // Skip forms: they aren't controls, and form fields may hide DOM properties (threat 10).
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
  const scheduleMark = sparingly(mark);
  new MutationObserver(scheduleMark).observe(window.document, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-widget-open', 'data-widget-toggle', 'data-widget', 'id', 'aria-haspopup'],
  });
  // If an opener is a widget, its button exists only after mounting.
  document.addEventListener('cobble:mounted', scheduleMark);
};

/** Returns the element that gets `aria-haspopup`. The attribute has no effect on an element without a role. */
const controlOf = (opener: HTMLElement): Element | null | undefined => {
  if (opener.dataset.widget) return opener.shadowRoot?.querySelector('button,a');
  return opener.matches('button,a[href],summary,input,[role]') ? opener : null;
};
