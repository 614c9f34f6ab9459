// @vitest-environment node
/** SVC-4: valid answers are returned unchanged; invalid ones lose only their invalid parts. */

import { expect, it } from 'vitest';
import type { Route } from '../../src/services/route';
import { routes } from '../../src/services/routes';
import { readAnswer } from '../../src/services/shape/read-answer';
import type { Shape } from '../../src/services/shape/shape';
import fc from '../fast-check';
import { brokenAnswer, validAnswer } from './any-answer';
import { anyJson } from './any-json';
import { runs, TIMEOUT } from './runs';

const shapes = (Object.values(routes) as Readonly<Record<string, Route>>[])
  .flatMap((rows) => Object.values(rows))
  .flatMap(({ answer, group, name }) => (answer ? [{ name: `${group}.${name}`, shape: answer }] : []));
const any = (draw: (shape: Shape) => fc.Arbitrary<unknown>) =>
  fc
    .constantFrom(...shapes)
    .chain(({ name, shape }) => fc.record({ name: fc.constant(name), shape: fc.constant(shape), given: draw(shape) }));

// SVC-4
it(
  'returns a valid answer unchanged, including unknown members',
  () => {
    fc.assert(
      fc.property(any(validAnswer), ({ shape, given }) => {
        expect(readAnswer(shape, given)).toStrictEqual(given);
      }),
      runs(600, 6000),
    );
  },
  TIMEOUT,
);

// SVC-4
it(
  'returns only valid values from any answer: reading them again changes nothing',
  () => {
    const broken = (shape: Shape) => fc.oneof(brokenAnswer(shape), anyJson);
    fc.assert(
      fc.property(any(broken), ({ shape, given }) => {
        const read: unknown = readAnswer(shape, given);
        expect(readAnswer(shape, read)).toStrictEqual(read);
      }),
      runs(600, 6000),
    );
  },
  TIMEOUT,
);
