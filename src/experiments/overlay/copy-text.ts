import { element } from './element';

/**
 * Copies a text to the clipboard. If the browser blocks that, as on http, the text is shown and selected, to be copied by
 * hand.
 *
 * @param status a live region
 */
export const copyText = async (text: string, status: HTMLElement): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    status.replaceChildren('Copied: paste it under "cases".');
  } catch {
    const area = element('textarea', { value: text, readOnly: true, rows: 6, ariaLabel: 'The case' });
    status.replaceChildren('Copy it from here:', area);
    area.focus();
    area.select();
  }
};
