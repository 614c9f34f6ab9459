import type { FormField } from './form-field';

/**
 * Keeps what a visitor put into a field of ours for the way back, in Firefox: it restores no form-associated element
 * that a script made, where other browsers call `formStateRestoreCallback`. It lies in the tab's own storage from the
 * moment that the page is left until it is shown again; a page in the back/forward cache keeps it itself. A password
 * is not kept.
 */
export default (field: FormField): void => {
  const element = field.parentElement;
  if (!element) return;
  const index = [...document.querySelectorAll('[data-name]')].indexOf(element);
  const key = `cobble-field ${index} ${element.dataset.name} ${location.href}`;
  // Without storage, as in a sandboxed frame, it throws.
  try {
    const kept = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    const [how] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (kept !== null && how?.type !== 'navigate') field.owner.restore(kept);
    addEventListener('pagehide', () => {
      if (field.isConnected && !element.shadowRoot?.querySelector('[type=password]'))
        sessionStorage.setItem(key, field.value);
    });
  } catch {}
};
