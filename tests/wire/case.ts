import type { Reply } from './recorder';

export interface Expected {
  readonly method: string;
  readonly path: string;
  /** The raw query, as it is sent. Default: none. */
  readonly query?: string | RegExp;
  /** Keyed by lower-case name. null means that the header must be missing. `content-type` is JSON unless listed. */
  readonly headers?: Readonly<Record<string, string | RegExp | null>>;
  /** The exact body. Default: empty. */
  readonly body?: string;
}

/** A call as plain data, so that Node and browsers can make it. */
export interface Case {
  /** The ID of the tested rule. `about` describes the aspect of the rule that this case tests. */
  readonly rule: string;
  readonly about: string;
  readonly group: string;
  readonly method: string;
  /** JSON, or `{ $file: { name, type, text } }` for a file. */
  readonly args: readonly unknown[];
  readonly signedIn: Expected;
  /**
   * `same`: the call sends the same request as when signed in, but without authorization. `rejected`: the call fails
   * without sending a request.
   */
  readonly signedOut: Expected | 'same' | 'rejected';
  readonly answer?: Exclude<Reply, (...args: never[]) => void>;
  /** The call's expected result. If omitted, any result passes. */
  readonly result?: unknown;
}
