import { testListing } from '../test-listing';
import { lintFindings } from './lint-findings';

/** `⏎` is a line end. With `any rule`, each finding starts with its rule. */
export const testPages = (listing: string): void =>
  testListing(listing, (rule, html) =>
    lintFindings(html.replaceAll('⏎', '\n'), rule === 'any rule' ? undefined : rule),
  );
