import type { Answers } from './answers';
import { drawnCalls } from './drawn-calls';

const known = Object.entries(drawnCalls).flatMap(([group, calls]) =>
  Object.keys(calls).map((call) => `${group}.${call}`),
);

/**
 * Sees that answers stand where they are asked for. Functions may stand anywhere: a client has more calls.
 *
 * @throws Error naming what is asked for by no widget
 */
export const checkAnswers = (answers: Answers = {}): void => {
  for (const [group, calls] of Object.entries(answers))
    for (const [call, answer] of Object.entries(Object(calls)))
      if (typeof answer !== 'function' && !known.includes(`${group}.${call}`))
        throw Error(`cobble: no widget is drawn with answers.${group}.${call}: give ${known.join(', ')}`);
};
