import type { Page } from 'puppeteer';

/** One measurement: an area with large content, and its use. */
export interface Row {
  /** A short description. */
  readonly name: string;
  /** Path and query of the page. */
  readonly path: string;
  /** The page's JSON settings. */
  readonly config?: Readonly<Record<string, unknown>>;
  /** The page's content. */
  readonly html: string;
  /** Large answers: method and path as in the sandbox's faults, and the body. */
  readonly answers: readonly { readonly match: string; readonly body: unknown }[];
  /** Whether a player is signed in. */
  readonly player?: true;
  /** Runs in the page: whether everything has rendered. */
  readonly ready: () => unknown;
  /** Further actions, in addition to scrolling to the end and back. */
  readonly use?: (page: Page) => Promise<void>;
}
