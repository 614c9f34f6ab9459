import type { Call } from './call';
import { Refusal } from './refusal';

/** Members within members. What is nested deeper is no call of ours, and could not be written out again. */
const deepest = 100;

const isDeeper = (value: unknown, most: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (most === 0 || Object.values(value).some((one) => isDeeper(one, most - 1)));

/** Reads a request's body as JSON. @throws Refusal 400 */
export const parseJson = (body: Buffer): unknown => {
  let value: unknown;
  try {
    value = JSON.parse(body.toString('utf8'));
  } catch {
    throw new Refusal(400, 'InvalidJson', 'The body is no JSON.');
  }
  if (isDeeper(value, deepest)) throw new Refusal(400, 'InvalidJson', `The body is nested more than ${deepest} deep.`);
  return value;
};

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
