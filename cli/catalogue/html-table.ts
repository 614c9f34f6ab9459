import { escapeHtml } from './escape-html';

/**
 * A table. On a narrow screen each row is a block with the heads beside its cells; the roles stay, which browsers drop
 * with the display of a table.
 *
 * @param label its name for screen readers
 * @param heads texts
 * @param rows of cells, which are HTML
 */
export const htmlTable = (label: string, heads: readonly string[], rows: readonly (readonly string[])[]): string => {
  const head = heads.map((text) => `<th scope="col" role="columnheader">${escapeHtml(text)}</th>`).join('');
  const body = rows
    .map(
      (cells) =>
        `<tr role="row">${cells.map((cell, index) => `<td role="cell" data-head="${escapeHtml(heads[index] ?? '')}"><div>${cell}</div></td>`).join('')}</tr>`,
    )
    .join('\n');
  return `<table role="table" aria-label="${escapeHtml(label)}"><thead role="rowgroup"><tr role="row">${head}</tr></thead><tbody role="rowgroup">\n${body}\n</tbody></table>`;
};
