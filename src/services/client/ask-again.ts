import type { Row } from '../route';
import type { Args } from './build-request';
import type { Ask, CallOptions } from './call-options';
import { localeForms } from './locale-forms';
import { statusOf } from './status-of';

/** A list of each service that has calls for one thing: what it answers says whether it knows a locale. */
const probes: Readonly<Record<string, Row>> = {
  helpCentre: { at: 'helpCentre', path: '/help_center/{locale}/articles', query: 'per_page=1' },
  api: { path: '/api/v1.0/{locale}/marketplace/[auth/]popular', auth: 'mcToken?' },
};

/** One search for all calls that wait for it, by where its result is remembered. */
const searches = new Map<string, Promise<string>>();

/**
 * Makes a call that had a 404 again, in the form of the locale that its service knows, if that is another.
 *
 * A 404 of a list is the locale's: the list is asked for in each form. That of one thing may be the thing's own: then a
 * list says which. Once the service has answered in a form, no other is asked for. The site's own service takes a
 * locale with a region, and is asked for another only where the page's has none. What is sent once stays sent once.
 *
 * @param error the 404
 * @param own the page's locale
 * @param name the route's parameter for the locale
 * @param form the form in which the call was made, unless its own arguments name one
 * @param known the forms that services know, by the route's `at`; the one that is found is added, and remembered for
 *   the visit
 * @param mayKeep whether it may be remembered
 * @throws the 404 where it was not the locale's, and where nothing can be said of that
 */
const askAgain = async <T>(
  error: unknown,
  own: string,
  name: string,
  form: string,
  known: Record<string, string | undefined>,
  mayKeep: boolean,
  ask: Ask<T>,
  route: Row,
  args: Args,
  options?: CallOptions,
): Promise<T> => {
  const { at = 'api', path, method } = route;
  // Another than the page's is what the caller wants, and no other.
  // `/locales` of the tickets' service takes none.
  const probe = probes[at];
  const takesNone = name === 'locale' && !probe;
  const asked = String(args[name] ?? form);
  if (takesNone || known[at] === asked || ![form, own].includes(asked) || method || (at === 'api' && own.includes('-')))
    throw error;
  const key = `cobble-locale ${at} ${own}`;
  const isList = !probe || /\{locale\}[^{]*$/.test(path);
  let answer: T | undefined;

  const search = async (): Promise<string> => {
    // A list has just said so of this form itself.
    for (const locale of new Set([...(isList ? [] : [asked]), ...localeForms(own).filter((one) => one !== asked)])) {
      try {
        // Without the caller's signal: others wait for it too.
        if (isList) answer = await ask(route, { ...args, signal: undefined, [name]: locale });
        else await ask(probe, { locale });
        if (mayKeep) remember(key, locale);
        return locale;
      } catch (cause) {
        const status = statusOf(cause);
        // What is refused is known; all else may pass.
        if (/^40[13]$/.test(`${status}`)) return locale;
        if (status !== 404) throw cause;
      }
    }
    return asked;
  };

  try {
    if (!known[at]) {
      if (!searches.has(key)) searches.set(key, search());
      known[at] = await searches.get(key);
    }
  } catch {
    throw error;
  } finally {
    searches.delete(key);
  }
  if (known[at] === asked) throw error;
  return answer ?? ask(route, { ...args, [name]: known[at] }, options);
};

export default askAgain;

const remember = (key: string, locale: string): void => {
  try {
    sessionStorage[key] = locale;
  } catch {
    // Storage is refused: the page remembers it.
  }
};
