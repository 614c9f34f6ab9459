import type { Field, FieldValue } from './field';

/** A pattern's time may grow with the third power of the length (threat 9). */
const MAX_PATTERN_LENGTH = 300;

/** Validates a field by its control's `validity`, then by its pattern. @param control null for `checks` */
export const validate = (
  { kind, required, pattern }: Field,
  value: FieldValue | undefined,
  control: Element | null,
): 'missing' | 'invalid' | undefined => {
  if (kind === 'checks') return required && !(Array.isArray(value) && value.length) ? 'missing' : undefined;
  const validity = (control as HTMLInputElement | null)?.validity;
  // The value of an incomplete number is empty, but the field isn't.
  if (validity?.badInput) return 'invalid';
  if (kind === 'check') return required && !value ? 'missing' : undefined;
  const text = String(value ?? '').trim();
  if (!text) return required ? 'missing' : undefined;
  return validity?.valid === false || (pattern && text.length < MAX_PATTERN_LENGTH && !pattern.test(text))
    ? 'invalid'
    : undefined;
};
