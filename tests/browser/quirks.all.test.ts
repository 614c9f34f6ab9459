import { it } from 'vitest';
import { harness } from './harness';
import { sameInQuirksMode } from './quirks';

const harnessed = harness();

// LDR-5, interface 9
it.each(['component', 'area', 'area, signed in'])(
  'shows every %s without a doctype as with one',
  (which) => sameInQuirksMode(harnessed, which),
  60_000,
);
