/**
 * Keeps what a visitor put into a field of ours for the way back, in Firefox alone: it restores no form-associated
 * element that a script made, where other browsers call `formStateRestoreCallback`. It lies in the tab's own storage
 * from the moment that the page is left until it is shown again; a page in the back/forward cache keeps it itself.
 *
 * @param read what is to be kept; undefined for a password
 * @param give called with what was kept, where the visitor came back or loaded the page again
 * @returns forgets the field
 */
export const keepField = (element: HTMLElement, read: () => string | undefined, give: (value: string) => void) => {
  if (!('mozInnerScreenX' in window)) return undefined;
  const left = new AbortController();
  const index = [...document.querySelectorAll('[data-name]')].indexOf(element);
  const key = `cobble-field ${index} ${element.dataset.name} ${location.href}`;
  // Without storage, as in a sandboxed frame, it throws.
  try {
    const kept = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    const [how] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (kept !== null && how?.type !== 'navigate') give(kept);
    addEventListener(
      'pagehide',
      () => {
        const value = read();
        if (value !== undefined) sessionStorage.setItem(key, value);
      },
      { signal: left.signal },
    );
  } catch {}
  return () => left.abort();
};
