import type { Row } from '../services/route';
import { readAnswer } from '../services/shape/read-answer';
import type { Shape } from '../services/shape/shape';
import { answerableCalls } from './answerable-calls';
import type { Answers } from './answers';
import { OptionError } from './option-error';

const groups: Readonly<Record<string, Readonly<Record<string, Row>>>> = answerableCalls;
const knownCalls = Object.entries(groups).flatMap(([group, calls]) =>
  Object.keys(calls).map((call) => `${group}.${call}`),
);

/**
 * Rejects data for an unknown call, whose name may be misspelt. Ignores functions: `answers` may be a client, which has
 * methods that rendering doesn't use.
 *
 * @throws OptionError for an unknown call or an unreadable answer
 */
export const checkAnswers = (answers: Answers = {}): void => {
  for (const [group, calls] of Object.entries(answers)) {
    if (calls === undefined || calls === null) continue;
    if (typeof calls !== 'object' || Array.isArray(calls))
      throw new OptionError(
        `answers.${group} is ${quoted(calls)}, not an object of calls`,
        `use ${knownCalls.join(', ')}`,
      );
    const given = Object.entries(calls);
    const own = Object.hasOwn(groups, group) ? groups[group] : undefined;
    if (!own && given.length === 0)
      throw new OptionError(`no widget uses answers.${group}`, `use ${Object.keys(groups).join(', ')}`);
    for (const [call, answer] of given) {
      if (typeof answer === 'function') continue;
      const row = own && Object.hasOwn(own, call) ? own[call] : undefined;
      if (!row) throw new OptionError(`no widget uses answers.${group}.${call}`, `use ${knownCalls.join(', ')}`);
      checkAnswer(`answers.${group}.${call}`, row.answer ?? 'open', answer);
    }
  }
};

/** Null and an empty object mean missing data. */
const checkAnswer = (name: string, shape: Shape, answer: unknown): void => {
  if (answer === undefined || answer === null) return;
  const members = typeof shape === 'object' && 'members' in shape ? Object.keys(shape.members) : [];
  const wanted = members.length > 0 ? `an object with ${members.join(', ')}` : "the service's response";
  const isRecord = members.length > 0 && typeof answer === 'object' && !Array.isArray(answer);
  // Accept incomplete objects: a service returns them if data is missing.
  if (!isRecord && readAnswer(shape, answer) === undefined)
    throw new OptionError(`${name} is ${quoted(answer)}, which can't be read`, `use ${wanted}`);
  const keys = isRecord ? Object.keys(answer) : [];
  if (keys.length > 0 && !keys.some((key) => members.includes(key)))
    throw new OptionError(`${name} has only unused keys, ${quoted(keys.join(', '))}`, `use ${wanted}`);
};

const quoted = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
};
