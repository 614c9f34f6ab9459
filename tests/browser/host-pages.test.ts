import { it } from 'vitest';
import { pages } from '../../examples/pages/pages';
import { harness } from './harness';
import { bearsWidgets } from './host-pages';

const harnessed = harness();
/**
 * A page of each kind: our own, a framework, a content system, the hardest rules, the strictest policy, from right to
 * left, quirks mode. All: host-pages.matrix.ts.
 */
const kinds = /(marketplace|bootstrap|wordpress|reset|csp-trusted-types|no-doctype)\.html$|^\/ar-ae\//;

// LDR-1 LDR-5 WGT-7
it.each(pages.filter(({ path }) => kinds.test(path)))('the page $path bears every widget', (page) =>
  bearsWidgets(harnessed, page),
);
