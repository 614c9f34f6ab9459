import type { EndpointName } from './settings';
import type { Shape } from './shape/shape';

/**
 * The headers that each authorization scheme sends (SVC-6 to SVC-9):
 * - `mcToken`: `Authorization: MCToken <token>`.
 * - `bearer`: `Authorization: Bearer <bearer cookie>`.
 * - `realms`: `Authorization: <Realms token>`, `X-Session-Id: <session id>`, `X-Mojang-Auth: <bearer cookie>` and, if
 * stored, `microsoftPurchasingToken: <Marketplace token>`.
 * - `currency`: `Authorization: MCToken <token>` and `microsoftPurchasingToken: <Marketplace token>`.
 * - `xbox`: `Authorization: <Xbox token>`.
 *
 * `Bearer` precedes a Realms or Xbox token without a scheme.
 */
export type AuthScheme = 'mcToken' | 'bearer' | 'realms' | 'currency' | 'xbox';

export interface Row {
  /** Default GET. */
  readonly method?: 'PUT' | 'POST' | 'DELETE';
  /** The endpoint whose base URL the call uses, or `page` for the page's origin. Default: `api`. */
  readonly at?: EndpointName | 'page';
  /**
   * A template. `{name}` becomes an argument, encoded as one path segment. `{product}` and `{locale}` are settings; the
   * locale has the form that the service knows. `[auth/]` becomes `auth/` if a player is signed in, otherwise nothing.
   */
  readonly path: string;
  /**
   * The call's `endpoint` in errors and in `Ms.Web.ApiPerf`. Default: the path. A suffix such as `#suggested`
   * distinguishes calls with the same path.
   */
  readonly telemetry?: string;
  /** If the endpoint's URL in the settings has a path, use it without appending `path`. */
  readonly whole?: true;
  /**
   * The query's parameters in order, separated by spaces. Omits missing arguments, and joins lists with commas.
   * - `name=text`: always this value.
   * - `name:date`: year-month-day in UTC, from a `Date`, milliseconds or a string.
   * - `name:repeat`: once for each member of a list.
   * - `name:filters`: `filter[name]=value` from a record or a list of `{ name, value }`, or `name=text` from a string.
   */
  readonly query?: string;
  /** Fixed headers, excluding secrets and `Content-Type` (SVC-1). */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * While nobody is signed in, a call with `mcToken?` is sent without a token. Calls with other schemes fail before
   * sending (SVC-7).
   */
  readonly auth?: AuthScheme | 'mcToken?';
  /** `json` sends the argument `body` as JSON. `file` sends it unchanged, with the file's content type. */
  readonly body?: 'json' | 'file';
  readonly answer?: Shape;
  /** If false, the body isn't read, and the call returns undefined (SVC-4). */
  readonly reads?: false;
  /**
   * `read`, the default for GET, makes up to 3 attempts, 100 ms apart (SVC-5). `never`, the default for other methods,
   * makes one attempt. `balance` repeats the request until the balance's status is Success (STO-7).
   */
  readonly retry?: 'read' | 'never' | 'balance';
  /**
   * - `shared` (default for GET): joins an identical pending request.
   * - `none` (default for other methods): always sends a request.
   * - `stored`: like `shared`, but also caches the answer in IndexedDB for 5 minutes (`FRESH_MS`), keyed by URL and
   * token.
   * - `spoils`: like `none`, but also empties the cache.
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
