import { element } from './element';

/** If the browser blocks copying, as on http, selects the text instead. */
export const copyText = async (text: string, status: HTMLElement): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    status.replaceChildren('Copied. Save it as page.cases.json and run cobble test.');
  } catch {
    const area = element('textarea', { value: text, readOnly: true, rows: 6, ariaLabel: 'Test case' });
    status.replaceChildren('Copy this text, save it as page.cases.json and run cobble test:', area);
    area.focus();
    area.select();
    area.scrollTop = 0;
  }
};
