import type { Field, FieldValue } from './field';

/** Longer texts are left to the service: a pattern may need the third power of their length (threat 9). */
const longest = 300;

/**
 * What is wrong with a field: the browser's own judgement of its control, then the pattern.
 *
 * @param control the field's input, select or textarea; none for a group of ticks
 */
export const validate = (
  { kind, required, pattern }: Field,
  value: FieldValue | undefined,
  control: Element | null,
): 'missing' | 'invalid' | undefined => {
  if (kind === 'checks') return required && !(Array.isArray(value) && value.length) ? 'missing' : undefined;
  // All but a group of ticks are an input, a select or a textarea.
  const validity = (control as HTMLInputElement | null)?.validity;
  // Half a number counts as both, and is there.
  if (validity?.badInput) return 'invalid';
  if (kind === 'check') return required && !value ? 'missing' : undefined;
  const text = String(value ?? '').trim();
  if (!text) return required ? 'missing' : undefined;
  return validity?.valid === false || (pattern && text.length < longest && !pattern.test(text)) ? 'invalid' : undefined;
};
