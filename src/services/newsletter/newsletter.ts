import type { CallOptions } from '../client/call-options';
import type { Client } from '../client/client';
import type { NewsletterCountry } from './answers';
import { newsletterRoutes as routes } from './routes';

/** The newsletter; nobody needs to be signed in. */
export interface Newsletter {
  /** MKT-9. What the visitor's country asks for. */
  country(options?: CallOptions): Promise<NewsletterCountry>;
  /**
   * MKT-10. Gives nothing. Sent once, as `{ subscriptOptions }`: so the specification spells it. It leaves the fields
   * open: they are sent as they are.
   */
  subscribe(subscriptOptions: Readonly<Record<string, unknown>>, options?: CallOptions): Promise<void>;
}

/** Creates the group. */
const createNewsletter = ({ call }: Client): Newsletter => ({
  country: (options) => call(routes.country, {}, options),
  subscribe: (subscriptOptions, options) => call(routes.subscribe, { body: { subscriptOptions } }, options),
});

export default createNewsletter;
