import type { Edit } from '../../report/edit';
import type { Page, PageAttribute } from '../page';

/** Another name for an attribute; undefined where its place in the text is not known for sure. */
export const renameAttribute = ({ html }: Page, { name, at }: PageAttribute, to: string): Edit[] | undefined =>
  html.slice(at.offset, at.offset + name.length).toLowerCase() === name
    ? [{ offset: at.offset, length: name.length, text: to }]
    : undefined;
