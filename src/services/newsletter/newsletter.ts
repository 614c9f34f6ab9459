import type { CallOptions } from '../client/call-options';
import type { Client } from '../client/client';
import type { NewsletterCountry } from './answers';
import { newsletterRoutes as routes } from './routes';

/** Needs no sign-in. All methods throw `ServiceError`. */
export interface Newsletter {
  /** Returns the requirements of the visitor's country (MKT-9). */
  country(options?: CallOptions): Promise<NewsletterCountry>;
  /**
   * Subscribes the visitor. Never retried (MKT-10).
   *
   * @param subscriptOptions an object with any fields, sent unchanged
   */
  subscribe(subscriptOptions: Readonly<Record<string, unknown>>, options?: CallOptions): Promise<void>;
}

const createNewsletter = ({ call }: Client): Newsletter => ({
  country: (options) => call(routes.country, {}, options),
  subscribe: (subscriptOptions, options) => call(routes.subscribe, { body: { subscriptOptions } }, options),
});

export default createNewsletter;
