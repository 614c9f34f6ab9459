import type { EndpointName } from './settings';
import type { Shape } from './shape/shape';

/**
 * What a call proves itself with, and in which headers (SVC-6 to SVC-9):
 * - `mcToken`: `Authorization: MCToken <token>`.
 * - `bearer`: `Authorization: Bearer <bearer cookie>`.
 * - `realms`: `Authorization` of the Realms token, session id, mojang auth (the bearer cookie) and, where one is
 *   stored, the purchasing token (the Marketplace token).
 * - `currency`: `Authorization: MCToken <token>` and `microsoftPurchasingToken`.
 * - `xbox`: `Authorization` of the Xbox token, which carries its own scheme.
 */
export type AuthScheme = 'mcToken' | 'bearer' | 'realms' | 'currency' | 'xbox';

/** One call as the browser gets it: a column that is left out has its default. */
export interface Row {
  /** Left out for GET. */
  readonly method?: 'PUT' | 'POST' | 'DELETE';
  /** Whose base URL the path is added to (`page`: the page's own origin). Default `api`. */
  readonly at?: EndpointName | 'page';
  /**
   * `{name}` is an argument (one path segment, encoded); `{locale}` (in the form that the service knows) and
   * `{product}` are settings; `[auth/]` is there exactly when the call is signed in. The template is also the name
   * under which telemetry and errors report the call.
   */
  readonly path: string;
  /** A configured base URL with a path of its own is the whole service URL; `path` is then not added. */
  readonly whole?: true;
  /**
   * Parameter names in the order of the wire, with a space between. The argument has the parameter's name; one without
   * a value is left out. A list is joined by commas.
   * - `name=text`: always this text.
   * - `name:date`: year-month-day in UTC, from a `Date`, milliseconds, or a text that is one.
   * - `name:repeat`: once for each member of a list.
   * - `name:filters`: a record, or a list of `{ name, value }`, as `filter[name]=value`; a plain text as `name=text`.
   */
  readonly query?: string;
  /** Fixed headers beside `Content-Type` (SVC-1) and the secrets. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * With `?` the call goes out anonymously when signed out. Without it nothing is requested then, and the call fails
   * (SVC-7).
   */
  readonly auth?: AuthScheme | 'mcToken?';
  /** `json`: the argument `body`; `file`: the argument `body` raw, with its own content type. */
  readonly body?: 'json' | 'file';
  /** By which the client reads the answer. */
  readonly answer?: Shape;
  /** False: the answer's body is not read, and the call gives no data (SVC-4). */
  readonly reads?: false;
  /**
   * `read`, the default of GET: 3 tries at 100 ms (SVC-5). `never`, the default of all else: sent once whatever
   * happens. `balance`: STO-7 repeats it by its own rule.
   */
  readonly retry?: 'read' | 'never' | 'balance';
  /**
   * `shared`, the default of GET: equal requests in flight are one. `none`, the default of all else: always its own
   * request. `stored`: shared, and kept in IndexedDB by URL and token. `spoils`: as `none`, and once it was sent what is
   * stored is out of date.
   */
  readonly cache?: 'stored' | 'shared' | 'none' | 'spoils';
}

/** One call with every column. The sandbox's router and the wire tests are derived from these. */
export interface Route extends Omit<Row, 'auth' | 'reads' | 'method'> {
  /** The requirement that it carries out. */
  readonly rule: string;
  readonly group: string;
  /** The method's name in its group. */
  readonly name: string;
  readonly method: 'GET' | NonNullable<Row['method']>;
  readonly at: NonNullable<Row['at']>;
  readonly auth?: AuthScheme;
  /** Goes out anonymously when signed out. */
  readonly anonymous: boolean;
  readonly reads: boolean;
  readonly retry: NonNullable<Row['retry']>;
  readonly cache: NonNullable<Row['cache']>;
  /** The call's `endpoint` in `Ms.Web.ApiPerf` and in errors. */
  readonly telemetry: string;
}
