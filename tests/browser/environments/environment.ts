import type { Frame } from 'puppeteer';
import type { Harness, PageWithOptions } from '../harness';
import type { OpenedPage } from '../opened-page';

/** A row of the table in docs/compatibility.md, and the test that proves it. */
export interface Environment {
  readonly name: string;
  /** What the environment does to a page: the table's second column. */
  readonly does: string;
  /** Whether the widgets work in this environment. Default: `yes`. */
  readonly verdict?: 'yes' | 'partly';
  /** The table's last column: steps that authors must or can take. */
  readonly advice?: string;
  /** Whether `npm test` tests this environment. `environments.all.test.ts` tests the others. */
  readonly isSample?: true;

  /** Default: `page()`. */
  html?(harness: Harness): string | Promise<string>;
  readonly options?: PageWithOptions;
  /** Runs before the widgets mount. */
  prepare?(opened: OpenedPage, harness: Harness): Promise<unknown>;
  /** Replaces all other checks if the driver can't visit the page as usual. */
  insteadOfVisit?(opened: OpenedPage): Promise<void>;
  /** The frame that holds the widgets. Default: the main frame. */
  frame?(opened: OpenedPage): Promise<Frame>;
  /** Runs last, in the page. Returns whether the page itself still works. */
  host?(): boolean | Promise<boolean>;
  /** Additional checks of this environment. */
  check?(opened: OpenedPage, frame: Frame): Promise<unknown>;
}

export const SCRIPT = '/dist/realms/cobble.js';
export const tag = (attributes = 'data-theme="realms"') => `<script async src="${SCRIPT}" ${attributes}></script>`;

export const tile =
  '<div id="tile" data-widget="marketplace-tile" data-title="Castle Siege" data-price="830"><p>Castle Siege</p></div>';
/**
 * The tested widgets: a component, a dialog with its opener, a component that moves the page's own elements, and an
 * area.
 */
export const widgets = `${tile}
<button type="button" id="opener" data-widget-open="#rules">Rules</button>
<div id="rules" data-widget="modal" data-heading="Rules"><p>Build, and let build.</p></div>
<div style="width: 300px"><div id="slides" data-widget="carousel" data-label="News"><p>One</p><p>Two</p><p>Three</p></div></div>
<div id="servers" data-widget="server-status"></div>`;

interface Parts {
  readonly doctype?: string;
  readonly attributes?: string;
  /** Default: the tag. */
  readonly head?: string;
  /** Default: the widgets in a `main`. */
  readonly body?: string;
}

export const page = ({
  doctype = '<!doctype html>',
  attributes = 'lang="en-us"',
  head = tag(),
  body = `<main>${widgets}</main>`,
}: Parts = {}): string =>
  `${doctype}<html ${attributes}><head><meta charset="utf-8"/><title>Shop</title>${head}</head><body><h1>Shop</h1>${body}</body></html>`;

export const vendor = (path: string, attributes = ''): string =>
  `<script src="/vendor/${path}" ${attributes}></script>`;

/** Returns a classic script that calls a function of this repository in the page. */
export const run = <Values extends readonly unknown[]>(
  inPage: (...values: Values) => unknown,
  ...values: Values
): string =>
  `<script>(${inPage})(${values.map((value) => JSON.stringify(value).replaceAll('<', '\\u003c')).join()})</script>`;

/** Checks that the page loads only stylesheets of this theme, as the tag's settings demand. */
export const usesTheme =
  (theme: string) =>
  async (opened: OpenedPage): Promise<void> => {
    const used = opened.sent(/^\/dist\/\w+\/[\w-]+\.\w+\.css/).map(({ path }) => path.split('/')[2]);
    if (used.length === 0 || used.some((one) => one !== theme)) throw new Error(`The stylesheets are of ${used}.`);
  };
