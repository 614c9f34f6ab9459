import type { Row } from '../services/route';
import type { Services } from '../services/services';
import { readAnswer } from '../services/shape/read-answer';
import type { Answers } from './answers';
import { drawnCalls } from './drawn-calls';
import { NoAnswer } from './no-answer';

/** A client that gives what was given to it, read by its shape as the page's own client does. */
export const answeringServices = (answers: Answers = {}): Services => {
  const groups = Object.entries(drawnCalls).map(([group, calls]) => {
    // Checked by `checkAnswers`; a name of an object's own that is none is not given.
    const given = Object(answers[group as keyof Answers]) as Readonly<Record<string, unknown>>;
    const method =
      (call: string, { answer: shape }: Row) =>
      async (...args: unknown[]) => {
        const answer = given[call];
        if (answer === undefined || answer === null) throw new NoAnswer();
        return readAnswer(shape ?? 'open', await (typeof answer === 'function' ? answer(...args) : answer));
      };
    return [group, Object.fromEntries(Object.entries<Row>(calls).map(([call, row]) => [call, method(call, row)]))];
  });
  // Of the others no call is asked for that says `forAll`.
  return Object.fromEntries(groups) as Services;
};
