import type { Edit } from '../../report/edit';
import type { Page, PageAttribute } from '../page';

/**
 * Another value for an attribute, in the quotes that it has; undefined where it is not written as it is read.
 *
 * @param to letters, digits, `-` and `#` alone: it needs no quotes
 */
export const replaceValue = ({ html }: Page, { value, valueAt }: PageAttribute, to: string): Edit[] | undefined =>
  html.slice(valueAt.offset, valueAt.offset + valueAt.length) === value
    ? [{ offset: valueAt.offset, length: valueAt.length, text: to }]
    : undefined;
