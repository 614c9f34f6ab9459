import { testListing } from '../test-listing';
import { saidOfPage } from './said-of-page';

/** `⏎` is a line end. With `any rule`, each finding starts with its rule. */
export const testPages = (listing: string): void =>
  testListing(listing, (rule, html) => saidOfPage(html.replaceAll('⏎', '\n'), rule === 'any rule' ? undefined : rule));
