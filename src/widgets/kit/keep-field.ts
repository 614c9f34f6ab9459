import type { FormField } from './form-field';

/**
 * Restores a field's value in Firefox, which doesn't call `formStateRestoreCallback` on elements that a script created.
 * Session storage holds the value until the next load, but never holds a password.
 */
export default (field: FormField): void => {
  const element = field.parentElement;
  if (!element) return;
  const index = [...document.querySelectorAll('[data-name]')].indexOf(element);
  const key = `cobble-field ${index} ${element.dataset.name} ${location.href}`;
  // In a sandboxed frame, reading `sessionStorage` throws.
  try {
    const stored = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    const [how] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (stored !== null && how?.type !== 'navigate') field.owner.restore(stored);
    addEventListener('pagehide', () => {
      if (field.isConnected && !element.shadowRoot?.querySelector('[type=password]'))
        sessionStorage.setItem(key, field.value);
    });
  } catch {}
};
