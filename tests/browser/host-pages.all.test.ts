import { it } from 'vitest';
import { pages } from '../../examples/pages/pages';
import { harness } from './harness';
import { runsWidgets } from './host-pages';

const harnessed = harness();

// LDR-1 LDR-5 WGT-7
it.each(pages.filter(({ file }) => file !== 'item.html'))(
  'runs every widget on the page $path without affecting it',
  (page) => runsWidgets(harnessed, page),
);
