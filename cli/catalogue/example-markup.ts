import { attributeOf } from '../../src/embed/read-props';
import type { WidgetDescription, WidgetExample } from '../../src/widgets/kit/description';
import { escapeHtml } from './html';

/** In characters. If the attributes exceed it, each gets its own line. */
const MAX_LINE = 94;

/**
 * Returns an example as an author would write it.
 *
 * @param attributes added to those of the example: `{ id: 'x' }`
 */
export const exampleMarkup = (
  { name }: Pick<WidgetDescription, 'name'>,
  { props = {}, html = '' }: WidgetExample,
  attributes: Readonly<Record<string, string>> = {},
): string => {
  const own = [
    `data-widget="${name}"`,
    ...Object.entries(props).map(([prop, value]) => writeAttribute(attributeOf(prop), value)),
  ];
  const all = [...Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(value)}"`), ...own];
  const isLong = own.join(' ').length > MAX_LINE;
  const open = `<div ${all.join(isLong ? '\n     ' : ' ')}>`;
  return html && isLong ? `${open}\n  ${html}\n</div>` : `${open}${html}</div>`;
};

const writeAttribute = (attribute: string, value: unknown): string => {
  if (value === true) return attribute;
  if (typeof value !== 'object') return `${attribute}="${escapeHtml(String(value))}"`;
  // Single quotes, because JSON has double ones.
  return `${attribute}='${JSON.stringify(value).replace(/&/g, '&amp;').replace(/'/g, '&#39;')}'`;
};

export const placeArt = (markup: string, art: string): string => markup.replaceAll('/examples/pages/art/', art);
