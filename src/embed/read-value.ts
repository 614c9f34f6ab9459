import { safeUrl } from '../widgets/kit/safe-url';
import { isObject } from './is-object';
import { PropCode } from './prop-table';

/** Converts a page's value to the type of a prop. @returns undefined for an invalid value */
export const readValue = (code: PropCode, value: unknown, limits?: readonly unknown[]): unknown => {
  if (code === PropCode.record) return readRecord(value);
  if (code === PropCode.list) {
    const list = parse(value);
    return Array.isArray(list) ? list.filter((item) => item && typeof item === 'object') : undefined;
  }
  if (value && typeof value === 'object') return undefined;
  const text = `${value as string}`;
  const number = text.trim() ? +text : NaN;
  if (code === PropCode.number) {
    const [minimum = -Infinity, maximum = Infinity] = (limits ?? []) as number[];
    return number >= minimum && number <= maximum && Number.isFinite(number) ? number : undefined;
  }
  if (code === PropCode.amount) return Number.isFinite(number) ? number : text;
  if (code === PropCode.boolean) return text === 'false' ? false : text === 'true' || text === '' || undefined;
  if (code === PropCode.url) return safeUrl(text);
  return limits && !limits.includes(text) ? undefined : text;
};

/** Reads an object, from JSON or not. @returns undefined for anything else */
export const readRecord = (value: unknown) => {
  const record = parse(value);
  return isObject(record) ? record : undefined;
};

const parse = (value: unknown): unknown => {
  try {
    // Twice: Prototype.js before 1.7 encodes lists as a text in a text.
    for (let parses = 2; parses-- && typeof value === 'string'; ) value = JSON.parse(value);
    return value;
  } catch {
    return undefined;
  }
};
