import type { Call } from './call';
import { Refusal } from './refusal';

/** Maximum nesting, which no client reaches. With unlimited nesting, `JSON.stringify` could overflow the stack. */
const MAX_DEPTH = 100;

const isDeeper = (value: unknown, depth: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth === 0 || Object.values(value).some((one) => isDeeper(one, depth - 1)));

/** @throws Refusal 400 */
export const parseJson = (body: Buffer): unknown => {
  let value: unknown;
  try {
    value = JSON.parse(body.toString('utf8'));
  } catch {
    throw new Refusal(400, 'InvalidJson', 'The body is not JSON.');
  }
  if (isDeeper(value, MAX_DEPTH))
    throw new Refusal(400, 'InvalidJson', `The body is nested more than ${MAX_DEPTH} deep.`);
  return value;
};

/**
 * Ignores the content type, because `fetch` sends strings as plain text by default.
 *
 * @throws Refusal 400
 */
export const jsonObject = ({ body }: Call): Record<string, unknown> => {
  const value = parseJson(body);
  if (!isObject(value)) throw new Refusal(400, 'InvalidJson', 'The body is not a JSON object.');
  return value;
};

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
