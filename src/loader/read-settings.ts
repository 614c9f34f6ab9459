import type { Settings } from '../services/settings';
import { addSettings } from './add-settings';

/** The settings as the loader reads them. The page's JSON comes in with the first chunk that wants it: `complete-settings.ts`. */
export interface PageSettings extends Omit<Settings, 'experiments' | 'nonce'> {
  base: string;
  /** The theme of the pasted file. */
  own: string;
  antiflicker?: number;
  /** The tag's switch, or an object of `cobbleSettings`. */
  experiments?: unknown;
  nonce?: string;
  /** Completed with the page's JSON and the defaults. */
  whole?: true;
}

/**
 * Reads what the tag itself says (interface 1), the strongest first: the attributes, `cobbleSettings`, the query on `src`.
 * Call it while the script runs: `currentScript` is null in callbacks, and under a tag manager or in a module, where the
 * file's name is left to find the tag by.
 */
export const readSettings = (): PageSettings => {
  const script = (document.currentScript ?? document.querySelector('script[src*="/cobble.js"]')) as HTMLScriptElement | null;
  // Never the page's own query: anybody may write that, and the files come from `base`.
  const url = new URL(script?.src || '.', location as never);
  const settings = { own: __THEME__ } as PageSettings;
  for (const way of [script?.dataset, window.cobbleSettings, Object.fromEntries(url.searchParams), { base: new URL('..', url).href, nonce: script?.nonce }]) addSettings(settings, way as Partial<PageSettings>);
  return settings;
};

declare global {
  interface Window {
    cobbleSettings?: unknown;
  }
}
