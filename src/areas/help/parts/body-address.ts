import { pageAddress } from '../../kit/page-address';
import { helpAddress } from './help-address';

/** What the page's URL says of an article, and of a heading in the one that is shown. */
export const bodyAddress = {
  article: (id: string, heading = '') => ({ [helpAddress.article]: id, [helpAddress.heading]: heading }),
  heading: (id: string) => ({ [helpAddress.heading]: id }),
  articleHref: (id: string, heading: string) => pageAddress.with(bodyAddress.article(id, heading)),
  headingHref: (id: string) => pageAddress.with(bodyAddress.heading(id)),
};
