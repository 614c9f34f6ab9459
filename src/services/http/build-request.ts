import type { AuthScheme, Route } from '../route';
import type { SessionView } from '../auth/session';
import type { Settings } from '../settings';
import { encode } from './encode';
import { ServiceError } from './service-error';
import { toJson } from './to-json';
import { writeQuery } from './write-query';

/** What a caller gives a call: path and query values by name, `body` for a route that has one. */
export type Args = Readonly<Record<string, unknown>>;

/** A request ready for `fetch`. */
export interface BuiltRequest {
  readonly url: string;
  readonly method: Route['method'];
  readonly headers: Record<string, string>;
  readonly body?: string | Blob;
  /** `error` where a header carries a secret: `fetch` would take our own headers along to wherever it is sent. */
  readonly redirect: 'error' | 'follow';
  /** Carries the session's token. */
  readonly signedIn: boolean;
}

const asIs = (token: string): string => (/\s/.test(token) ? token : `Bearer ${token}`);

const secrets: Record<AuthScheme, (session: SessionView, settings: Settings) => Record<string, string | undefined>> = {
  mcToken: ({ mcToken }) => ({ Authorization: mcToken && `MCToken ${mcToken}` }),
  bearer: ({ bearer }) => ({ Authorization: bearer && `Bearer ${bearer}` }),
  xbox: ({ xbox }) => ({ Authorization: xbox && asIs(xbox) }),
  currency: ({ mcToken, marketplace }) => ({ Authorization: mcToken && `MCToken ${mcToken}`, microsoftPurchasingToken: marketplace }),
  realms: ({ realms, bearer, marketplace, sessionId }, { headers }) => ({
    Authorization: realms && asIs(realms),
    [headers?.sessionId || 'X-Session-Id']: sessionId,
    [headers?.mojangAuth || 'X-Mojang-Auth']: bearer,
    [headers?.purchasingToken || 'microsoftPurchasingToken']: marketplace,
  }),
};

/**
 * Makes the request of a call. Pure: the same route, arguments, session and settings give the same request.
 *
 * Left open by the specification and settled here: a Realms or Xbox token that names no scheme of its own goes as `Bearer`; mojang auth
 * is the bearer cookie; the platform purchasing token is the stored Marketplace token.
 *
 * @param session the tokens at hand; none when signed out
 * @throws ServiceError `NotSignedInError` where the route needs a token and there is none (SVC-7), `ArgumentError` for a path
 *   value that is missing or would leave its segment, a date that is none, or a base URL that is not http or https
 */
export const buildRequest = (route: Route, args: Args, session: SessionView, settings: Settings): BuiltRequest => {
  const fail = (message: string, cause?: unknown): never => {
    throw new ServiceError('ArgumentError', route.path, `${route.method} ${route.path}: ${message}`, undefined, cause);
  };
  const headers: Record<string, string> = { 'Content-Type': 'application/json', ...route.headers };
  if (route.auth) {
    for (const [name, value] of Object.entries(secrets[route.auth](session, settings))) if (value) headers[name] = value;
  }
  const signedIn = 'Authorization' in headers;
  if (!signedIn && route.auth && !route.anonymous) {
    throw new ServiceError('NotSignedInError', route.path, `${route.method} ${route.path} needs a signed-in player. Nothing was requested; offer auth.login().`);
  }
  if (session.preauth) headers['X-WEB-PREAUTH-SECRET'] = session.preauth;

  const { endpoints } = settings;
  const own = endpoints?.[route.at as keyof typeof endpoints];
  const base = own || endpoints?.api || settings.api;
  let url!: URL;
  try {
    url = new URL(base, settings.api || undefined);
  } catch {
    // Said below.
  }
  if (!/^https?:$/.test(url?.protocol)) fail(`the base URL of "${route.at}" is "${base}". Set endpoints.${route.at} or api to an http(s) URL.`);
  if (!(route.whole && own && url.pathname !== '/')) {
    url.pathname = url.pathname.replace(/\/+$/, '') + route.path
      .replace('[auth/]', signedIn ? 'auth/' : '')
      .replace(/\{(\w+)\}/g, (_, name: string) => {
        const value = String(args[name] ?? settings[name as 'locale'] ?? '');
        // A dot segment would climb out of the path, also when it is percent-encoded.
        return /^\.{0,2}$/.test(value) ? fail(`"${value}" can't be its ${name}. Give the ${name} as a text.`) : encode(value);
      });
  }
  try {
    url.search = [url.search.slice(1), writeQuery(route.query, args)].filter(Boolean).join('&');
  } catch (error) {
    fail(`a date among ${toJson(args)} is none. Give a Date or year-month-day.`, error);
  }
  url.hash = '';

  const body = args.body as Blob | undefined;
  if (route.body === 'file') headers['Content-Type'] = body!.type || 'application/octet-stream';
  return {
    url: url.href,
    method: route.method,
    headers,
    body: route.body === 'json' ? toJson(body) : body,
    redirect: signedIn || session.preauth ? 'error' : 'follow',
    signedIn,
  };
};
