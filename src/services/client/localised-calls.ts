import { consented } from '../../platform/consented';
import type { Settings } from '../settings';
import type { Call } from './call';
import type { ServiceError } from './service-error';
import { readStorage } from './storage';

/**
 * Sends the page's locale in the form that the service knows: `ja` or `ja-jp` (HLP-1, STO-3, STO-4). For the help
 * centre, the setting `helpCentre.locale` wins.
 */
export const localiseCalls = <T>({ locale, helpCentre }: Settings, call: Call<T>): Call<T> => {
  const knownForms: Record<string, string | undefined> = {
    helpCentre: configuredForm(helpCentre?.locale ?? '', locale),
  };
  return (route, args = {}, options) => {
    const { path, query, at = 'api' } = route;
    const name = /locale|lang\w*/.exec(path + query)?.[0];
    if (!name) return call(route, args, options);
    const key = `cobble-locale ${at} ${locale}`;
    const form = knownForms[at] || (consented('storage') && readStorage('sessionStorage', key)) || locale;
    return call(route, { ...args, [name]: args[name] ?? form }, options).then(
      (answer) => {
        // A successful search doesn't prove that the service knows the locale: it may succeed without results.
        if (/{/.test(path)) knownForms[at] ||= form;
        return answer;
      },
      (error: ServiceError) => {
        if (error.status !== 404) throw error;
        return import('./locale-fallback').then(
          ({ default: retryWithLocaleFallback }) =>
            retryWithLocaleFallback({ error, route, args, options, name, form, locale }, knownForms, call),
          () => {
            throw error;
          },
        );
      },
    );
  };
};

const configuredForm = (given: string | Readonly<Record<string, string>>, locale: string): string | undefined =>
  typeof given === 'string'
    ? given
    : Object.entries(given)
        .sort(([one], [other]) => other.length - one.length)
        .find(([prefix]) => `${locale}-`.startsWith(`${prefix}-`.toLowerCase()))?.[1];
