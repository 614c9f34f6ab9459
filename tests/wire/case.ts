import type { Reply } from './recorder';

export interface Expected {
  readonly method: string;
  readonly path: string;
  /** Raw, as on the wire. Default: none. */
  readonly query?: string | RegExp;
  /** Lower-case names. null means that the header must be missing. `content-type` is JSON unless named. */
  readonly headers?: Readonly<Record<string, string | RegExp | null>>;
  /** Exact. Default: empty. */
  readonly body?: string;
}

/** Data, so that Node and browsers can make the call. */
export interface Case {
  /** The rule, and the special aspect of this case. */
  readonly rule: string;
  readonly about: string;
  readonly group: string;
  readonly method: string;
  /** JSON, or `{ $file: { name, type, text } }` for a file. */
  readonly args: readonly unknown[];
  readonly signedIn: Expected;
  /** `same`: as signed in, without authorization. `refused`: no request is sent, and the call fails. */
  readonly signedOut: Expected | 'same' | 'refused';
  readonly answer?: Exclude<Reply, (...args: never[]) => void>;
  /** The call's result; not checked if missing. */
  readonly gives?: unknown;
}
