import type { Edit } from '../report/edit';
import type { Page, PageAttribute } from './page';

/** Returns undefined if the attribute's position in the source is uncertain. */
export const renameAttribute = (page: Page, attribute: PageAttribute, to: string): Edit[] | undefined =>
  isAt(page, attribute) ? [{ offset: attribute.at.offset, length: attribute.name.length, text: to }] : undefined;

/**
 * Returns undefined if the attribute's position in the source is uncertain. `value` may contain only letters, digits
 * and `-`.
 */
export const replaceAttribute = (
  page: Page,
  attribute: PageAttribute,
  name: string,
  value: string,
): Edit[] | undefined => (isAt(page, attribute) ? [{ ...attribute.at, text: `${name}="${value}"` }] : undefined);

const isAt = ({ html }: Page, { name, at }: PageAttribute): boolean =>
  html.slice(at.offset, at.offset + name.length).toLowerCase() === name;

/**
 * Returns undefined if the value contains character references in the source. `to` may contain only letters, digits,
 * `-` and `#`.
 */
export const replaceValue = ({ html }: Page, { value, valueAt }: PageAttribute, to: string): Edit[] | undefined =>
  html.slice(valueAt.offset, valueAt.offset + valueAt.length) === value
    ? [{ offset: valueAt.offset, length: valueAt.length, text: to }]
    : undefined;
