import type { Page } from 'puppeteer';

export interface Row {
  readonly name: string;
  readonly path: string;
  readonly config?: Readonly<Record<string, unknown>>;
  readonly html: string;
  /** Response bodies, posted to `/__sandbox/faults`. `match` is a regular expression for a call's method and path. */
  readonly answers: readonly { readonly match: string; readonly body: unknown }[];
  readonly player?: true;
  /** Runs in the page. */
  readonly ready: () => unknown;
  /** Actions besides scrolling to the end and back. */
  readonly use?: (page: Page) => Promise<void>;
}
