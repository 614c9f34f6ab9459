import { element } from './element';

/** Copies a text. If the browser blocks that, as on http, shows and selects it. */
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
