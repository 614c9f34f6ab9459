import type { NewsletterCountry } from '../../../../services/newsletter/answers';
import type { Field } from '../../../kit/form/field';

/** What a country's form asks for. */
export interface CountryForm {
  readonly country: string;
  readonly isAvailable: boolean;
  readonly requiresConsent: boolean;
  /** 0 for none. */
  readonly minimumAge: number;
  readonly options: NonNullable<Field['options']>;
}

/** Options that are shown. */
const most = 100;

/** The form of a country's configuration (MKT-9): each option once, by its key where it has no text. */
export const countryForm = ({
  country = '',
  isAvailable = true,
  requiresConsent = false,
  minimumAge = 0,
  options = [],
}: NewsletterCountry = {}): CountryForm => {
  const found = new Map<string, string>();
  for (const { key, text } of options.slice(0, most)) if (!found.has(key)) found.set(key, text || key);
  return {
    country: /^[a-z]{2}$/i.test(country) ? country : '',
    isAvailable,
    requiresConsent,
    minimumAge: Math.max(0, Math.ceil(minimumAge)),
    options: [...found].map(([value, text]) => ({ value, text })),
  };
};
