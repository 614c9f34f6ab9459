import { attributeOf } from '../../src/embed/read-props';
import type { WidgetDescription, WidgetExample } from '../../src/widgets/kit/description';
import { escapeHtml } from './escape-html';

/**
 * A named example as an author would write it into a page: one attribute a prop, lists and records as JSON.
 *
 * @param attributes of the element, beside the example's own: `{ id: 'x' }`
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
  // One attribute a line where they are many.
  const broken = own.join(' ').length > 94;
  const open = `<div ${all.join(broken ? '\n     ' : ' ')}>`;
  return html && broken ? `${open}\n  ${html}\n</div>` : `${open}${html}</div>`;
};

/** JSON is full of double quotes: it stands in single ones. */
const writeAttribute = (attribute: string, value: unknown) =>
  value === true
    ? attribute
    : typeof value === 'object'
      ? `${attribute}='${JSON.stringify(value).replace(/&/g, '&amp;').replace(/'/g, '&#39;')}'`
      : `${attribute}="${escapeHtml(String(value))}"`;
