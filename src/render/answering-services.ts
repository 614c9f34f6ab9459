import type { Row } from '../services/route';
import type { Services } from '../services/services';
import { readAnswer } from '../services/shape/read-answer';
import { answerableCalls } from './answerable-calls';
import type { Answers } from './answers';
import { MissingAnswerError } from './missing-answer';

export const answeringServices = (answers: Answers = {}): Services => {
  const groups = Object.entries(answerableCalls).map(([group, calls]) => {
    const given = Object(answers[group as keyof Answers]) as Readonly<Record<string, unknown>>;
    const method =
      (call: string, { answer: shape }: Row) =>
      async (...args: unknown[]) => {
        const answer = given[call];
        if (answer === undefined || answer === null) throw new MissingAnswerError();
        return readAnswer(shape ?? 'open', await (typeof answer === 'function' ? answer(...args) : answer));
      };
    return [group, Object.fromEntries(Object.entries<Row>(calls).map(([call, row]) => [call, method(call, row)]))];
  });
  return Object.fromEntries(groups) as Services;
};
