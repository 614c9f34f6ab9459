/** What a country's newsletter form asks for (MKT-9). */
export interface NewsletterCountry {
  /** Two letters. */
  country: string;
  /** False where no newsletter is sent. */
  isAvailable?: boolean;
  /** Whether the visitor must agree expressly. */
  requiresConsent?: boolean;
  /** Youngest age that may subscribe. */
  minimumAge?: number;
  /** Which newsletters there are: a key to send, a text to show. */
  options?: { key: string; text: string; [field: string]: unknown }[];
  [field: string]: unknown;
}
