import type { EndpointName } from './settings';
import type { Shape } from './shape/shape';

/**
 * The authorization of a call, and its headers (SVC-6 to SVC-9):
 * - `mcToken`: `Authorization: MCToken <token>`.
 * - `bearer`: `Authorization: Bearer <bearer cookie>`.
 * - `realms`: `Authorization` of the Realms token, session id, mojang auth (the bearer cookie) and, if stored, the
 *   purchasing token (the Marketplace token).
 * - `currency`: `Authorization: MCToken <token>` and `microsoftPurchasingToken`.
 * - `xbox`: `Authorization` of the Xbox token, which includes its scheme.
 */
export type AuthScheme = 'mcToken' | 'bearer' | 'realms' | 'currency' | 'xbox';

/** As browsers load it. Omitted columns have defaults. */
export interface Row {
  /** Default GET. */
  readonly method?: 'PUT' | 'POST' | 'DELETE';
  /** The base URL's name. `page`: the page's origin. Default `api`. */
  readonly at?: EndpointName | 'page';
  /**
   * `{name}`: an argument (one encoded path segment). `{locale}` (in the form that the service knows) and `{product}`:
   * settings. `[auth/]`: only if the call is signed in. Telemetry and errors name the call by this template.
   */
  readonly path: string;
  /** A base URL with a path is the complete URL. */
  readonly whole?: true;
  /**
   * Parameters in the order of the wire. Missing arguments are omitted. Commas join a list.
   * - `name=text`: always this text.
   * - `name:date`: year-month-day in UTC, from a `Date`, milliseconds, or a date's text.
   * - `name:repeat`: once for each member of a list.
   * - `name:filters`: a record, or a list of `{ name, value }`, as `filter[name]=value`; a plain text as `name=text`.
   */
  readonly query?: string;
  /** Besides `Content-Type` (SVC-1) and secrets. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * With `?`, the call is anonymous while nobody is signed in. Without it, it then fails and sends no request (SVC-7).
   */
  readonly auth?: AuthScheme | 'mcToken?';
  /** `json`: the argument `body`. `file`: raw, with its own content type. */
  readonly body?: 'json' | 'file';
  readonly answer?: Shape;
  /** False: the call returns undefined (SVC-4). */
  readonly reads?: false;
  /** `read`, default for GET: 3 attempts at 100 ms (SVC-5). `never`, default for others. `balance`: STO-7. */
  readonly retry?: 'read' | 'never' | 'balance';
  /**
   * `shared`, default for GET: equal pending requests are one. `none`, default for others. `stored`: shared, and cached
   * in IndexedDB by URL and token. `spoils`: not shared, and invalidates the cache.
   */
  readonly cache?: 'stored' | 'shared' | 'none' | 'spoils';
}

/** With every column, for the sandbox's router and the wire tests. */
export interface Route extends Omit<Row, 'auth' | 'reads' | 'method'> {
  /** The requirement's id. */
  readonly rule: string;
  readonly group: string;
  /** The method's name in its group. */
  readonly name: string;
  readonly method: 'GET' | NonNullable<Row['method']>;
  readonly at: NonNullable<Row['at']>;
  readonly auth?: AuthScheme;
  /** Possible while signed out. */
  readonly anonymous: boolean;
  readonly reads: boolean;
  readonly retry: NonNullable<Row['retry']>;
  readonly cache: NonNullable<Row['cache']>;
  /** `endpoint` in `Ms.Web.ApiPerf` and in errors. */
  readonly telemetry: string;
}
