import type { Reply } from '../http/call';
import { Refusal } from '../http/refusal';
import type { Match } from '../http/router';
import { readRecordings, recordingPath } from './read-recordings';

/** What the recordings name in the place of the services' own hosts: the sandbox's pictures, and its origin. */
const placed = (text: string, origin: string) =>
  text
    .replace(/(https?:)?\/\/pictures\.example\//g, `${origin}/__sandbox/pictures/`)
    .replaceAll('https://help.example', origin);

/**
 * Answers a call from the recordings: the one with the name that is asked for, else the one whose `when` the call has,
 * else the usual one.
 *
 * @param asked an alternative's name; empty for none
 * @param origin where the call was made to: addresses in the answer lead there
 * @param folder default `tests/recorded`
 * @throws Refusal 501 where there is no recording
 */
export const answerRecorded = (
  { route, params }: Match,
  query: URLSearchParams,
  asked: string,
  origin: string,
  folder?: string,
): Reply => {
  const all = readRecordings(route, folder);
  const has = (when: Readonly<Record<string, string>> = {}) =>
    Object.entries(when).every(([name, value]) => (query.get(name) ?? params[name]) === value);
  const found =
    all.find(({ name }) => asked && name === asked) ??
    all.find(({ when }) => when && has(when)) ??
    all.find(({ name }) => !name);
  if (!found)
    throw new Refusal(
      501,
      'NotRecorded',
      `There is no tests/recorded/${recordingPath(route)}.json, so sandbox=recorded has no answer to ${route.method} ${route.path}.`,
    );
  return { status: found.status, headers: found.headers, text: placed(found.text, origin) };
};
