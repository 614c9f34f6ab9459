import type { AnswerOf } from '../shape/answer-of';
import type { Shape } from '../shape/shape';

/** What a country's newsletter form asks for (MKT-9). */
export const newsletterCountry = {
  members: {
    /** Two letters. */
    country: 'text',
    /** False where no newsletter is sent. */
    isAvailable: 'boolean',
    /** Whether the visitor must agree expressly. */
    requiresConsent: 'boolean',
    /** Youngest age that may subscribe. */
    minimumAge: 'number',
    /** Which newsletters there are: a key to send, a text to show. */
    options: { list: { members: { key: 'key', text: 'text' }, needs: ['key'] } },
  },
} as const satisfies Shape;
export type NewsletterCountry = AnswerOf<typeof newsletterCountry>;
