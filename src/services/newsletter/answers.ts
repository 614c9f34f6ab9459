import type { AnswerOf } from '../shape/answer-of';
import type { Shape } from '../shape/shape';

/** The requirements of a country's newsletter form (MKT-9). */
export const newsletterCountry = {
  members: {
    /** Two letters. */
    country: 'text',
    isAvailable: 'boolean',
    /** Whether the visitor must give explicit consent. */
    requiresConsent: 'boolean',
    /** In years. */
    minimumAge: 'number',
    /** Choices of the form. It displays `text` and sends `key`. */
    options: { list: { members: { key: 'key', text: 'text' }, needs: ['key'] } },
  },
} as const satisfies Shape;
export type NewsletterCountry = AnswerOf<typeof newsletterCountry>;
