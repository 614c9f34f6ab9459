import type { EndpointName } from './settings';
import type { Shape } from './shape/shape';

/**
 * How a call is authorized, with the headers of each scheme (SVC-6 to SVC-9):
 * - `mcToken`: `Authorization: MCToken <token>`.
 * - `bearer`: `Authorization: Bearer <bearer cookie>`.
 * - `realms`: `Authorization` with the Realms token, the session id, the mojang auth (bearer cookie) and, if stored,
 * the purchasing token (Marketplace token).
 * - `currency`: `Authorization: MCToken <token>` and `microsoftPurchasingToken`.
 * - `xbox`: `Authorization: <Xbox token>`, with `Bearer` if the token lacks a scheme.
 */
export type AuthScheme = 'mcToken' | 'bearer' | 'realms' | 'currency' | 'xbox';

export interface Row {
  /** Default GET. */
  readonly method?: 'PUT' | 'POST' | 'DELETE';
  /** The base URL to use; `page` is the page's origin. Default: `api`. */
  readonly at?: EndpointName | 'page';
  /**
   * A template. `{name}` is an argument, encoded as one path segment. `{product}` and `{locale}` are settings; the
   * locale has the form that the service knows. `[auth/]` becomes `auth/` if a player is signed in, otherwise nothing.
   */
  readonly path: string;
  /**
   * The call's `endpoint` in `Ms.Web.ApiPerf` and in errors. Default: the path. A fragment such as `#suggested`
   * distinguishes calls with the same path.
   */
  readonly telemetry?: string;
  /** If the endpoint's URL in the settings has a path, `path` isn't appended. */
  readonly whole?: true;
  /**
   * Parameters in the URL's order, separated by spaces. Omits missing arguments, and joins lists with commas.
   * - `name=text`: always this value.
   * - `name:date`: year-month-day in UTC, from a `Date`, milliseconds or a string.
   * - `name:repeat`: once for each member of a list.
   * - `name:filters`: `filter[name]=value` from a record or a list of `{ name, value }`, or `name=text` from a string.
   */
  readonly query?: string;
  /** Fixed headers other than `Content-Type` (SVC-1) and secrets. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * While nobody is signed in, a call with `?` in its scheme is sent without a token. A call with another scheme fails
   * before anything is sent (SVC-7).
   */
  readonly auth?: AuthScheme | 'mcToken?';
  /** `json` sends the argument `body` as JSON. `file` sends it unchanged, with the file's content type. */
  readonly body?: 'json' | 'file';
  readonly answer?: Shape;
  /** If false, the call returns undefined (SVC-4). */
  readonly reads?: false;
  /**
   * `read`, the default for GET, makes up to 3 attempts, 100 ms apart (SVC-5). `never`, the default for other methods,
   * sends once. `balance` repeats until Success (STO-7).
   */
  readonly retry?: 'read' | 'never' | 'balance';
  /**
   * `shared`, the default for GET, joins an equal pending request. `none`, the default for other methods, doesn't join.
   * `stored` joins, and caches the answer in IndexedDB, by URL and token, for 5 minutes (`FRESH_MS`). `spoils` doesn't
   * join, and empties the cache.
   */
  readonly cache?: 'stored' | 'shared' | 'none' | 'spoils';
}

export interface Route extends Omit<Row, 'auth' | 'reads' | 'method'> {
  readonly rule: string;
  readonly group: string;
  readonly name: string;
  readonly method: 'GET' | NonNullable<Row['method']>;
  readonly at: NonNullable<Row['at']>;
  readonly auth?: AuthScheme;
  readonly anonymous: boolean;
  readonly reads: boolean;
  readonly retry: NonNullable<Row['retry']>;
  readonly cache: NonNullable<Row['cache']>;
  readonly telemetry: string;
}
