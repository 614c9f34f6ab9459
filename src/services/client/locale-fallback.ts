import { consented } from '../../platform/consented';
import type { Row } from '../route';
import type { Call, ExchangeOptions } from './call';
import type { CallArgs } from './call-options';
import { statusOf } from './status-of';

export interface FailedCall {
  readonly route: Row;
  readonly args: CallArgs;
  readonly options?: ExchangeOptions;
  readonly name: string;
  readonly form: string;
  readonly locale: string;
  readonly error: unknown;
}

/**
 * Calls that test whether a service knows a locale. Each requests a list that exists in every known locale, so a 404
 * means an unknown locale.
 */
const probes: Readonly<Record<string, Row>> = {
  helpCentre: {
    at: 'helpCentre',
    path: '/help_center/{locale}/articles',
    query: 'per_page=1',
    telemetry: '/help_center/{locale}/articles#locale',
  },
  api: {
    path: '/api/v1.0/{locale}/marketplace/[auth/]popular',
    auth: 'mcToken?',
    telemetry: '/api/v1.0/{locale}/marketplace/[auth/]popular#locale',
  },
};

/** Pending searches by storage key, shared by calls that fail simultaneously. */
const searches = new Map<string, Promise<string>>();

/**
 * Retries a 404 with other forms of the locale: `ja`, then `ja-jp`.
 *
 * If a list returns 404, the service doesn't know the form. A single item may be missing for another reason, so a list
 * request tests the form. Calls of the site's own API are retried only if the locale is just a language.
 *
 * @param knownForms the form that each service knows, keyed by the route's `at`; receives new forms
 * @throws the 404, if the locale isn't known to be the cause
 */
const retryWithLocaleFallback = async <T>(
  failed: FailedCall,
  knownForms: Record<string, string | undefined>,
  call: Call<T>,
): Promise<T> => {
  const { route, args, options, name, locale, error } = failed;
  const { at = 'api' } = route;
  const key = `cobble-locale ${at} ${locale}`;
  const sentForm = String(args[name] ?? failed.form);
  if (!isLocaleSuspect(failed, sentForm) || knownForms[at] === sentForm) throw error;
  let answer: T | undefined;

  const search = async (): Promise<string> => {
    const found = await findForm(failed, sentForm, key, call);
    ({ answer } = found);
    return found.form;
  };

  try {
    if (!knownForms[at]) {
      if (!searches.has(key)) searches.set(key, search());
      knownForms[at] = await searches.get(key);
    }
  } catch {
    throw error;
  } finally {
    searches.delete(key);
  }
  if (knownForms[at] === sentForm) throw error;
  return answer ?? call(route, { ...args, [name]: knownForms[at] }, options);
};

export default retryWithLocaleFallback;

const isLocaleSuspect = ({ route, name, form, locale }: FailedCall, sentForm: string): boolean => {
  const { at = 'api', method } = route;
  if (method) return false;
  if (name === 'locale' && !probes[at]) return false;
  // The caller passed a locale other than the page's, so keep it.
  if (sentForm !== form && sentForm !== locale) return false;
  return at !== 'api' || !locale.includes('-');
};

/** @returns the locale's form that the service knows, or else `sentForm`. `answer` is set if a retry succeeded */
const findForm = async <T>(
  { route, args, options, name, locale }: FailedCall,
  sentForm: string,
  key: string,
  call: Call<T>,
): Promise<{ form: string; answer?: T }> => {
  const probe = probes[route.at ?? 'api'];
  const isList = !probe || /\{locale\}[^{]*$/.test(route.path);
  const others = localeForms(locale).filter((form) => form !== sentForm);
  for (const form of isList ? others : [sentForm, ...others]) {
    try {
      let answer: T | undefined;
      // Omit the caller's signal. Other calls wait for the same result, so an abort would fail them.
      if (isList)
        answer = await call(route, { ...args, signal: undefined, [name]: form }, { ...options, signal: undefined });
      else await call(probe, { locale: form });
      rememberForm(key, form);
      return { form, answer };
    } catch (error) {
      const status = statusOf(error);
      // A denied request shows that the service knows this form.
      if (status === 401 || status === 403) return { form };
      if (status !== 404) throw error;
    }
  }
  return { form: sentForm };
};

const rememberForm = (key: string, form: string): void => {
  if (!consented('storage')) return;
  try {
    sessionStorage[key] = form;
  } catch {
    // Storage is blocked. Until the page unloads, `knownForms` remembers the form.
  }
};

/**
 * Returns the forms to try: the locale, its language, and the language with its likely region (`ja-jp`). For a locale
 * with a script (`zh-hant`), the script's likely region (`zh-tw`) precedes the language.
 */
export const localeForms = (locale: string): string[] => {
  const language = locale.replace(/-.*/, '');
  const regional = (tag: string): string[] => {
    const { region } = new Intl.Locale(tag).maximize();
    return region ? [`${language}-${region}`.toLowerCase()] : [];
  };
  try {
    return [
      ...new Set([locale, ...(/-\w{4}\b/.test(locale) ? regional(locale) : []), language, ...regional(language)]),
    ];
  } catch {
    return [locale];
  }
};
