import type { Row } from '../services/route';
import { readAnswer } from '../services/shape/read-answer';
import type { Shape } from '../services/shape/shape';
import type { Answers } from './answers';
import { drawnCalls } from './drawn-calls';

const groups: Readonly<Record<string, Readonly<Record<string, Row>>>> = drawnCalls;
const known = Object.entries(groups).flatMap(([group, calls]) => Object.keys(calls).map((call) => `${group}.${call}`));

/**
 * Sees that answers stand where they are asked for, and are what is asked for: by a misspelt name a page would be drawn
 * as if there were nothing. Functions may stand anywhere: a client has more calls.
 *
 * @throws Error naming what is asked for by no widget, or what is no answer of its call
 */
export const checkAnswers = (answers: Answers = {}): void => {
  for (const [group, calls] of Object.entries(answers)) {
    if (calls === undefined || calls === null) continue;
    if (typeof calls !== 'object' || Array.isArray(calls))
      throw Error(`cobble: answers.${group} is ${said(calls)}, no object of calls: give ${known.join(', ')}`);
    const given = Object.entries(calls);
    const own = Object.hasOwn(groups, group) ? groups[group] : undefined;
    if (!own && given.length === 0)
      throw Error(`cobble: no widget is drawn with answers.${group}: give ${Object.keys(groups).join(', ')}`);
    for (const [call, answer] of given) {
      if (typeof answer === 'function') continue;
      const row = own && Object.hasOwn(own, call) ? own[call] : undefined;
      if (!row) throw Error(`cobble: no widget is drawn with answers.${group}.${call}: give ${known.join(', ')}`);
      checkAnswer(`answers.${group}.${call}`, row.answer ?? 'open', answer);
    }
  }
};

/** An empty object says that there is nothing, as null does. */
const checkAnswer = (name: string, shape: Shape, answer: unknown): void => {
  if (answer === undefined || answer === null) return;
  const members = typeof shape === 'object' && 'members' in shape ? Object.keys(shape.members) : [];
  const wanted = members.length > 0 ? `an object with ${members.join(', ')}` : 'what the service answers';
  const isRecord = members.length > 0 && typeof answer === 'object' && !Array.isArray(answer);
  // An object that lacks what it needs is the service's own way to say that there is nothing.
  if (!isRecord && readAnswer(shape, answer) === undefined)
    throw Error(`cobble: ${name} is ${said(answer)}, which can't be read: give ${wanted}`);
  const keys = isRecord ? Object.keys(answer) : [];
  if (keys.length > 0 && !keys.some((key) => members.includes(key)))
    throw Error(`cobble: ${name} has nothing that is read, but ${said(keys.join(', '))}: give ${wanted}`);
};

const said = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
};
