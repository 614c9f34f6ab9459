import type { Settings } from '../services/settings';
import { ownGlobal } from './own-global';

/**
 * The settings as the loader reads them: of the tag first, then with the page's JSON (`read-page.ts`), then whole
 * (`complete-settings.ts`).
 */
export interface PageSettings extends Omit<Settings, 'experiments' | 'nonce'> {
  base: string;
  /** The theme of the pasted file. */
  bundleTheme: string;
  antiflicker?: number;
  /** CSS selector of the regions in which nothing is mounted and nothing acts (interface 9). */
  ignore?: string;
  /** The names of the only widgets that may be mounted, with spaces between (interface 9). */
  allow?: string | readonly string[];
  /** The tag's switch, or an object of `cobbleSettings`. */
  experiments?: unknown;
  nonce?: string;
  /** Completed with the defaults. */
  isComplete?: true;
}

/**
 * Reads what the tag itself says (interface 1), the strongest first: the attributes, `cobbleSettings`, the query on
 * `src`. Call it while the script runs: `currentScript` is null in callbacks, and under a tag manager or in a module,
 * where the file's name is left to find the tag by.
 */
export const readSettings = (): PageSettings => {
  const script = (document.currentScript ??
    document.querySelector('script[src*="/cobble."]')) as HTMLScriptElement | null;
  // Never the page's own query: anybody may write that, and the files come from `base`.
  const url = new URL(script?.src || '.', location as never);
  return Object.assign(
    { base: new URL('..', url).href, bundleTheme: __THEME__ } as PageSettings,
    Object.fromEntries(url.searchParams),
    ownGlobal('cobbleSettings'),
    script?.dataset,
  );
};

declare global {
  interface Window {
    cobbleSettings?: unknown;
  }
}
