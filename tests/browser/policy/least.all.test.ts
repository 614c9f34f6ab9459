import { describe, it } from 'vitest';
import { harness } from '../harness';
import { isNeeded, sources } from './least-page';

const harnessed = harness();

// threats 3 and 7
describe('the printed policy', () => {
  it.each(sources.map((source) => ({ source, name: source.slice(0, 2).join(' ') })))(
    'needs $name in the printed policy',
    ({ source }) => isNeeded(harnessed, source),
  );
});
