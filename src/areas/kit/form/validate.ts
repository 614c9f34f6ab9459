import type { Field, FieldValue } from './field';

/**
 * What is wrong with a field, by the browser's own judgement of its control.
 *
 * @param control the field's input, select or textarea; none for a group of ticks
 */
export const validate = (
  { kind, required }: Field,
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
  return validity?.valid === false ? 'invalid' : undefined;
};
