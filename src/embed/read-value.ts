import { safeUrl } from '../widgets/kit/safe-url';
import { PropCode } from './prop-table';

export const readValue = (code: PropCode, value: unknown, limits?: readonly unknown[]): unknown => {
  if (code === PropCode.list || code === PropCode.record) {
    // Parse twice: Prototype.js before 1.7 encodes lists twice.
    for (let parses = 2; parses-- && typeof value === 'string'; ) value = JSON.parse(value);
    if (Array.isArray(value) !== (code === PropCode.list)) return undefined;
    if (Array.isArray(value)) return value.filter((item) => item && typeof item === 'object');
    return value && typeof value === 'object' ? value : undefined;
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
