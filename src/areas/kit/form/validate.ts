import type { Field, FieldValue } from './field';

/** @param control null for the kind `checks` */
export const validate = (
  { kind, required }: Field,
  value: FieldValue | undefined,
  control: Element | null,
): 'missing' | 'invalid' | undefined => {
  if (kind === 'checks') return required && !(Array.isArray(value) && value.length) ? 'missing' : undefined;
  const validity = (control as HTMLInputElement | null)?.validity;
  // An incomplete number such as `1e` has an empty value, but isn't missing.
  if (validity?.badInput) return 'invalid';
  if (kind === 'check') return required && !value ? 'missing' : undefined;
  const text = String(value ?? '').trim();
  if (!text) return required ? 'missing' : undefined;
  return validity?.valid === false ? 'invalid' : undefined;
};
