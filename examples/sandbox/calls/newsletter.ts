import type { NewsletterCountry } from '../../../src/services/newsletter/answers';
import type { newsletterRoutes } from '../../../src/services/newsletter/routes';
import type { Handler } from '../http/call';
import { isObject, jsonObject } from '../http/json-body';
import { Refusal } from '../http/refusal';
import { keepNewest } from '../state/state';
import { isEmail } from './callers';

/** Countries that require explicit consent. */
const consent = ['AT', 'BE', 'CA', 'CH', 'DE', 'DK', 'ES', 'FI', 'FR', 'GB', 'IE', 'IT', 'NL', 'NO', 'PL', 'PT', 'SE'];
/** Countries without a newsletter. */
const without = ['AQ', 'KP', 'CU'];

const country: Handler = ({ query, headers }) => {
  const code = (
    query.get('country') ||
    /^[a-z]{2,3}-([a-z]{2})\b/i.exec(headers['accept-language'] ?? '')?.[1] ||
    'us'
  ).toUpperCase();
  if (!/^[A-Z]{2}$/.test(code)) throw new Refusal(400, 'InvalidParameter', `country=${code} is no country.`);
  const body: NewsletterCountry = {
    country: code,
    isAvailable: !without.includes(code),
    requiresConsent: consent.includes(code),
    minimumAge: code === 'US' ? 13 : 16,
    options: [
      { key: 'news', text: 'News of the game' },
      { key: 'marketplace', text: 'New in the marketplace' },
      { key: 'realms', text: 'Realms: tips and care times' },
      { key: 'education', text: 'For teachers' },
    ],
  };
  return { body };
};

const subscribe: Handler = (call) => {
  const { subscriptOptions } = jsonObject(call);
  if (!isObject(subscriptOptions))
    throw new Refusal(
      400,
      'InvalidRequest',
      '"subscriptOptions" is missing: the choices go into an object of this name.',
    );
  const { email } = subscriptOptions;
  if (email !== undefined && !isEmail(String(email)))
    throw new Refusal(422, 'InvalidEmail', `"${String(email)}" is no address.`);
  const { subscribers } = call.state;
  const known = email === undefined ? -1 : subscribers.findIndex((one) => one.email === email);
  if (known < 0) keepNewest(subscribers, subscriptOptions);
  else subscribers[known] = subscriptOptions;
  return { status: 200 };
};

/** MKT-9 and MKT-10 */
export const newsletterCalls: Readonly<Record<keyof typeof newsletterRoutes, Handler>> = { country, subscribe };
