import { consented } from '../../platform/consented';
import type { Settings } from '../settings';
import type { Ask } from './call-options';
import { readStorage } from './read-storage';
import type { ServiceError } from './service-error';

/**
 * Makes calls in a form of the page's locale that their service knows (HLP-1, STO-3, STO-4): `ja`, `ja-jp`. What is
 * configured counts; without it the page's own is asked for first, and `askAgain` says when another is. What has
 * answered is known from then on.
 */
export const createInLocale = <T>({ locale: own, helpCentre }: Settings, ask: Ask<T>): Ask<T> => {
  const given = helpCentre?.locale ?? '';
  const known: Record<string, string | undefined> = {
    // The longest key that is the page's locale, or begins it: `pt-br` before `pt`.
    helpCentre:
      typeof given === 'string'
        ? given
        : Object.entries(given)
            .sort(([one], [other]) => other.length - one.length)
            .find(([key]) => `${own}-`.startsWith(`${key}-`.toLowerCase()))?.[1],
  };
  return (route, args = {}, options) => {
    const { path, query, at = 'api' } = route;
    const name = /locale|lang\w*/.exec(path + query)?.[0];
    if (!name) return ask(route, args, options);
    const locale =
      known[at] || (consented('storage') && readStorage('sessionStorage', `cobble-locale ${at} ${own}`)) || own;
    return ask(route, { ...args, [name]: args[name] ?? locale }, options).then(
      (answer) => {
        // In the query it may be one that the service does not know, and finds nothing in.
        if (/{/.test(path)) known[at] ||= locale;
        return answer;
      },
      (error: ServiceError) => {
        if (error.status !== 404) throw error;
        return import('./ask-again').then(
          ({ default: askAgain }) =>
            askAgain(error, own, name, locale, known, consented('storage'), ask, route, args, options),
          () => {
            throw error;
          },
        );
      },
    );
  };
};
