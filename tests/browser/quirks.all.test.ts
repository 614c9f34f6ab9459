import { it } from 'vitest';
import { harness } from './harness';
import { sameInQuirksMode } from './quirks';

const harnessed = harness();

// LDR-5, interface 9
it.each(['component', 'area', 'area, signed in'])(
  'a page without a doctype shows every %s as a page with one does',
  (which) => sameInQuirksMode(harnessed, which),
  60_000,
);
