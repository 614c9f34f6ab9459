import type { Call } from './call';
import { parseJson } from './parse-json';
import { Refusal } from './refusal';

/**
 * A call's body as a JSON object. The content type is not looked at: `fetch` without one sends plain text.
 *
 * @throws Refusal 400
 */
export const jsonObject = ({ body }: Call): Record<string, unknown> => {
  const value = parseJson(body);
  if (!isObject(value)) throw new Refusal(400, 'InvalidJson', 'The body is no JSON object.');
  return value;
};

/** An object with members, not a list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
