import { safeUrl } from '../widgets/kit/safe-url';
import { isObject } from './is-object';
import { PropCode } from './prop-table';

export const readValue = (code: PropCode, value: unknown, limits?: readonly unknown[]): unknown => {
  if (code === PropCode.record) return readRecord(value);
  if (code === PropCode.list) {
    const list = parse(value);
    return Array.isArray(list) ? list.filter((item) => item && typeof item === 'object') : undefined;
  }
  if (value && typeof value === 'object') return undefined;
  const text = `${value as string}`;
  const number = text.trim() && Number.isFinite(+text) ? +text : undefined;
  if (code === PropCode.number) {
    // A prop without limits accepts any number, because comparisons with undefined are false.
    const [minimum, maximum] = (limits ?? []) as [number, number];
    const isOutside = (number as number) < minimum || (number as number) > maximum;
    return isOutside ? undefined : number;
  }
  if (code === PropCode.amount) return number ?? text;
  if (code === PropCode.boolean) return text === 'false' ? false : text === 'true' || text === '' || undefined;
  if (code === PropCode.url) return safeUrl(text);
  return limits && !limits.includes(text) ? undefined : text;
};

/** Reads JSON or an object. @returns undefined for anything else */
export const readRecord = (value: unknown) => {
  const record = parse(value);
  return isObject(record) ? record : undefined;
};

const parse = (value: unknown): unknown => {
  try {
    // Prototype.js before 1.7 encodes a list as JSON twice.
    for (let parses = 2; parses-- && typeof value === 'string'; ) value = JSON.parse(value);
    return value;
  } catch {
    return undefined;
  }
};
