import type { Reply } from './recorder';

/** One request as it must arrive. A pattern stands where a part is new each time. */
export interface Expected {
  readonly method: string;
  readonly path: string;
  /** Raw, as on the wire. Default: none. */
  readonly query?: string | RegExp;
  /**
   * Lower-case names; a pattern, a text, or null for a header that must be missing. Beside them, `content-type` is JSON
   * unless named.
   */
  readonly headers?: Readonly<Record<string, string | RegExp | null>>;
  /** Exact. Default: empty. */
  readonly body?: string;
}

/** One call as data, so that it can be made here or in a real browser. */
export interface Case {
  /** The requirement, and what is particular about this case. */
  readonly rule: string;
  readonly about: string;
  readonly group: string;
  readonly method: string;
  /** JSON, or `{ $file: { name, type, text } }` for a file. */
  readonly args: readonly unknown[];
  readonly signedIn: Expected;
  /** `same`: as signed in, but without an authorization. `refused`: nothing is requested, and the call fails. */
  readonly signedOut: Expected | 'same' | 'refused';
  readonly answer?: Exclude<Reply, (...args: never[]) => void>;
  /** What the call gives; not looked at when missing. */
  readonly gives?: unknown;
}
