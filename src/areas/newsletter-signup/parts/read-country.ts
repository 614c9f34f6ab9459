import type { Field } from '../../shared/form/field';

/** What a country's form asks for, made sound. */
export interface CountryForm {
  readonly country: string;
  readonly isAvailable: boolean;
  readonly requiresConsent: boolean;
  /** 0 for none. */
  readonly minimumAge: number;
  readonly options: NonNullable<Field['options']>;
}

/** Options that are read. */
const most = 100;

/** Reads the newsletter's country configuration (MKT-9), which may hold anything: flags and numbers also as text. */
export const readCountry = (answer: unknown): CountryForm => {
  const { country, isAvailable, requiresConsent, minimumAge, options } = (answer ?? {}) as Record<string, unknown>;
  const found = new Map<string, string>();
  for (const option of Array.isArray(options)
    ? (options.slice(0, most) as ({ key?: unknown; text?: unknown } | null)[])
    : []) {
    const { key, text } = option ?? {};
    if (key && /^(string|number)$/.test(typeof key) && !found.has(`${key as string}`))
      found.set(`${key as string}`, typeof text === 'string' && text ? text : `${key as string}`);
  }
  return {
    country: /^[a-z]{2}$/i.test(String(country)) ? String(country) : '',
    isAvailable: String(isAvailable) !== 'false',
    requiresConsent: String(requiresConsent) === 'true',
    minimumAge: Math.max(0, Math.ceil(Number(minimumAge)) || 0),
    options: [...found].map(([value, text]) => ({ value, text })),
  };
};
