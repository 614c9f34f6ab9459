import { NO_SETTINGS } from '../../platform/own-copy';
import { toJson } from '../../platform/to-json';
import type { Row } from '../route';
import type { SessionView } from '../session/session';
import type { EndpointName, Settings } from '../settings';
import { encode } from './encode';
import { fault } from './fault';
import { writeQuery } from './write-query';

/** What a caller gives a call: path and query values by name, `body` for a route that has one. */
export type Args = Readonly<Record<string, unknown>>;

/** A request ready for `fetch`. */
export interface BuiltRequest {
  readonly url: string;
  readonly method: 'GET' | NonNullable<Row['method']>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Blob;
  /** `error` where a header carries a secret: `fetch` would take our own headers along to wherever it is sent. */
  readonly redirect?: 'error';
}

/**
 * Makes the request of a call. Pure: the same route, arguments, session and settings give the same request.
 *
 * Left open by the specification and settled here: a Realms or Xbox token that names no scheme of its own goes as
 * `Bearer`; mojang auth is the bearer cookie; the platform purchasing token is the stored Marketplace token.
 *
 * @param session the tokens at hand; none when signed out
 * @throws ServiceError `NotSignedInError` where the route needs a token and there is none (SVC-7), `ArgumentError` for
 *   a path
 *   value that is missing or would leave its segment, a date that is none, or a base URL that is not http or https
 */
export const buildRequest = (route: Row, args: Args, session: SessionView, settings: Settings): BuiltRequest => {
  const { auth, at = 'api', method = 'GET' } = route;
  const { endpoints = NO_SETTINGS, api, headers: names = NO_SETTINGS } = settings;
  const { preauth, marketplace } = session;
  // A route that takes a file is given one, by the types of its call.
  const body = args.body as Blob | undefined;

  const kind = auth === 'currency' || auth === 'mcToken?' ? 'mcToken' : auth;
  const token = kind && session[kind];
  if (auth && !token && !auth.endsWith('?')) throw fault(route, 'NotSignedInError', 'needs auth.login() first.');
  const headers: Record<string, string> = {
    'Content-Type': route.body === 'file' ? body?.type || 'application/octet-stream' : 'application/json',
    ...route.headers,
  };
  const put = (name: string, value: string | undefined): void => {
    if (value) headers[name] = value;
  };
  put('X-WEB-PREAUTH-SECRET', preauth);
  put('Authorization', token && (kind === 'mcToken' ? 'MCToken ' : token.includes(' ') ? '' : 'Bearer ') + token);
  if (auth === 'realms') {
    // Configured by its own key, or by its default as under `storage`.
    const putNamed = (key: string, usual: string, value: string | undefined): void =>
      put(names[key] || names[usual] || usual, value);
    putNamed('sessionId', 'X-Session-Id', session.sessionId);
    putNamed('mojangAuth', 'X-Mojang-Auth', session.bearer);
    putNamed('purchasingToken', 'microsoftPurchasingToken', marketplace);
  }
  if (auth === 'currency') put('microsoftPurchasingToken', marketplace);

  // `page` is no name of an endpoint: none is found.
  const own = endpoints[at as EndpointName];
  const base = own || endpoints.api || api;
  try {
    const url = new URL(base, api || undefined);
    if (!/^http/.test(url.protocol)) throw Error('use http(s)');
    if (!route.whole || !own || url.pathname === '/') {
      url.pathname =
        url.pathname.replace(/\/$/, '') +
        route.path.replace('[auth/]', token ? 'auth/' : '').replace(/\{(\w+)\}/g, (_, name: string) => {
          const value = `${args[name] ?? settings[name as 'locale'] ?? ''}`;
          // A dot segment would climb out of the path, also when it is percent-encoded.
          if (/^\.{0,2}$/.test(value)) throw Error(`${name} is "${value}"`);
          return encode(value);
        });
    }
    url.search = [url.search.slice(1), writeQuery(route.query, args)].filter(Boolean).join('&');
    return {
      url: url.href,
      method,
      headers,
      body: route.body === 'json' ? toJson(body) : body,
      redirect: token || preauth ? 'error' : undefined,
    };
  } catch (error) {
    // What is thrown above is an error.
    throw fault(route, 'ArgumentError', `endpoints.${at} "${base}": ${(error as Error).message}.`, undefined, error);
  }
};
