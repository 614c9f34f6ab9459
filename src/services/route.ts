import type { EndpointName } from './settings';

/**
 * How one query parameter is written. Parameters go out in the table's order; one without a value is left out.
 * - `text`: as given, `String(value)`.
 * - `date`: year-month-day in UTC, from a `Date`, milliseconds, or a text that is one.
 * - `join`: one value, or several joined by commas.
 * - `repeat`: once for each value of a list.
 * - `filters`: a record, or a list of `{ name, value }`, as `filter[name]=value`; a plain text as `filters=text`.
 * - `=TEXT`: always this text.
 */
export type QueryEncoding = 'text' | 'date' | 'join' | 'repeat' | 'filters' | `=${string}`;

/**
 * What a call proves itself with, and in which headers (SVC-6 to SVC-9):
 * - `mcToken`: `Authorization: MCToken <token>`.
 * - `bearer`: `Authorization: Bearer <bearer cookie>`.
 * - `realms`: `Authorization` of the Realms token, session id, mojang auth (the bearer cookie) and, where one is stored, the
 *   purchasing token (the Marketplace token).
 * - `currency`: `Authorization: MCToken <token>` and `microsoftPurchasingToken`.
 * - `xbox`: `Authorization` of the Xbox token, which carries its own scheme.
 */
export type AuthScheme = 'mcToken' | 'bearer' | 'realms' | 'currency' | 'xbox';

/** One call of the specification, as data. The client, the sandbox's router and the wire tests are derived from it. */
export interface Route {
  /** The requirement it carries out. */
  readonly rule: string;
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  /** Whose base URL the path is added to (`page`: the page's own origin). */
  readonly at: EndpointName | 'page';
  /**
   * `{name}` is an argument (one path segment, encoded); `{locale}` and `{product}` are settings; `[auth/]` is there exactly when
   * the call is signed in. The template is also the name under which telemetry and errors report the call.
   */
  readonly path: string;
  /** A configured base URL with a path of its own is the whole service URL; `path` is then not added. */
  readonly whole?: true;
  /** Parameter names in the order of the wire. The argument has the parameter's name. */
  readonly query?: Readonly<Record<string, QueryEncoding>>;
  /** Fixed headers beside `Content-Type` (SVC-1) and the secrets. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly auth?: AuthScheme;
  /** Goes out anonymously when signed out. Without it nothing is requested and the call fails (SVC-7). */
  readonly anonymous?: true;
  /** `json`: the argument `body`; `file`: the argument `body` raw, with its own content type. */
  readonly body?: 'json' | 'file';
  /** False: the answer's body is not read, and the call gives no data (SVC-4). */
  readonly reads: boolean;
  /** `read`: 3 tries at 100 ms (SVC-5). `never`: sent once whatever happens. `balance`: STO-7 repeats it by its own rule. */
  readonly retry: 'read' | 'never' | 'balance';
  /**
   * `stored`: kept in IndexedDB by URL and token. `shared`: equal requests in flight are one. `none`: always its own request.
   * `spoils`: as `none`, and once it has succeeded what is stored is out of date.
   */
  readonly cache: 'stored' | 'shared' | 'none' | 'spoils';
}
