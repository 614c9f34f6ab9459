import { safeUrl } from '../widgets/kit/safe-url';
import { PropCode } from './prop-table';

/**
 * Makes what a page wrote, an attribute's text or a member of `data-props`, the value that a prop's type asks for.
 *
 * @returns undefined where it can't be that
 */
export const readValue = (code: PropCode, value: unknown, limits?: readonly unknown[]): unknown => {
  if (code === PropCode.list || code === PropCode.record) {
    // Twice: Prototype.js before 1.7 writes lists as a text in a text.
    for (let turn = 2; turn-- && typeof value === 'string'; ) value = JSON.parse(value);
    if (Array.isArray(value) !== (code === PropCode.list)) return undefined;
    if (Array.isArray(value)) return value.filter((item) => item && typeof item === 'object');
    return value && typeof value === 'object' ? value : undefined;
  }
  if (value && typeof value === 'object') return undefined;
  // Whatever it is, as a text.
  const text = `${value as string}`;
  const number = text.trim() ? +text : NaN;
  if (code === PropCode.number) {
    // A number's limits are numbers.
    const [least = -Infinity, most = Infinity] = (limits ?? []) as number[];
    return number >= least && number <= most && Number.isFinite(number) ? number : undefined;
  }
  if (code === PropCode.amount) return Number.isFinite(number) ? number : text;
  if (code === PropCode.boolean) return text === 'false' ? false : text === 'true' || text === '' || undefined;
  if (code === PropCode.url) return safeUrl(text);
  return limits && !limits.includes(text) ? undefined : text;
};
