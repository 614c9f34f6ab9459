import { escapeHtml } from './site/markup';

/**
 * Sets ARIA roles, because rows have `display: block` on narrow screens, which removes the table's semantics.
 *
 * @param headings in plain text
 * @param rows lists of cells, in HTML
 */
export const htmlTable = (label: string, headings: readonly string[], rows: readonly (readonly string[])[]): string => {
  const head = headings.map((text) => `<th scope="col" role="columnheader">${escapeHtml(text)}</th>`).join('');
  const cell = (html: string, index: number) =>
    `<td role="cell" data-head="${escapeHtml(headings[index] ?? '')}"><div>${html}</div></td>`;
  const body = rows.map((cells) => `<tr role="row">${cells.map(cell).join('')}</tr>`).join('\n');
  return `<table role="table" aria-label="${escapeHtml(label)}"><thead role="rowgroup"><tr role="row">${head}</tr></thead><tbody role="rowgroup">\n${body}\n</tbody></table>`;
};

export const htmlSection = (id: string, title: string, parts: readonly string[]): string =>
  `<section id="${id}"><h2>${title}</h2>\n${parts.join('\n')}\n</section>`;
