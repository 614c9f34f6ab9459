import { readStorage } from '../read-storage';
import type { Row } from '../route';
import type { Settings } from '../settings';
import type { Args } from './build-request';
import type { CallOptions } from './client';
import type { ServiceError } from './service-error';

/** Makes a call as it is told. */
export type Ask<T> = (route: Row, args?: Args, options?: CallOptions) => Promise<T>;

/**
 * Makes calls in a form of the page's locale that their service knows (HLP-1): `ja`, `ja-jp`. What is configured
 * counts; without it the page's own is asked for first, and `askAgain` says when another is. What has answered is known
 * from then on.
 */
export const createInLocale = <T>({ locale: own, helpCentre }: Settings, ask: Ask<T>): Ask<T> => {
  const given = helpCentre?.locale ?? '';
  const known: Record<string, string | undefined> = {
    // The first key that is the page's locale, or begins it: `pt-br`, `pt`.
    helpCentre:
      typeof given === 'string'
        ? given
        : Object.entries(given).find(([key]) => `${own}-`.startsWith(`${key}-`.toLowerCase()))?.[1],
  };
  return async (route, args, options) => {
    const { at = 'api', path, query } = route;
    if (!/locale/.test(path + query)) return ask(route, args, options);
    const locale = known[at] || readStorage('sessionStorage', `cobble-locale ${at} ${own}`) || own;
    try {
      const answer = await ask(route, { locale, ...args }, options);
      // In the query it may be one that the service does not know, and finds nothing in.
      if (path.includes('{')) known[at] ||= locale;
      return answer;
    } catch (error) {
      if ((error as ServiceError).status !== 404) throw error;
      return import('./ask-again').then(
        ({ default: askAgain }) => askAgain(error, own, locale, known, ask, route, args, options),
        () => {
          throw error;
        },
      );
    }
  };
};
