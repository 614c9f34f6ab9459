import { safeUrl } from '../widgets/shared/safe-url';

/**
 * Makes what a page wrote, an attribute's text or a member of `data-props`, the value that a prop's type asks for.
 *
 * @returns undefined where it can't be that
 */
export const readValue = (code: string, value: unknown, limits?: readonly unknown[]): unknown => {
  if (code == 'l' || code == 'r') {
    // Twice: Prototype.js before 1.7 writes lists as a text in a text.
    for (let turn = 2; turn-- && typeof value == 'string'; ) value = JSON.parse(value);
    return Array.isArray(value)
      ? code == 'l'
        ? value.filter((item) => item && typeof item == 'object')
        : undefined
      : code == 'r' && value && typeof value == 'object'
        ? value
        : undefined;
  }
  if (value && typeof value == 'object') return undefined;
  const text = `${value as string}`;
  const number = text.trim() ? +text : NaN;
  if (code == 'n')
    return number >= ((limits?.[0] as number) ?? -Infinity) &&
      number <= ((limits?.[1] as number) ?? 1 / 0) &&
      number - number == 0
      ? number
      : undefined;
  if (code == 'a') return number - number == 0 ? number : text;
  if (code == 'b') return text == 'false' ? false : text == 'true' || text == '' || undefined;
  if (code == 'u') return safeUrl(text);
  return limits && !limits.includes(text) ? undefined : text;
};
