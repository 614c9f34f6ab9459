/** Runs in the page: returns typed text by widget and label. */
export const readFields = (widget: string): Record<string, string> => {
  const all = (root: ShadowRoot): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot ? all(element.shadowRoot) : []),
    ]);
  const read: Record<string, string> = {};
  [...document.querySelectorAll<HTMLElement>(widget)].forEach((host, i) => {
    for (const field of host.shadowRoot ? all(host.shadowRoot) : []) {
      if (
        !(
          field instanceof HTMLTextAreaElement ||
          (field instanceof HTMLInputElement && /^(text|email|search|tel|url|number)$/.test(field.type))
        )
      )
        continue;
      // Each challenge needs a new solution.
      if (!field.value || !field.id || field.labels?.[0]?.textContent.startsWith('Type what')) continue;
      read[`${host.dataset.widget} ${i} ${field.labels?.[0]?.textContent.trim() || field.id}`] = field.value;
    }
  });
  return read;
};
