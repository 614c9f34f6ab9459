/** Runs in the page: what was typed into the fields of the widgets that match, by widget and label. */
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
      // What solves a challenge is typed anew with each.
      if (!field.value || !field.id || field.labels?.[0]?.textContent!.startsWith('Type what')) continue;
      read[`${host.dataset.widget} ${i} ${field.labels?.[0]?.textContent!.trim() || field.id}`] = field.value;
    }
  });
  return read;
};
