import type { Edit } from '../report/edit';
import type { Page, PageAttribute } from './page';

/** Returns undefined if the attribute's place is uncertain. */
export const renameAttribute = ({ html }: Page, { name, at }: PageAttribute, to: string): Edit[] | undefined =>
  html.slice(at.offset, at.offset + name.length).toLowerCase() === name
    ? [{ offset: at.offset, length: name.length, text: to }]
    : undefined;

/**
 * Returns undefined if the value has character references.
 *
 * @param to the new value: only letters, digits, `-`, `#`
 */
export const replaceValue = ({ html }: Page, { value, valueAt }: PageAttribute, to: string): Edit[] | undefined =>
  html.slice(valueAt.offset, valueAt.offset + valueAt.length) === value
    ? [{ offset: valueAt.offset, length: valueAt.length, text: to }]
    : undefined;
