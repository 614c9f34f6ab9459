import type { Page } from 'puppeteer';

/** One measurement: an area with much in it, and how somebody uses it. */
export interface Row {
  /** What is measured, in a few words. */
  readonly name: string;
  /** Path and query of the page that is opened. */
  readonly path: string;
  /** The page's JSON. */
  readonly config?: Readonly<Record<string, unknown>>;
  /** What stands in the page. */
  readonly html: string;
  /** Calls that are answered with much: method and path, as the sandbox's faults are told, and the body. */
  readonly answers: readonly { readonly match: string; readonly body: unknown }[];
  /** Whether a player is signed in. */
  readonly player?: true;
  /** Whether all is there, in the page. */
  readonly ready: () => unknown;
  /** What is done then, beside scrolling to the end and back. */
  readonly use?: (page: Page) => Promise<void>;
}
