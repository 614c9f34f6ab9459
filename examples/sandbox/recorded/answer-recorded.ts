import type { Reply } from '../http/call';
import { Refusal } from '../http/refusal';
import type { Match } from '../http/router';
import { readRecordings, recordingPath } from './read-recordings';

const replaceHosts = (text: string, origin: string) =>
  text
    .replace(/(https?:)?\/\/pictures\.example\//g, `${origin}/__sandbox/pictures/`)
    .replaceAll('https://help.example', origin);

export interface RecordedCall {
  readonly match: Match;
  readonly query: URLSearchParams;
  /** The recording's name. Empty for the default recording. */
  readonly name: string;
  readonly origin: string;
  /** Default: `tests/recorded`. */
  readonly folder?: string;
}

/**
 * Answers a call from the recording with the given name, or else one whose `when` matches, or else the default one.
 *
 * @throws Refusal 501 if there is no recording
 */
export const answerRecorded = ({ match, query, name: wanted, origin, folder }: RecordedCall): Reply => {
  const { route, params } = match;
  const all = readRecordings(route, folder);
  const has = (when: Readonly<Record<string, string>> = {}) =>
    Object.entries(when).every(([name, value]) => (query.get(name) ?? params[name]) === value);
  const found =
    all.find(({ name }) => wanted && name === wanted) ??
    all.find(({ when }) => when && has(when)) ??
    all.find(({ name }) => !name);
  if (!found)
    throw new Refusal(
      501,
      'NotRecorded',
      `There is no tests/recorded/${recordingPath(route)}.json, so sandbox=recorded has no answer to ${route.method} ${route.path}.`,
    );
  return { status: found.status, headers: found.headers, text: replaceHosts(found.text, origin) };
};
