import { it } from 'vitest';
import { pages } from '../../examples/pages/pages';
import { harness } from './harness';
import { runsWidgets } from './host-pages';

const harnessed = harness();
/** The pages with the most aggressive styles and the strictest policy. host-pages.all.test.ts covers all pages. */
const kinds = /(reset|csp-trusted-types)\.html$/;

// LDR-1 LDR-5 WGT-7
it.each(pages.filter(({ path }) => kinds.test(path)))(
  'runs every widget on the page $path without affecting it',
  (page) => runsWidgets(harnessed, page),
);
