import { it } from 'vitest';
import { harness } from '../harness';
import { allEnvironments } from './environments';
import { worksIn } from './works-in';

const harnessed = harness();

// environments.all.test.ts tests the other environments.
it.each(allEnvironments.filter(({ isSample }) => isSample))('works with $name', (environment) =>
  worksIn(harnessed, environment),
);
