import { toJson } from '../../platform/to-json';
import type { Row } from '../route';
import type { SessionTokens } from '../session/session';
import type { CompleteSettings, EndpointName } from '../settings';
import type { CallArgs } from './call-options';
import { createServiceError } from './service-error';
import { encode, writeQuery } from './url-encoding';

type RequestSettings = Pick<CompleteSettings, 'api' | 'endpoints' | 'headers' | 'locale' | 'product'>;

export interface BuiltRequest {
  readonly url: string;
  readonly method: 'GET' | NonNullable<Row['method']>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Blob;
  /** Rejects redirects if a header is secret, because `fetch` would send it to the redirect's target. */
  readonly redirect?: 'error';
}

/**
 * The specification doesn't define the prefix `Bearer`, or the values of `X-Mojang-Auth` and
 * `microsoftPurchasingToken`. `AuthScheme` describes Cobble's choices.
 *
 * @throws ServiceError `NotSignedInError` without a required token (SVC-7); `ArgumentError` for an invalid base URL,
 * path value or parameter
 */
export const buildRequest = (
  route: Row,
  args: CallArgs,
  tokens: SessionTokens,
  settings: RequestSettings,
): BuiltRequest => {
  const { auth, method = 'GET' } = route;
  const { headers: names } = settings;
  const { preauth, marketplace } = tokens;
  const body = args.body as Blob | undefined;

  const kind = auth === 'currency' || auth === 'mcToken?' ? 'mcToken' : auth;
  const token = kind && tokens[kind];
  if (auth && !token && !auth.endsWith('?'))
    throw createServiceError(route, 'NotSignedInError', 'needs auth.login() first.');

  const headers: Record<string, string> = {
    'Content-Type': route.body === 'file' ? body?.type || 'application/octet-stream' : 'application/json',
    ...route.headers,
  };
  const setHeader = (name: string, value: string | undefined): void => {
    if (value) headers[name] = value;
  };
  const setNamed = (key: string, usual: string, value: string | undefined): void =>
    setHeader(names?.[key] || names?.[usual] || usual, value);

  setHeader('X-WEB-PREAUTH-SECRET', preauth);
  setHeader('Authorization', token && authorization(kind, token));
  if (auth === 'realms') {
    setNamed('sessionId', 'X-Session-Id', tokens.sessionId);
    setNamed('mojangAuth', 'X-Mojang-Auth', tokens.bearer);
    setNamed('purchasingToken', 'microsoftPurchasingToken', marketplace);
  }
  if (auth === 'currency') setHeader('microsoftPurchasingToken', marketplace);

  try {
    return {
      url: buildUrl(route, args, settings, token),
      method,
      headers,
      body: route.body === 'json' ? toJson(body) : body,
      redirect: token || preauth ? 'error' : undefined,
    };
  } catch (error) {
    throw createServiceError(route, 'ArgumentError', (error as Error).message, { cause: error });
  }
};

const authorization = (kind: string, token: string): string => {
  if (kind === 'mcToken') return `MCToken ${token}`;
  return token.includes(' ') ? token : `Bearer ${token}`;
};

const buildUrl = (route: Row, args: CallArgs, settings: RequestSettings, token: string | undefined): string => {
  const { at = 'api' } = route;
  const { endpoints, api } = settings;
  const endpoint = endpoints?.[at as EndpointName];
  const base = endpoint || api;
  const url = URL.parse(base) ?? URL.parse(base, api);
  if (!url || !/^http/.test(url.protocol))
    throw new TypeError(`endpoints.${at} "${base}": not http(s). Fix: set it or data-api.`);
  if (!route.whole || !endpoint || url.pathname === '/') {
    url.pathname =
      url.pathname.replace(/\/$/, '') +
      route.path.replace('[auth/]', token ? 'auth/' : '').replace(/\{(\w+)\}/g, (_, name: string) => {
        const value = `${args[name] ?? settings[name as 'locale'] ?? ''}`;
        // A dot segment, even percent-encoded, would lead out of the template's path.
        if (/^\.{0,2}$/.test(value)) throw new TypeError(`${name} is "${value}".`);
        return encode(value);
      });
  }
  url.search = [url.search.slice(1), writeQuery(route.query, args)].filter(Boolean).join('&');
  return url.href;
};
