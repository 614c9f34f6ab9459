import type { Settings } from '../services/settings';
import { ownGlobal } from './own-global';

/**
 * The settings as the loader reads them: of the tag first, then with the page's JSON (`read-page.ts`), then whole
 * (`complete-settings.ts`).
 */
export interface PageSettings extends Omit<Settings, 'experiments' | 'nonce'> {
  /** The build's folder, with the closing slash; `data-base` where the file was moved (interface 9). */
  base: string;
  /** The theme of the pasted file. */
  bundleTheme: string;
  antiflicker?: number;
  /** CSS selector of the regions in which nothing is mounted and nothing acts (interface 9). */
  ignore?: string;
  /** The names of the only widgets that may be mounted, with spaces between (interface 9). */
  allow?: string | readonly string[];
  /** Enhanced links: `on`, or the origins that they may lead to (interface 9). */
  links?: string | readonly string[];
  /** The tag's switch, or an object of `cobbleSettings`. */
  experiments?: unknown;
  nonce?: string;
  /** `wait`: nothing is kept, assigned or told before `cobble.consent(true)` (interface 9). */
  consent?: 'wait';
  /** Completed with the defaults. */
  isComplete?: true;
}

/**
 * Reads what the tag itself says (interface 1), the strongest first: the attributes, `cobbleSettings`, the query on
 * `src`. Call it while the script runs: `currentScript` is null in callbacks, and under a tag manager or in a module,
 * where the file's name is left to find the tag by.
 */
export const readSettings = (): PageSettings => {
  // In HTML a running script is an element of HTML.
  const script = (document.currentScript ??
    document.querySelector('script[src*="/cobble."]')) as HTMLScriptElement | null;
  // `URL` takes the location by its text, which TypeScript does not know. Never the page's own query: anybody may write
  // that, and the files come from `base`.
  // Nothing is found from a `blob:` or `data:` URL, and such a one can't be a base.
  const url = new URL(script?.src.replace(/^(blob|data):.*/, '') || '.', location as never);
  // The defaults come later (`complete-settings.ts`).
  const settings = Object.assign(
    { base: __BASE__ || new URL('..', url).href, bundleTheme: __THEME__ } as PageSettings,
    Object.fromEntries(url.searchParams),
    ownGlobal('cobbleSettings'),
    script?.dataset,
  );
  // What an optimiser has moved, merged or inlined does not lie in the build's folder, and is told where that is.
  settings.base = new URL(`${settings.base}`.replace(/\/?$/, '/'), location as never).href;
  return settings;
};

declare global {
  interface Window {
    cobbleSettings?: unknown;
  }
}
