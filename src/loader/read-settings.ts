import type { Settings } from '../services/settings';
import { ownGlobal } from './own-global';

/** The settings of a page: those of its services, and those that only the page's own script knows. */
export interface PageSettings extends Settings {
  /** The build's folder, with the closing slash. `data-base` names it if the file was moved (interface 9). */
  readonly base: string;
  /** The theme of the pasted file. */
  readonly bundleTheme: string;
  /** CSS selector of the regions in which nothing is mounted and nothing acts (interface 9). */
  readonly ignore?: string;
  /** The names of the only widgets that may be mounted, separated by spaces (interface 9). */
  readonly allow?: string | readonly string[];
  /** Enhanced links: `on`, or the origins that they may lead to (interface 9). */
  readonly links?: string | readonly string[];
  /** `wait`: nothing is stored, assigned or reported before `cobble.consent(true)` (interface 9). */
  readonly consent?: 'wait';
}

/** What the loader can read while its script runs; everything else may still follow in the page. */
export interface TagSettings extends Omit<Partial<PageSettings>, 'base' | 'bundleTheme' | 'experiments'> {
  readonly base: string;
  readonly bundleTheme: string;
  /** Milliseconds. */
  readonly antiflicker?: number;
  /** `on` or `off`, or an object of `cobbleSettings`. */
  readonly experiments?: unknown;
}

/**
 * Reads what the tag itself sets (interface 1), the strongest first: the attributes, `cobbleSettings`, the query on
 * `src`. Call it while the script runs: `currentScript` is null in callbacks, under a tag manager and in a module. Then
 * the tag is found by the file's name.
 *
 * @returns an object without a prototype. An empty attribute is in it as an empty text.
 */
export const readSettings = (): TagSettings => {
  // A running script of an HTML page is an HTML element.
  const script = (document.currentScript ??
    document.querySelector('script[src*="/cobble."]')) as HTMLScriptElement | null;
  // `URL` takes the location by its text, which TypeScript does not know. Never the page's own query: anybody may write
  // that, and the files come from `base`.
  // Nothing is found from a `blob:` or `data:` URL, and such a one can't be a base.
  const url = new URL(script?.src.replace(/^(blob|data):.*/, '') || '.', location as never);
  const settings = Object.assign(
    Object.create(null) as { base: string },
    { base: __BASE__ || new URL('..', url).href, bundleTheme: __THEME__ },
    Object.fromEntries(url.searchParams),
    ownGlobal('cobbleSettings'),
    script?.dataset,
  );
  // If an optimiser moved or inlined this script, `data-base` points to the build's folder.
  settings.base = new URL(`${settings.base}`.replace(/\/?$/, '/'), location as never).href;
  // `bundleTheme` was set above.
  return settings as TagSettings;
};

declare global {
  interface Window {
    cobbleSettings?: unknown;
  }
}
