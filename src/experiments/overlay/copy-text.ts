import { element } from './element';

/** If the browser blocks copying, as on http, shows and selects the text. */
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
