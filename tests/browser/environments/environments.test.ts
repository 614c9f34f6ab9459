import { it } from 'vitest';
import { harness } from '../harness';
import { sampleOf } from '../sample-of';
import { allEnvironments } from './environments';
import { worksIn } from './works-in';

const harnessed = harness();

// environments.all.test.ts tests the other environments.
it.each(
  sampleOf(
    allEnvironments.filter(({ isSample }) => isSample),
    4,
  ),
)('works with $name', (environment) => worksIn(harnessed, environment));
