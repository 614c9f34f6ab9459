import type { NewsletterCountry } from '../../../../services/newsletter/answers';
import type { Field } from '../../../kit/form/field';

export interface CountryForm {
  readonly country: string;
  readonly isAvailable: boolean;
  readonly requiresConsent: boolean;
  /** In years; 0 if the country has no minimum age. */
  readonly minimumAge: number;
  readonly options: NonNullable<Field['options']>;
}

const MAX_OPTIONS = 100;

/** An option without a text shows its key (MKT-9). */
export const countryForm = ({
  country = '',
  isAvailable = true,
  requiresConsent = false,
  minimumAge = 0,
  options = [],
}: NewsletterCountry = {}): CountryForm => {
  const found = new Map<string, string>();
  for (const { key, text } of options.slice(0, MAX_OPTIONS)) if (!found.has(key)) found.set(key, text || key);
  return {
    country: /^[a-z]{2}$/i.test(country) ? country : '',
    isAvailable,
    requiresConsent,
    minimumAge: Math.max(0, Math.ceil(minimumAge)),
    options: [...found].map(([value, text]) => ({ value, text })),
  };
};
