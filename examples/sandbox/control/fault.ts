import { validateHeaderName, validateHeaderValue } from 'node:http';
import { tryCompilePattern } from '../../../src/experiments/engine/patterns/compile-pattern';
import { inputLimit } from '../../../src/experiments/engine/patterns/is-catastrophic';
import { limits } from '../../../src/experiments/engine/patterns/limits';
import { messageOf } from '../http/errors';
import { isObject } from '../http/json-body';
import { Refusal } from '../http/refusal';

/** A failure that tests simulate (interface 8). Without `status`, `drop` and `body`, it only delays the response. */
export interface Fault {
  /** A regular expression for `METHOD /path?query` or `METHOD /path`. */
  readonly match: string;
  readonly status?: number;
  /** Delays any response, including an error. */
  readonly delayMs?: number;
  /** Cuts the connection before the response is complete. Sends the `body` first, if any. */
  readonly drop?: boolean;
  /** A string or JSON. By default, a string that starts with `<` is sent as HTML, everything else as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Number of affected requests. Default: all until the reset. */
  readonly times?: number;
}

const members = ['match', 'status', 'delayMs', 'drop', 'body', 'headers', 'times'];
const isCount = (value: unknown, from: number, to: number): value is number | undefined =>
  value === undefined || (typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to);

const bad = (message: string) =>
  new Refusal(
    400,
    'InvalidFault',
    `${message} A fault is {"match": "REGEX on method and path", "status" | "delayMs" | "drop" | "body", "headers", "times"}.`,
  );

/** Applies the limits for patterns in experiments, so that matching can't block the server (threat 5). */
const readPattern = (match: unknown): string => {
  if (typeof match !== 'string') throw bad('"match" is missing or not a string.');
  try {
    RegExp(match);
  } catch (error) {
    throw bad(`"match" is not a regular expression: ${messageOf(error)}.`);
  }
  if (match.length > limits.pattern) throw bad(`"match" is longer than ${limits.pattern} characters.`);
  if (tryCompilePattern(match, inputLimit)) return match;
  throw bad(
    `"match" is ${JSON.stringify(match)}, which takes too long on some URLs. Fix: use no + or * inside a repeated group, no two alternatives that match the same text, and at most three .*`,
  );
};

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  isObject(value) && Object.values(value).every((one) => typeof one === 'string');

const readHeaders = (headers: unknown): Fault['headers'] => {
  if (headers === undefined) return undefined;
  if (!isTexts(headers)) throw bad('"headers" is not an object of strings.');
  for (const [name, value] of Object.entries(headers)) {
    try {
      validateHeaderName(name);
      validateHeaderValue(name, value);
    } catch (error) {
      throw bad(`"headers" can't be sent: ${messageOf(error)}.`);
    }
  }
  return headers;
};

/** @throws a 400 `Refusal` that names the invalid member */
export const readFault = (value: unknown): Fault => {
  if (!isObject(value)) throw bad('The fault is not an object.');
  for (const name of Object.keys(value)) if (!members.includes(name)) throw bad(`Unknown key "${name}".`);
  const { status, delayMs, drop, times } = value;
  const match = readPattern(value.match);
  if (!isCount(status, 200, 599)) throw bad('"status" is not an HTTP status from 200 to 599.');
  if (!isCount(delayMs, 0, 600_000)) throw bad('"delayMs" is not a whole number of milliseconds up to 600000.');
  if (!isCount(times, 0, 1_000_000)) throw bad('"times" is not a whole number up to 1000000.');
  if (drop !== undefined && typeof drop !== 'boolean') throw bad('"drop" is not true or false.');
  return { ...value, match, status, delayMs, drop, times, headers: readHeaders(value.headers) };
};
