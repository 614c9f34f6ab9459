/** Maximum total length of the attributes, in characters. Longer attributes get a line each. */
const MAX_LINE = 94;

/** @param {string} text */
export const escapeHtml = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/**
 * Returns a widget's element as an author would write it.
 *
 * @param {string} widget
 * @param {readonly (readonly [name: string, value: string])[]} attributes if a value is empty, only the name is written
 * @param {string} html
 * @param {readonly (readonly [name: string, value: string])[]} others attributes that precede `data-widget`
 * @returns {string}
 */
export const writeMarkup = (widget, attributes, html, others = []) => {
  const own = [/** @type {const} */ (['data-widget', widget]), ...attributes].map(writeAttribute);
  const all = [...others.map(writeAttribute), ...own];
  const isLong = own.join(' ').length > MAX_LINE;
  const open = `<div ${all.join(isLong ? '\n     ' : ' ')}>`;
  return html && isLong ? `${open}\n  ${html}\n</div>` : `${open}${html}</div>`;
};

/** @param {readonly [name: string, value: string]} attribute */
const writeAttribute = ([name, value]) => {
  if (value === '') return name;
  // Use single quotes, because JSON contains double quotes.
  if (/^[[{]/.test(value)) return `${name}='${value.replace(/&/g, '&amp;').replace(/'/g, '&#39;')}'`;
  return `${name}="${escapeHtml(value)}"`;
};
